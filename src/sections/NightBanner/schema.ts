import { z } from 'zod';
import { line, linkSchema, pictureId, prose } from '../../model/fields.ts';

export const nightBannerSchema = z.strictObject({
  kind: z.literal('night-banner'),
  heading: line(80, 'Set in the dark left of the picture'),
  text: prose('Under it', 260).optional(),
  picture: pictureId('A night render, its subject on the right'),
  link: linkSchema.optional(),
});
