import { z } from 'zod';
import { line, pagePath, worded } from '../model/fields.ts';

/** The page at /models: every model of the site, by what the reader runs. */
export const modelsFields = {
  ...worded,
  groups: z
    .array(
      z.strictObject({
        heading: line(60, 'What the reader runs'),
        pages: z.array(pagePath('A page with a model')).min(1),
      }),
    )
    .describe('Every page with a model, once'),
};
const modelsWords = z.object(modelsFields);
export type ModelsWords = z.infer<typeof modelsWords>;
