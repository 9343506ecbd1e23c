import { z } from 'zod';
import { headed, line, namedSchema, worded } from '../model/fields.ts';
import { GATE_NAMES } from './gate-names.ts';
import { CRITERION_IDS, type CriterionId } from './wcag-criteria.ts';

const criterion = z.strictObject({
  text: line(200, 'What is looked at, or why it holds'),
  gates: z.array(z.enum(GATE_NAMES)).default([]).describe('The gates that look at it'),
  tests: z
    .array(z.string().regex(/^[a-z-]+$/))
    .default([])
    .describe('Tests of behaviour: names of files in tests/browser, without .spec.ts'),
  people: z.boolean().default(false).describe('Part of it, or all, is for a person to judge'),
  built: z.boolean().default(false).describe('It follows from the way the pages are built'),
  absent: z.boolean().default(false).describe('It does not apply to this site'),
  fails: z.boolean().default(false).describe('It is not met; `known` says more'),
});
export type CheckedCriterion = z.infer<typeof criterion>;

/** Every criterion once: a missing one is a fault. */
const criteria = z.strictObject(
  Object.fromEntries(CRITERION_IDS.map((id) => [id, criterion])) as Record<CriterionId, typeof criterion>,
);

const part = { ...headed, rows: z.array(namedSchema).min(2) };

/** The texts of the page at /accessibility. Its results come from evidence/gates.json, never from here. */
export const accessibilityFields = {
  ...worded,
  table: z.strictObject({
    ...headed,
    columns: z.tuple([
      line(24, 'Number and name'),
      line(24, 'A, AA or AAA'),
      line(36, 'What is looked at'),
      line(36, 'By what'),
      line(36, 'Result'),
    ]),
    principles: z.tuple([
      line(60, 'Over criteria 1.*'),
      line(60, 'Over criteria 2.*'),
      line(60, 'Over criteria 3.*'),
      line(60, 'Over criteria 4.*'),
    ]),
    run: line(220, 'Over the tables; {date} and {commit} of the run of the gates'),
    older: line(220, 'Where that run is of another source than this build'),
    missing: line(140, 'Where the gates have not been run'),
    by: z.strictObject({
      gates: line(32, 'Before the names of gates'),
      tests: line(32, 'Tests of behaviour'),
      people: line(32, 'A person'),
      built: line(32, 'The way the pages are made'),
      absent: line(32, 'Nothing here that it speaks of'),
    }),
    results: z.strictObject({
      clean: line(60, 'No gate found a fault; {pages}'),
      faults: line(60, '{faults} were found on {pages}'),
      unknown: line(60, 'Its gates have not been run'),
      tested: line(60, 'Tests of behaviour alone'),
      built: line(60, 'By the way it is made'),
      open: line(60, 'Left to a person, and no record of one'),
      absent: line(60, 'Does not apply'),
      fails: line(60, 'Not met'),
    }),
    note: line(320, 'Under the tables'),
  }),
  criteria,
  known: z.strictObject(part).describe('What does not work, or is not known to'),
  standards: z.strictObject(part).describe('How this table relates to other rules'),
  report: z.strictObject(part).describe('How to tell us'),
};
const accessibilityWords = z.object(accessibilityFields);
export type AccessibilityWords = z.infer<typeof accessibilityWords>;
