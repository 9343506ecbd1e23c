import { z } from 'zod';
import { headed, line, linkSchema, pictureId } from '../../model/fields.ts';

export const carouselSchema = z.strictObject({
  kind: z.literal('carousel'),
  ...headed,
  look: z.enum(['services', 'future']).describe('services: the twelve service pages on paper; future: tall cards at night'),
  items: z
    .array(z.strictObject({ title: line(40, 'The card'), text: line(120, 'Its line'), picture: pictureId(), link: linkSchema }))
    .optional()
    .describe('The cards of “future”; those of “services” come from the service pages themselves'),
});
