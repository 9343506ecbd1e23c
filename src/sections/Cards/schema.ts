import { z } from 'zod';
import { headed, line, prose } from '../../model/fields.ts';

export const cardsSchema = z.strictObject({
  kind: z.literal('cards'),
  ...headed,
  items: z
    .array(
      z.strictObject({
        mark: line(4, 'Up to four letters, drawn as a lettermark in place of a logo')
          .meta({ search: false })
          .optional(),
        logo: z
          .string()
          .regex(/^\/logos\/[\w-]+\.(svg|png|webp)$/)
          .optional()
          .describe(
            'A file of public/logos that the owner of the mark lets you show; it takes the place of the letters',
          ),
        title: line(60, 'The card'),
        text: prose('What it says', 320),
      }),
    )
    .min(3)
    .max(12),
  note: line(200, 'Under the cards').optional(),
});
