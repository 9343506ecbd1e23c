import { z } from 'zod';
import { line } from '../model/fields.ts';

/** content/<language>/site/glossary.yaml: the chosen word for each term, and the words that are not used for it. */
export const glossarySchema = z.strictObject({
  terms: z.array(
    z.strictObject({
      english: line(60, 'The English term'),
      word: line(60, 'The word that this language uses for it'),
      not: z.array(line(60, 'Another word or spelling that is not used')).default([]),
      note: line(200, 'For whoever writes the next text').optional(),
    }),
  ),
});
export type Term = z.infer<typeof glossarySchema>['terms'][number];
