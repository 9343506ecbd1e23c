import { z } from 'zod';
import { cell, grounded, headed, line, pagePath } from '../../model/fields.ts';

export const ledgerSchema = z
  .strictObject({
    kind: z.literal('ledger'),
    ...headed,
    ...grounded,
    columns: z
      .array(line(48, 'Column heading'))
      .min(2)
      .max(6)
      .optional()
      .describe('For a ledger of several columns; the first names the rows'),
    rows: z
      .array(
        z.strictObject({
          name: line(80, 'The row’s name'),
          cells: z.array(cell(320)).min(1).max(5).describe('Its cells, one for each column; prose is allowed'),
          points: z.array(line(160, 'A point under the sentence')).min(2).max(6).optional(),
          to: pagePath('Makes the row a link').optional(),
        }),
      )
      .min(2)
      .max(20),
    layout: z
      .enum(['side', 'full', 'numbered'])
      .default('side')
      .describe('Heading in the margin, over the rows, or rows counted'),
    note: line(220, 'Under the rows').optional(),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.cells.length === (columns ? columns.length - 1 : 1)), {
    message: 'every row needs one cell a column (one cell where there are no columns)',
    path: ['rows'],
  })
  .refine(({ columns, rows }) => !columns || rows.every((row) => !row.points), {
    message: 'points belong to a ledger without columns',
    path: ['rows'],
  });
