import { z } from 'zod';
import { DISPLAY_CHOICES, DISPLAY_SETTINGS, type DisplaySetting } from '../model/display-settings.ts';
import { headed, line, pictureId, prose, worded } from '../model/fields.ts';

const option = (about: string) => line(32, about);

/** The labels of one group of radio buttons: the default, and one for each choice. */
const group = (setting: DisplaySetting) =>
  z.strictObject({
    legend: line(32, 'What is set'),
    default: option('The first choice: nothing is stored'),
    choices: z.strictObject(
      Object.fromEntries(DISPLAY_CHOICES[setting].map((value) => [value, option(`The choice '${value}'`)])),
    ),
  });

/** The texts of the page at /display. */
export const displayFields = {
  ...worded,
  settings: z.strictObject({
    ...headed,
    groups: z.strictObject(
      Object.fromEntries(DISPLAY_SETTINGS.map((setting) => [setting, group(setting)])) as Record<
        DisplaySetting,
        ReturnType<typeof group>
      >,
    ),
    reset: line(48, 'The button that deletes all choices'),
    stored: line(140, 'Announced when a choice is stored'),
    cleared: line(140, 'Announced when all choices are deleted'),
    unable: prose('In place of the choices where scripts do not run', 240),
    blocked: prose('In place of the choices where the browser blocks storage', 240),
    sample: z.strictObject({
      label: line(32, 'Over the sample'),
      heading: line(48, 'A heading, to look at'),
      text: prose('A paragraph with a link, to look at', 280),
      picture: pictureId('A light picture, to look at'),
    }),
  }),
};
const displayWords = z.object(displayFields);
export type DisplayWords = z.infer<typeof displayWords>;
