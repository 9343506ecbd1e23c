import { z } from 'zod';
import { headed, line, prose } from '../../model/fields.ts';

/** Questions of a committee before it buys. Rows are structured data, so that a brief can be built from them. */
export const scopeSchema = z.strictObject({
  kind: z.literal('scope'),
  ...headed,
  rows: z
    .array(
      z.strictObject({
        question: line(60, 'What the committee asks, in the terms of this page'),
        decides: prose('What decides it; or the answer, where the document gives one', 240),
        given: z.boolean().default(false).describe('The document has the answer: the row states it'),
      }),
    )
    .min(3)
    .max(8),
});
