import { z } from 'zod';
import { line, pictureId, prose } from '../../model/fields.ts';

export const indexSchema = z.strictObject({
  kind: z.literal('index'),
  entries: z
    .array(
      z.strictObject({
        name: line(60, 'The heading of a part, in the margin'),
        paragraphs: z.array(prose('A paragraph', 720)).min(1).max(4),
        plate: z
          .strictObject({ picture: pictureId('Under the tall plate'), caption: line(140, 'After “Plate N”') })
          .optional()
          .describe('A second plate for the right column'),
        points: z.array(line(160, 'A point of a list')).max(8).optional(),
      }),
    )
    .min(3)
    .max(7),
  picture: pictureId('The tall plate'),
  caption: line(140, 'After “Plate N”'),
});
