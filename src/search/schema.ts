import { z } from 'zod';
import { familyName, line, linkSchema, pagePath, worded } from '../model/fields.ts';

/** Words and phrases separated by commas, because the lists are long. */
const listed = (about: string) =>
  z
    .string()
    .trim()
    .min(1)
    .describe(`${about}, separated by commas`)
    .transform((text) => text.split(',').map((words) => words.trim()));

/** content/en/site/search.yaml: synonyms, suggestions and groups of the search index. */
export const searchSchema = z.strictObject({
  directory: z.array(
    z.strictObject({
      heading: line(32, 'Over its pages; beside a page in the results'),
      line: line(90, 'Under that heading'),
      weight: z.number().min(0.5).max(1).default(1).describe('How much its pages count against others in search'),
      families: z.array(familyName()).min(1).describe('The families of pages it gathers'),
    }),
  ),
  suggestions: z.array(linkSchema).max(8).describe('Offered before anything is typed'),
  fillers: listed('Words that go with anything and say little about what is wanted'),
  synonyms: z
    .array(
      z.strictObject({
        words: listed('Words and phrases that people type'),
        pages: z.array(pagePath()).min(1).describe('The pages they mean, the best one first'),
        note: line(140, 'Said above the results where the site has no such thing').optional(),
        until: z.string().startsWith('/').describe('The address of a page that would make the note untrue').optional(),
      }),
    )
    .describe('Words that visitors use and the pages do not'),
  utilities: z
    .strictObject({
      heading: line(32, 'Beside them in the results'),
      pages: z.array(z.strictObject({ to: pagePath(), words: listed('Words and phrases that people type') })),
    })
    .describe('Pages that help with the others: found, but not on the list of all pages'),
  places: z
    .strictObject({
      heading: line(32, 'Beside them in the results'),
      weight: z.number().min(0.1).max(1).describe('How much they count against pages'),
    })
    .describe('The places of the town, which lead into the picture'),
});
export type SearchContent = z.infer<typeof searchSchema>;

/** The page at /search: the list of all pages comes from the pages themselves. */
const searchWords = z.object(worded);
export type SearchWords = z.infer<typeof searchWords>;
