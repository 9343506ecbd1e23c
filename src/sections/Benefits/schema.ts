import { z } from 'zod';
import { headed, line } from '../../model/fields.ts';

export const benefitsSchema = z.strictObject({
  kind: z.literal('benefits'),
  ...headed,
  items: z
    .array(
      z.strictObject({ name: line(140, 'The benefit'), text: line(240, 'How the reader would see it').optional() }),
    )
    .min(2)
    .max(12)
    .describe('Counted, in two columns'),
  large: z.boolean().default(false).describe('Set three or four benefits large, one to a line'),
});
