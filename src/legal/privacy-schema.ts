import { z } from 'zod';
import { headed, line, prose, worded } from '../model/fields.ts';
import { STORAGE_KINDS } from './stored-item.ts';

/** The texts of the page at /privacy. */
export const privacyFields = {
  ...worded,
  kept: z.strictObject({
    ...headed,
    rows: z
      .array(
        z.strictObject({
          where: z.enum(STORAGE_KINDS).describe('Which of the browser’s stores'),
          key: z.string().min(1).describe('Its name there, or how its name begins'),
          name: line(48, 'What it is'),
          text: prose('What is kept, and why', 280),
          until: line(140, 'When it goes; {days}, {most} and {recent} are filled in'),
        }),
      )
      .min(1)
      .describe('Everything this site may keep on a device'),
    until: line(24, 'Before the time when it goes'),
    here: line(32, 'Where something is there'),
    count: line(32, 'Where {n} things are there'),
    none: line(32, 'Where nothing is there'),
    clear: line(32, 'The button'),
    note: line(140, 'Beside the button'),
    cleared: line(160, 'Said when it is done'),
    empty: line(140, 'Where nothing is there to be cleared'),
    failed: line(160, 'Said when something would not go'),
    unable: line(160, 'In place of the button where there is no script'),
  }),
};
const privacyWords = z.object(privacyFields);
export type PrivacyWords = z.infer<typeof privacyWords>;
