import { z } from 'zod';
import { figureSchema, headed, line, pictureId, prose } from '../../model/fields.ts';

const part = (about: string) => prose(about, 420);

export const casesSchema = z.strictObject({
  kind: z.literal('cases'),
  ...headed,
  onward: prose('Under the index: where else the reader may go', 420).optional(),
  labels: z
    .tuple([line(20, 'Over the problem'), line(20, 'Over the solution'), line(20, 'Over the result')])
    .describe('The three columns, named once and repeated in every case')
    .meta({ search: false }),
  items: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(/^[a-z][a-z-]*$/)
          .describe('The anchor the index jumps to'),
        title: line(40, 'The case'),
        line: line(90, 'Its line in the index'),
        lede: line(160, 'Beside the picture, under the title'),
        picture: pictureId('The case, as seen'),
        problem: part('What hurts, in the reader’s words'),
        solution: part('What flies, and what it does'),
        result: part('What is different afterwards'),
        figure: figureSchema.optional().describe('A figure of the result; only where the spec gives one'),
      }),
    )
    .min(3)
    .max(8),
  note: line(220, 'Under the last case').optional(),
});
