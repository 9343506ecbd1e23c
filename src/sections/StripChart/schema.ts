import { z } from 'zod';
import { headed, line } from '../../model/fields.ts';

const label = {
  label: line(40, 'What is measured'),
  sub: line(60, 'How often, or where').optional(),
  unit: line(24, 'Its unit').optional(),
};

const lineStrip = z.strictObject({
  ...label,
  points: z.array(z.number()).min(3).max(120).describe('The readings, evenly spaced'),
  compare: z
    .array(z.number())
    .min(3)
    .max(120)
    .optional()
    .describe('A second, quieter line: the plan, or another night'),
  stepped: z.boolean().default(false).describe('Draw the second line in steps: a plan that holds for a block'),
  band: z.tuple([z.number(), z.number()]).optional().describe('The range in which nobody is told'),
  range: z.tuple([z.number(), z.number()]).optional().describe('Lowest and highest value drawn'),
  dots: z.boolean().default(true).describe('Draw each reading as a dot'),
  tall: z.boolean().default(false).describe('Twice as high, for the one strip a page is about'),
  shade: z
    .tuple([z.number().min(0).max(1), z.number().min(0).max(1)])
    .optional()
    .describe('A part of the time, 0 to 1, shaded'),
  alerts: z
    .array(
      z.strictObject({
        at: z.int().min(0).describe('Which reading, counted from 0'),
        text: line(70, 'Who is told, or what it means'),
        flag: z.boolean().default(false).describe('Words over the plot and a line down, where lines cross below'),
      }),
    )
    .max(4)
    .default([]),
});

const stateStrip = z.strictObject({
  ...label,
  states: z
    .array(
      z.strictObject({
        state: z.enum(['run', 'wait', 'stop', 'change']).describe('How the segment is drawn'),
        length: z.number().positive().describe('How long, in the unit of the strip'),
        reason: line(40, 'Why it did not run').optional(),
        alert: z.boolean().default(false).describe('Marked in marigold'),
      }),
    )
    .min(2),
});

export const stripChartSchema = z.strictObject({
  kind: z.literal('strip-chart'),
  ...headed,
  note: line(200, 'Opposite the heading: what is drawn, and that it is a sample'),
  strips: z
    .array(z.union([lineStrip, stateStrip]))
    .min(1)
    .max(5),
  ticks: z.array(line(12, 'A mark on the time scale')).min(2).max(13).meta({ search: false }),
  legend: z
    .array(
      z.strictObject({
        mark: z
          .enum(['run', 'wait', 'stop', 'change', 'flagged', 'line', 'compare'])
          .describe('As drawn in the strips'),
        text: line(40, 'What it means'),
      }),
    )
    .max(6)
    .optional()
    .meta({ search: false }),
  summary: line(400, 'The same in one or two sentences, for those who do not see the drawing').meta({ search: false }),
  after: line(260, 'A sentence under the strips').optional(),
});
export type LineStrip = z.infer<typeof lineStrip>;
export type StateStrip = z.infer<typeof stateStrip>;
