import { z } from 'zod';
import { headed, line, prose, worded } from '../model/fields.ts';

const word = (about: string) => line(160, about).meta({ search: false });

/** The words of the page at /town. Its places, and what is said of them, stand in content/en/site/town.yaml. */
export const townFields = {
  ...worded,
  picture: prose('In place of the picture, for those who listen', 320),
  stage: word('Name of the group of outlines, and how the keys walk'),
  zoom: z.strictObject({ nearer: word('Button'), farther: word('Button'), whole: word('Button') }),
  clock: z.strictObject({
    label: word('Name of the rule'),
    hours: z.strictObject({
      dawn: word('Read out after the time'),
      noon: word('Read out after the time'),
      dusk: word('Read out after the time'),
      night: word('Read out after the time'),
      rain: word('Read out after the time'),
    }),
    rain: word('The switch'),
  }),
  list: z.strictObject({
    heading: word('Name of the list'),
    run: word('Before the choice: I run'),
    anything: word('The first choice: everything is shown'),
    kinds: z.record(z.string(), line(24, 'A choice, with its article')).describe('The choices, by the tags of places'),
    one: word('How many places are left'),
    many: word('How many places are left; {n} is the number'),
  }),
  place: z.strictObject({
    pages: word('Name of the list of pages of a place'),
    close: word('Button: back to the whole town'),
  }),
  words: z.strictObject(headed).describe('Over the list in words'),
};
const townWords = z.object(townFields);
export type TownWords = z.infer<typeof townWords>;
/** All but what only the printed page says. */
export type IslandWords = Omit<TownWords, 'words'>;
