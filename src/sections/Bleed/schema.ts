import { z } from 'zod';
import { line, linkSchema, pictureId, prose } from '../../model/fields.ts';

export const bleedSchema = z.strictObject({
  kind: z.literal('bleed'),
  picture: pictureId('The plate, from edge to edge'),
  caption: line(180, 'After “Plate N”'),
  heading: line(60, 'For a plate that is also a banner').optional(),
  text: prose('Under that heading', 260).optional(),
  link: linkSchema.optional(),
});
