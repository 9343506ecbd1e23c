import { z } from 'zod';
import { headed, line, pictureId, prose } from '../../model/fields.ts';

export const articlesSchema = z.strictObject({
  kind: z.literal('articles'),
  heading: headed.heading.optional(),
  aside: headed.aside,
  set: z
    .enum(['tiers', 'rooms', 'rise', 'line', 'chart'])
    .optional()
    .describe(
      'How they stand on a wide screen: narrowing downwards, side by side, rising, staggered along a line, or in ruled rows',
    ),
  items: z
    .array(
      z.strictObject({
        title: line(70, 'The article'),
        subtitle: line(120, 'A line under its title').optional(),
        picture: pictureId('Beside it; an article may go without').optional(),
        paragraphs: z.array(prose('A paragraph', 720)).min(1).max(4),
        facts: z
          .array(z.strictObject({ term: line(32, 'What'), text: line(220, 'Which') }))
          .max(5)
          .optional(),
      }),
    )
    .min(2)
    .max(8),
});
