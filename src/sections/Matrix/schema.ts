import { z } from 'zod';
import { cell, headed, line } from '../../model/fields.ts';

const mark = z.enum(['full', 'ring', 'half']).describe('A filled dot, a ring, or a half-filled dot');

export const matrixSchema = z
  .strictObject({
    kind: z.literal('matrix'),
    ...headed,
    corner: line(32, 'Over the row names').optional(),
    columns: z.array(line(32, 'Column heading')).min(2).max(8),
    rows: z
      .array(
        z.strictObject({
          name: line(60, 'The row'),
          cells: z.array(z.union([mark, z.literal(''), cell(90)])),
        }),
      )
      .min(3)
      .max(24),
    legend: z
      .array(z.strictObject({ mark: z.union([mark, z.literal('')]), text: line(60, 'What the mark means') }))
      .max(4)
      .meta({ search: false }),
    note: line(200, 'Under the matrix').optional(),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.cells.length === columns.length), {
    message: 'every row needs one cell a column',
    path: ['rows'],
  });
