import { z } from 'zod';
import { figureSchema, headed, line, valuesOf } from '../../model/fields.ts';

export const pointScaleSchema = z.strictObject({
  kind: z.literal('point-scale'),
  ...headed,
  figures: z.array(figureSchema).length(2).describe('The two spans of the spec'),
  from: z.number().positive().describe('The least, at the left end'),
  to: z.number().positive().describe('The most, at the right end'),
  places: z
    .array(
      z.strictObject({
        name: line(24, 'A kind of building'),
        points: z.number().positive().describe('About how many points it has'),
        text: line(80, 'What they are'),
      }),
    )
    .min(2)
    .max(6),
  values: valuesOf(2),
  note: line(320, 'How to read the scale'),
});
