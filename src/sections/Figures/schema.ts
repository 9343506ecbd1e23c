import { z } from 'zod';
import { figureSchema, grounded, headed, line } from '../../model/fields.ts';

export const figuresSchema = z.strictObject({
  kind: z.literal('figures'),
  heading: headed.heading.optional(),
  ...grounded,
  aside: headed.aside,
  items: z.array(figureSchema).min(1).max(5).describe('The large figures'),
  large: z.boolean().default(false).describe('One figure alone, half the text width'),
  lines: z.array(figureSchema).max(8).optional().describe('Further figures, one to a ruled line'),
  note: line(200, 'Where the figures come from').optional(),
});
