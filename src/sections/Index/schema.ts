import { z } from 'zod';
import { line, pictureId, prose } from '../../model/fields.ts';

export const indexSchema = z.strictObject({
  kind: z.literal('index'),
  entries: z
    .array(
      z.strictObject({
        name: line(60, 'An entry of the margin index and the heading of its part'),
        paragraphs: z.array(prose('A paragraph', 720)).min(1).max(4),
        plate: z
          .strictObject({ picture: pictureId('Across the reading column'), caption: line(140, 'After “Plate N”') })
          .optional()
          .describe('Before the part at which the prose turns'),
        points: z.array(line(160, 'A point of a list')).max(8).optional(),
      }),
    )
    .min(3)
    .max(7),
  picture: pictureId('The tall plate'),
  caption: line(140, 'After “Plate N”'),
});
