import { z } from 'zod';
import { headed, headline, line, pictureId } from '../model/fields.ts';

/** The texts of the contact page; company, phone and address come from the company profile. */
export const contactFields = {
  headline,
  opening: z.strictObject({ prompts: z.array(line(60, 'A question')).length(3) }),
  information: z.strictObject({
    heading: headed.heading,
    labels: z.strictObject({
      company: line(24, 'Before the company’s name'),
      phone: line(24, 'Before the number'),
      email: line(24, 'Before the address'),
      address: line(24, 'Before the postal address'),
      hours: line(24, 'Before the opening hours'),
      replyTime: line(24, 'Before how soon a message is answered'),
      answers: line(24, 'Before who answers'),
      social: line(24, 'Before the other places'),
    }),
  }),
  map: z.strictObject({ heading: headed.heading }),
  closing: z
    .strictObject({ picture: pictureId('From edge to edge'), caption: line(120, 'After “Plate 1”') })
    .describe('What the page ends on, in place of the banner'),
};
const contactWords = z.object(contactFields);
export type ContactWords = z.infer<typeof contactWords> & { name: string };
