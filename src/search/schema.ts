import { z } from 'zod';
import { type Family, pageSchemas } from '../families/schemas.ts';
import { line, linkSchema, pagePath, utilityPageSchema } from '../model/fields.ts';

const families = Object.keys(pageSchemas) as Family[];
/** Pages that nobody looks for. */
const UNLISTED: Family = 'lost';

/** content/en/site/search.yaml: the page at /search, and what search knows beyond the pages' own words. */
export const searchSchema = z.strictObject({
  page: utilityPageSchema,
  directory: z
    .array(
      z.strictObject({
        heading: line(32, 'Over its pages; beside a page in the results'),
        line: line(90, 'Under that heading'),
        weight: z.number().min(0.5).max(1).default(1).describe('How much its pages count against others in search'),
        families: z.array(z.enum(families)).min(1).describe('The families of pages it gathers'),
      }),
    )
    .refine(
      (groups) => {
        const named = groups.flatMap((group) => group.families);
        return (
          new Set(named).size === named.length &&
          families.every((family) => named.includes(family) === (family !== UNLISTED))
        );
      },
      { message: `every family of pages but '${UNLISTED}' must be named, once` },
    ),
  suggestions: z.array(linkSchema).max(8).describe('Offered before anything is typed'),
  synonyms: z
    .array(
      z.strictObject({
        words: z.array(line(40, 'A word or phrase')).min(1).describe('What people type'),
        pages: z.array(pagePath()).min(1).describe('The pages they mean, the best one first'),
      }),
    )
    .describe('Words that visitors use and the pages do not'),
});
export type SearchContent = z.infer<typeof searchSchema>;

/** The page at /search. It is not in the registry: a utility, with no words of its own. */
export type SearchPage = SearchContent['page'] & { family: 'search'; path: '/search' };
