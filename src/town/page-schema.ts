import { z } from 'zod';
import { headed, line, pagePath, prose, worded } from '../model/fields.ts';

const word = (about: string) => line(160, about).meta({ search: false });

/** The text of the page at /town. The text of its places is in content/en/site/town.yaml. */
export const townFields = {
  ...worded,
  picture: prose('The alternative text of the picture', 320),
  stage: word('Name of the group of outlines, and what the keys do'),
  zoom: z.strictObject({ nearer: word('Button'), farther: word('Button'), whole: word('Button') }),
  clock: z.strictObject({
    label: word('Name of the slider'),
    hours: z.strictObject({
      dawn: word('Read out after the time'),
      noon: word('Read out after the time'),
      dusk: word('Read out after the time'),
      night: word('Read out after the time'),
    }),
    wet: word('Read out in place of the hour while it rains; {hour} is one of the above'),
    changes: z
      .strictObject({
        dawn: word('What changes at dawn'),
        noon: word('What changes by day'),
        dusk: word('What changes at dusk'),
        night: word('What changes at night'),
        rain: word('What changes in rain, after the sentence of the hour'),
      })
      .describe('Beside the clock, one sentence for each hour'),
    rain: word('The switch'),
  }),
  list: z.strictObject({
    heading: word('Name of the list'),
    run: word('Before the choice: I run'),
    anything: word('The first choice: everything is shown'),
    kinds: z
      .record(
        z.string(),
        z.strictObject({
          label: line(24, 'A choice, with its article').meta({ search: false }),
          pages: z.array(pagePath('A page for this reader')).length(3),
          model: pagePath('A page whose model this reader would try'),
        }),
      )
      .describe('The choices, by the tags of places'),
    yours: word('Over the three pages of a choice; {kind} is its label'),
    model: word('Before the question of the model'),
    brief: word('Link to /brief with the questions for this choice'),
    one: word('How many places are left'),
    many: word('How many places are left; {n} is the number'),
  }),
  place: z.strictObject({
    pages: word('Name of the list of pages of a place'),
    close: word('Button: back to the whole town'),
    questions: word('Button: adds the questions of these pages to the brief'),
    added: word('After the button was pressed; {n} is the number of questions'),
    already: word('After the button was pressed, where all questions were in the brief'),
    failed: word('After the button was pressed, where the questions could not be loaded'),
  }),
  landmarks: z
    .array(z.string())
    .describe('Ids of places, in the order in which the picture names them; the first eight in view at the first view'),
  words: z.strictObject(headed).describe('Over the list in words'),
};
const townWords = z.object(townFields);
export type TownWords = z.infer<typeof townWords>;

/** A choice of 'I run …' as the island receives it: the addresses have become links. */
export interface Kind {
  label: string;
  pages: { to: string; name: string }[];
  model: { to: string; question: string };
}
type List = Omit<TownWords['list'], 'kinds'> & {
  kinds: Record<string, Kind>;
  /** The address of the page /brief, if the site has it. */
  briefAddress: string | undefined;
};
/** With the texts about the brief, which all pages share. */
type PlaceWords = TownWords['place'] & { briefAddress: string | undefined; open: string; unstored: string };
export type IslandWords = Omit<TownWords, 'words' | 'landmarks' | 'list' | 'place'> & { list: List; place: PlaceWords };
