import { z } from 'zod';
import { headed, line, linkSchema, pagePath, pictureId } from '../../model/fields.ts';

export const carouselSchema = z.strictObject({
  kind: z.literal('carousel'),
  ...headed,
  look: z
    .enum(['services', 'future'])
    .describe('services: the twelve service pages on paper; future: tall cards at night'),
  pages: z
    .array(pagePath())
    .optional()
    .describe('The cards of “services”: service pages, in order; each opens its own'),
  items: z
    .array(
      z.strictObject({
        title: line(40, 'The card'),
        text: line(120, 'Its line'),
        picture: pictureId(),
        link: linkSchema,
      }),
    )
    .optional()
    .describe('The cards of “future”'),
});
