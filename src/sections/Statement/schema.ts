import { z } from 'zod';
import { grounded, line, linkSchema, prose } from '../../model/fields.ts';

export const statementSchema = z.strictObject({
  kind: z.literal('statement'),
  text: prose('The sentence, set large', 320),
  ...grounded,
  quiet: prose('A continuation in a quieter tone', 320).optional(),
  aside: line(220, 'A small remark in the margin').optional(),
  more: z.array(prose('A paragraph beneath')).max(4).optional(),
  link: linkSchema.optional(),
});
