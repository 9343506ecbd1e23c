import { z } from 'zod';
import { cell, headed, line } from '../../model/fields.ts';

export const specTableSchema = z
  .strictObject({
    kind: z.literal('spec-table'),
    ...headed,
    columns: z.array(line(48, 'Column heading')).min(2).max(6).describe('The first column names the rows'),
    rows: z
      .array(z.array(cell(260)).min(2).max(6))
      .min(2)
      .max(16)
      .describe('Cells, in the order of the columns; prose is allowed'),
    data: z.int().min(1).max(5).optional().describe('The column set in teal, counted from 0'),
    note: line(200, 'Under the table').optional(),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    message: 'every row needs one cell a column',
    path: ['rows'],
  });
