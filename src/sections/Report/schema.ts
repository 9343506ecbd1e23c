import { z } from 'zod';
import { cell, figureSchema, headed, line } from '../../model/fields.ts';

export const reportSchema = z
  .strictObject({
    kind: z.literal('report'),
    ...headed,
    title: line(48, 'Over the sheet: the report and its period'),
    subtitle: line(60, 'Opposite the title'),
    parts: z
      .array(
        z.strictObject({
          letter: z
            .string()
            .regex(/^[a-h]$/)
            .describe('Its letter on the sheet'),
          name: line(32, 'The part of a KPI'),
          shown: line(48, 'What stands on the sheet for it'),
          text: line(100, 'Why a KPI must carry it'),
        }),
      )
      .min(3)
      .max(8)
      .describe('The first KPI, part by part; the first two are its name and its value'),
    figures: z.array(figureSchema).max(4).describe('Further KPIs, without their parts'),
    bars: z.strictObject({
      label: line(60, 'Over the bars'),
      unit: line(24, 'What the bars count'),
      items: z
        .array(
          z.strictObject({
            name: line(24, 'The bar'),
            value: z.number().min(0).describe('How far it is filled'),
            of: z.number().positive().describe('Its target'),
          }),
        )
        .min(2)
        .max(6),
    }),
    table: z.strictObject({
      caption: line(80, 'Over the table'),
      columns: z.array(line(24, 'Column heading')).min(2).max(5),
      rows: z
        .array(z.array(cell(40)).min(2).max(5))
        .min(2)
        .max(8)
        .describe('The last row is the total'),
    }),
    note: line(120, 'That it is a sample'),
  })
  .refine(({ table }) => table.rows.every((row) => row.length === table.columns.length), {
    message: 'every row needs one cell a column',
    path: ['table', 'rows'],
  });
