import { type BenchEvidence, CATEGORIES, type Evidence } from '../../src/evidence/schema.ts';

/** The manual part of docs/benchmarks.md is outside these two lines. */
const FROM = '<!-- Written by `npm run evidence` from evidence/*.json; a test rejects manual changes. -->';
const TO = '<!-- End of what `npm run evidence` writes. -->';

const UNMEASURED = '–';
const whole = (value: number | undefined) => (value === undefined ? UNMEASURED : Math.round(value).toString());
const fixed = (value: number | undefined, digits: number) => value?.toFixed(digits) ?? UNMEASURED;

/** Formatted like Prettier: the first column to the left, figures to the right. */
export function markdownTable(head: string[], rows: string[][]): string {
  const widths = head.map((_, i) => Math.max(3, ...[head, ...rows].map((row) => row[i]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, i) => (i ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, i) => (i ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

const pageRow = ([address, { scores, lcpOverFloor, cls, tbt, bytes }]: [string, BenchEvidence['pages'][string]]) => [
  address,
  ...CATEGORIES.map((_, i) => whole(scores?.[i])),
  fixed(lcpOverFloor, 2),
  fixed(cls, 3),
  whole(tbt),
  whole(bytes === undefined ? undefined : bytes / 1000),
];

const repeated = ({ rule, runs }: BenchEvidence) =>
  rule
    ? `Every page was visited ${rule.runs} times by Lighthouse and ${rule.turns} times beside its floor, settled before the run; medians.`
    : `This run says no rule of repetition; the least that a page was visited is ${runs} times.`;

const measuredAgain = ({ again }: BenchEvidence): string[] => {
  if (!again) return [];
  const pages = Object.entries(again);
  return pages.length
    ? ['Measured again, from the start:', pages.map(([page, why]) => `- \`${page}\`: ${why.join('; ')}`).join('\n')]
    : ['No page was measured again.'];
};

function ofBench(bench: BenchEvidence): string[] {
  const { pages, interactions = [], build, server, visits = {}, hosts = [], queries = [], clone = [] } = bench;
  const scored = Object.values(pages).flatMap(({ scores }) => (scores ? [scores] : []));
  const full = scored.filter((scores) => scores.every((score) => score === 100)).length;
  return [
    `The bench: ${bench.date.slice(0, 10)}, commit \`${bench.commit}\`; ${named(bench.tools)}.`,
    repeated(bench),
    ...measuredAgain(bench),
    `${full} of ${scored.length} pages have full marks in all four categories of Lighthouse.`,
    markdownTable(
      ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ÷ floor', 'CLS', 'TBT, ms', 'kB'],
      Object.entries(pages).map(pageRow),
    ),
    ...(interactions.length
      ? [
          'From a touch or a key to the frame that shows it, on the slowed phone, the longest (INP):',
          markdownTable(
            ['what', 'page', 'ms'],
            interactions.map(({ what, page, ms }) => [what, page, whole(ms)]),
          ),
        ]
      : []),
    ...(Object.keys(visits).length
      ? [
          'A first visit at 1440 px with nothing in the cache, until 30 s after load:',
          markdownTable(
            ['page', 'requests', 'kB', 'of them after load', 'kB after load'],
            Object.entries(visits).map(([page, { requests, bytes, after }]) => [
              page,
              whole(requests),
              fixed(bytes / 1000, 1),
              whole(after.requests),
              fixed(after.bytes / 1000, 1),
            ]),
          ),
        ]
      : []),
    ...(hosts.length
      ? [
          markdownTable(
            ['the same requests of every host', 'right', 'another answer, explained', 'wrong'],
            hosts.map(({ host, right, explained, wrong }) => [host, whole(right), whole(explained), whole(wrong)]),
          ),
        ]
      : []),
    ...(queries.length
      ? [
          markdownTable(
            ['what buyers type', 'queries', 'page found first', 'among the first three'],
            queries.map((row) => [row.what, whole(row.queries), whole(row.first), whole(row.near)]),
          ),
        ]
      : []),
    ...(clone.length
      ? [
          markdownTable(
            ['a fresh clone', 'seconds until it answers'],
            clone.map(({ what, seconds }) => [what, fixed(seconds, 1)]),
          ),
        ]
      : []),
    ...(server.length
      ? [
          markdownTable(
            ['requests a second', 'npm start', 'sirv', 'nginx', 'ratio to nginx'],
            server.map((row) => [
              row.what,
              whole(row.embedded),
              whole(row.sirv),
              whole(row.nginx),
              fixed(row.embedded / row.nginx, 2),
            ]),
          ),
        ]
      : []),
    ...(build.length
      ? [
          markdownTable(
            ['build, pages', 'seconds', 'of them Astro’s', 'ratio', 'ms a page'],
            build.map((row) => [
              whole(row.pages),
              fixed(row.seconds, 1),
              fixed(row.astro, 1),
              fixed(row.astro && row.seconds / row.astro, 2),
              whole((row.seconds / row.pages) * 1000),
            ]),
          ),
        ]
      : []),
  ];
}

const named = (tools: Record<string, string>) =>
  Object.entries(tools)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');

/** The generated part of docs/benchmarks.md. */
export function lastRun({ gates, bench }: Evidence): string {
  const faults = gates && Object.values(gates.pages).flatMap((page) => Object.values(page.faults));
  return [
    FROM,
    gates
      ? `The gates: ${gates.date.slice(0, 10)}, commit \`${gates.commit}\`; ${gates.gates.length} gates on ${Object.keys(gates.pages).length} pages, ${faults?.reduce((sum, found) => sum + found, 0)} faults; ${named(gates.tools)}.`
      : 'The gates have not been run yet.',
    ...(bench ? ofBench(bench) : ['The bench has not been run yet.']),
    TO,
  ].join('\n\n');
}

/** The document with its generated part replaced. */
export function withLastRun(document: string, evidence: Evidence): string {
  const [from, to] = [document.indexOf(FROM), document.indexOf(TO)];
  if (from < 0 || to < from) throw new Error('docs/benchmarks.md has no markers around its generated part');
  return document.slice(0, from) + lastRun(evidence) + document.slice(to + TO.length);
}
