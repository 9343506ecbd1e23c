import { z } from 'zod';
import { grounded, line, prose } from '../../model/fields.ts';

export const quoteSchema = z.strictObject({
  kind: z.literal('quote'),
  ...grounded,
  text: prose('The words of the person, without quotation marks', 420),
  name: line(60, 'Who said it'),
  place: line(90, 'Where they work, and as what'),
  permission: z.string().min(10).describe('When and how the person agreed to be quoted; never shown'),
});
