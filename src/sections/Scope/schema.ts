import { z } from 'zod';
import { headed, line, prose } from '../../model/fields.ts';

/** What a committee asks before it buys. Rows are data of their own: a visitor's brief can be made of them. */
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
