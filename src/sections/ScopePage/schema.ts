import { z } from 'zod';
import { grounded, headed, line } from '../../model/fields.ts';

export const scopePageSchema = z.strictObject({
  kind: z.literal('scope-page'),
  ...headed,
  ...grounded,
  title: line(60, 'Over the specimen page'),
  lines: z
    .array(
      z.strictObject({
        text: line(120, 'A sentence of the scope'),
        struck: z.boolean().default(false).describe('Crossed out in pen'),
        note: line(60, 'Written in the margin').optional(),
      }),
    )
    .min(3)
    .max(8),
  initials: line(80, 'At the foot, where the reader signs'),
});
