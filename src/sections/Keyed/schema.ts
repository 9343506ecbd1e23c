import { z } from 'zod';
import { figureSchema, headed, keyedPart, line, linkSchema, pictureId, prose } from '../../model/fields.ts';

export const keyedSchema = z.strictObject({
  kind: z.literal('keyed'),
  ...headed,
  lede: line(180, 'The sentence under the heading').optional(),
  text: prose('A paragraph under the lede').optional(),
  picture: pictureId('The render whose parts are lettered'),
  caption: line(140, 'After “Plate N”'),
  parts: z.array(keyedPart).min(3).max(8).describe('The key, in order of the letters'),
  figure: figureSchema.optional().describe('One figure beside the plate'),
  link: linkSchema.optional(),
});
