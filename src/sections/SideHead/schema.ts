import { z } from 'zod';
import { headed, linkSchema, namedSchema, prose } from '../../model/fields.ts';

export const sideHeadSchema = z.strictObject({
  kind: z.literal('side-head'),
  ...headed,
  paragraphs: z.array(prose('A paragraph')).max(6).optional(),
  items: z.array(namedSchema).max(8).optional().describe('Short named paragraphs'),
  link: linkSchema.optional(),
});
