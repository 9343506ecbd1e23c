import { type BenchEvidence, CATEGORIES, type GateEvidence } from '../../src/evidence/schema.ts';
import type { GateRecord, GateReport } from '../../tests/gates/report.ts';
import { lcpRatio } from '../bench/limits.ts';
import type { BenchReport, FirstVisit, PageResult } from '../bench/report.ts';

/** Sorted, so that a new run of the same site changes only the lines that differ. */
const sorted = <T>(entries: [string, T][]) =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))) as Record<string, T>;

function condenseRecords(records: GateRecord[]): GateEvidence['pages'][string] {
  const objecting = records.filter(({ findings }) => findings > 0);
  return { gates: records.length, faults: sorted(objecting.map(({ gate, findings }) => [gate, findings])) };
}

/** For a page: the number of gates that checked it, and the faults they found. */
export function condenseGates({ date, commit, tools, gates, records }: GateReport): GateEvidence {
  const pages = [...new Set(records.map(({ page }) => page))];
  return {
    date,
    commit,
    tools,
    gates: gates.map(({ name, promise, seenToFailOn }) => ({ name, promise, caught: [...seenToFailOn].sort() })),
    pages: sorted(pages.map((page) => [page, condenseRecords(records.filter((record) => record.page === page))])),
  };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
const tenths = (value: number) => Math.round(value * 10) / 10;

function condensePage(result: PageResult): BenchEvidence['pages'][string] {
  const { lighthouse, floor } = result;
  const ratio = lcpRatio(result);
  const sample = lighthouse?.sample ?? floor?.page;
  return {
    ...(lighthouse && { scores: CATEGORIES.map((category) => lighthouse.scores[category]) }),
    ...(ratio !== undefined && { lcpOverFloor: hundredths(ratio) }),
    ...(sample && {
      bytes: Math.round(sample.bytes),
      cls: Math.round(sample.cls * 1000) / 1000,
      tbt: Math.round(sample.tbt),
    }),
  };
}

const weight = (files: FirstVisit['files']) => ({
  requests: files.length,
  bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
});
const condenseVisit = (files: FirstVisit['files']) => ({
  ...weight(files),
  after: weight(files.filter(({ after }) => after)),
});

/** For a page: four scores, its largest paint compared with the floor, layout shift, blocking time, and transferred bytes. */
export function condenseBench(report: BenchReport): BenchEvidence {
  const { date, commit, tools, slowdown, rule, again, interactions, pages, build = [], server = [] } = report;
  const { visits, hosts, queries, clone } = report;
  const runs = Object.values(pages).flatMap(({ lighthouse, floor }) =>
    [lighthouse?.runs ?? [], floor?.runs ?? []].flat(),
  );
  return {
    date,
    commit,
    tools: { ...tools, ...(slowdown && { 'CPU slowdown': `${tenths(slowdown)} ×` }) },
    ...(rule && { rule }),
    ...(again && { again }),
    ...(interactions && {
      interactions: interactions.map(({ page, what, ms }) => ({ page, what, ms: Math.round(ms) })),
    }),
    ...(visits && { visits: sorted(visits.map(({ page, files }) => [page, condenseVisit(files)])) }),
    ...(hosts && { hosts }),
    ...(queries && { queries }),
    ...(clone && { clone: clone.map(({ what, seconds }) => ({ what, seconds: tenths(seconds) })) }),
    runs: runs.length ? Math.min(...runs) : 0,
    pages: sorted(Object.entries(pages).map(([address, result]) => [address, condensePage(result)])),
    build: build.map(({ pages: count, seconds, astro }) => ({
      pages: count,
      seconds: tenths(seconds),
      ...(astro && { astro: tenths(astro) }),
    })),
    server,
  };
}
