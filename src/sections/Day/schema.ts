import { z } from 'zod';
import { grounded, headed, line } from '../../model/fields.ts';

export const daySchema = z.strictObject({
  kind: z.literal('day'),
  ...headed,
  ...grounded,
  drawn: z
    .enum(['arc', 'strip', 'log', 'route', 'gantt'])
    .default('arc')
    .describe('arc: the sun over a day; the others are to scale in time, as states, entries, stops or jobs'),
  moments: z
    .array(
      z.strictObject({
        time: z
          .string()
          .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
          .describe('HH:MM, on the 24-hour clock'),
        name: line(40, 'What works at that moment'),
        text: line(200, 'What happens'),
        before: line(160, 'What the same moment was, on paper').optional(),
      }),
    )
    .min(4)
    .max(10),
  labels: z
    .tuple([line(24, 'Over the old column'), line(24, 'Over the new one')])
    .optional()
    .describe('The column headings of a table of before and after')
    .meta({ search: false }),
  note: line(160, 'Under the day'),
});
