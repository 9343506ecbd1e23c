import { z } from 'zod';
import { grounded, headed, linkSchema, namedSchema, prose } from '../../model/fields.ts';

export const sideHeadSchema = z.strictObject({
  kind: z.literal('side-head'),
  ...headed,
  ...grounded,
  paragraphs: z.array(prose('A paragraph')).max(6).optional(),
  items: z.array(namedSchema).max(8).optional().describe('Short named paragraphs'),
  link: linkSchema.optional(),
});
