import { z } from 'zod';
import { headed, line, namedSchema, prose, worded } from '../model/fields.ts';

/** The texts of the page at /evidence. Its figures come from evidence/*.json, never from here. */
export const evidenceFields = {
  ...worded,
  summary: z.strictObject({
    heading: line(90, 'Over the promises'),
    columns: z.tuple([line(36, 'Promise'), line(36, 'Check'), line(24, 'Result'), line(24, 'Date')]),
    rows: z
      .array(
        z.strictObject({
          promise: line(120, 'What is promised, in plain words'),
          check: line(160, 'How it was checked'),
          gates: z.array(line(24, 'A gate')).min(1).describe('The gates whose result counts'),
        }),
      )
      .min(3),
    clean: line(60, 'No fault; {pages} is on how many pages'),
    found: line(60, 'Faults; {faults} of them, on {pages} pages'),
    fold: line(60, 'Opens a folded table'),
  }),
  figures: z.strictObject({
    pages: line(140, 'Under the number of pages'),
    gates: line(140, 'Under the number of gates'),
    faults: line(140, 'Under the number of faults found'),
    full: line(140, 'Under the number of pages with full marks; {of} is how many were measured'),
  }),
  field: z.strictObject({
    label: line(140, 'Read out in place of the drawing; {pages} across, {gates} down'),
    caption: line(280, 'Under the drawing'),
  }),
  table: z.strictObject({
    ...headed,
    others: line(60, 'Over the pages that no menu leads to'),
    columns: z.strictObject({
      page: line(24, 'Column of names and addresses'),
      gates: line(24, 'Gates passed, of how many'),
      performance: line(24, 'Lighthouse’s own word'),
      accessibility: line(24, 'Lighthouse’s own word'),
      'best-practices': line(24, 'Lighthouse’s own word'),
      seo: line(24, 'Lighthouse’s own word'),
      lcp: line(36, 'Largest paint against the floor'),
      bytes: line(24, 'Transferred on a first visit, in kB'),
    }),
    unmeasured: line(40, 'Read out where there is no figure'),
    passed: line(40, 'Gates passed: {passed} of {of}'),
    note: prose('How the figures came about; {runs} is how many visits', 640),
  }),
  runs: z.strictObject({
    ...headed,
    gates: line(60, 'The run of the gates'),
    bench: line(60, 'The run of the bench'),
    date: line(24, 'Before the date'),
    commit: line(24, 'Before the commit'),
    changed: line(60, 'After a commit: files had changed since'),
    missing: line(140, 'Where a run was never made'),
    other: line(200, 'Where the run is of another source than this build'),
  }),
  gates: z.strictObject({
    ...headed,
    columns: z.tuple([line(24, 'Name'), line(36, 'Promise'), line(60, 'Planted faults')]),
  }),
  machine: z.strictObject({
    ...headed,
    hands: line(60, 'Over the waits after a touch or a key'),
    handsColumns: z.tuple([line(24, 'What was touched'), line(24, 'How many'), line(36, 'Longest wait, ms')]),
    queries: line(60, 'Over the queries of the search'),
    queriesColumns: z.tuple([line(24, 'Which'), line(24, 'How many'), line(24, 'First'), line(24, 'First three')]),
    hosts: line(60, 'Over the answers of the hosts'),
    hostsColumns: z.tuple([line(24, 'Host'), line(24, 'Right'), line(24, 'Explained'), line(24, 'Wrong')]),
    clone: line(60, 'Over the start of a fresh clone'),
    cloneColumns: z.tuple([line(36, 'Command'), line(24, 'Seconds')]),
    build: line(60, 'Over the growth of the build'),
    buildColumns: z.tuple([
      line(24, 'Pages'),
      line(24, 'Seconds'),
      line(24, 'Of them Astro’s'),
      line(24, 'Milliseconds a page'),
    ]),
    server: line(60, 'Over requests a second'),
    serverColumns: z.tuple([
      line(36, 'What was asked for'),
      line(24, 'npm start'),
      line(24, 'sirv'),
      line(24, 'nginx'),
      line(24, 'Ratio'),
    ]),
  }),
  unseen: z.strictObject({ ...headed, rows: z.array(namedSchema).min(1).describe('What automated checks cannot see') }),
};
const evidenceWords = z.object(evidenceFields);
export type EvidenceWords = z.infer<typeof evidenceWords>;

const run = {
  date: z.iso.datetime().describe('When the run ended'),
  commit: z.string().describe('What was measured; a + at its end: files had changed since'),
  tools: z.record(z.string(), z.string()).describe('Name and version'),
};
const perPage = <T extends z.ZodType>(value: T) => z.record(z.string().startsWith('/'), value);
const count = z.number().int().min(0);
const weight = { requests: count, bytes: count };

/** evidence/gates.json, written by `npm run evidence` from the last run of `npm test`. */
export const gateEvidenceSchema = z.strictObject({
  ...run,
  gates: z.array(z.strictObject({ name: z.string(), promise: z.string(), caught: z.array(z.string()) })),
  pages: perPage(
    z.strictObject({
      gates: count.describe('How many gates looked at it'),
      faults: z.record(z.string(), count).describe('How many faults, by the gate that found them'),
    }),
  ),
});
export type GateEvidence = z.infer<typeof gateEvidenceSchema>;

/** The order of a page's four scores. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** evidence/bench.json, written by `npm run evidence` from the last run of `npm run bench`. */
export const benchEvidenceSchema = z.strictObject({
  ...run,
  runs: count.describe('Visits to each page, of which the median counts'),
  pages: perPage(
    z.strictObject({
      scores: z.array(z.number()).length(CATEGORIES.length).optional(),
      lcpOverFloor: z.number().optional(),
      cls: z.number().optional(),
      tbt: z.number().optional(),
      bytes: count.optional(),
    }),
  ),
  // Earlier runs had no rule and tested no interactions.
  rule: z
    .strictObject({ runs: count, turns: count })
    .optional()
    .describe('Visits of Lighthouse, and turns of page and floor: the same for every page'),
  again: z.record(z.string(), z.array(z.string())).optional().describe('Pages that were measured again, and why'),
  interactions: z
    .array(z.strictObject({ page: z.string(), what: z.string(), ms: z.number() }))
    .optional()
    .describe('The longest wait from a touch to the next frame: what INP counts'),
  visits: perPage(z.strictObject({ ...weight, after: z.strictObject(weight).describe('Of them after load') }))
    .optional()
    .describe('A first visit at 1440 px, until 30 s after load'),
  hosts: z
    .array(z.strictObject({ host: z.string(), right: count, explained: count, wrong: count }))
    .optional()
    .describe('Answers to the table of requests'),
  queries: z
    .array(z.strictObject({ what: z.string(), queries: count, first: count, near: count }))
    .optional()
    .describe('What buyers type: how many find their page first, and among the first three'),
  clone: z.array(z.strictObject({ what: z.string(), seconds: z.number() })).optional(),
  build: z.array(z.strictObject({ pages: count, seconds: z.number(), astro: z.number().optional() })),
  server: z.array(
    z.strictObject({ what: z.string(), embedded: z.number(), sirv: z.number().optional(), nginx: z.number() }),
  ),
});
export type BenchEvidence = z.infer<typeof benchEvidenceSchema>;

export interface Evidence {
  /** Undefined if there was no such run. */
  gates: GateEvidence | undefined;
  bench: BenchEvidence | undefined;
}
