import { z } from 'zod';
import { grounded, headed, line, linkSchema } from '../../model/fields.ts';

export const downloadsSchema = z.strictObject({
  kind: z.literal('downloads'),
  ...headed,
  ...grounded,
  files: z
    .array(
      linkSchema.extend({ text: line(160, 'What is in it, and for whom').optional() }).describe('A file of public/'),
    )
    .min(1)
    .max(12)
    .describe('The files; type and size are added by themselves'),
});
