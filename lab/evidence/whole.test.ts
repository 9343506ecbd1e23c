import { describe, expect, it } from 'vitest';
import type { GateReport } from '../../tests/gates/report.ts';
import { type BenchReport, resumable } from '../bench/report.ts';
import { refusals, type Wanted } from './whole.ts';

const COMMIT = '85b0b0e487';
const OTHER = '848f025a29';
const run = { date: '2026-11-15T10:00:00.000Z', commit: COMMIT, tools: {} };
const PAGES = ['/', '/robotics'];
const wanted: Wanted = {
  commit: COMMIT,
  built: true,
  gates: { page: ['axe'], site: ['links'] },
  pages: { gates: PAGES, bench: PAGES },
};
const sample = { lcp: 1, cls: 0, tbt: 0, bytes: 1 };
const scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const page = (runs = 3, turns = 5) => ({
  lighthouse: { runs, scores, below: {}, sample },
  floor: { runs: turns, page: sample, floor: sample },
});
const gates: GateReport = {
  ...run,
  gates: ['axe', 'links'].map((name) => ({ name, promise: '', seenToFailOn: ['a fault'] })),
  records: PAGES.map((address) => ({ page: address, gate: 'axe', findings: 0 })),
};
const bench: BenchReport = {
  ...run,
  slowdown: 4,
  rule: { runs: 3, turns: 5 },
  again: {},
  failed: {},
  pages: { '/': page(), '/robotics': page() },
  build: [{ pages: 2, seconds: 1 }],
  server: [{ what: 'a page', embedded: 1, nginx: 1 }],
  interactions: [{ page: '/', what: 'menu', ms: 60 }],
  visits: PAGES.map((page) => ({ page, files: [{ url: page, bytes: 1, after: false }] })),
  hosts: [{ host: 'nginx', right: 1, explained: 0, wrong: 0 }],
  queries: [{ what: 'held out', queries: 1, first: 1, near: 1 }],
  clone: [{ what: 'npm start', seconds: 1 }],
};

it('accepts two complete runs of the commit that is being built', () => {
  expect(refusals(gates, bench, wanted)).toEqual([]);
});

describe('rejects', () => {
  const told = (changes: { gates?: Partial<GateReport>; bench?: Partial<BenchReport>; wanted?: Partial<Wanted> }) =>
    refusals({ ...gates, ...changes.gates }, { ...bench, ...changes.bench }, { ...wanted, ...changes.wanted });

  it.each([
    ['a range of commits', { bench: { commit: `${COMMIT} to ${OTHER}` } }, /bench: made on a range/],
    ['a changed tree under the gates', { gates: { commit: `${COMMIT}+` } }, /gates: made on a changed tree/],
    ['a changed tree now', { wanted: { commit: `${COMMIT}+` } }, /working tree is not one clean commit/],
    ['no repository', { gates: { commit: 'unknown' } }, /gates: made on no known commit/],
    ['gates of one commit and a bench of another', { bench: { commit: OTHER } }, /bench: made on 848f025a29, and this/],
    ['stale runs, both of an earlier commit', { wanted: { commit: OTHER } }, /gates: made on 85b0b0e487, and this/],
    ['a build of something else', { wanted: { built: false } }, /dist\/ is not what this tree builds/],
    ['a page that no gate saw', { gates: { records: gates.records.slice(1) } }, /not every gate looked at .*: \/$/],
    ['a gate that did not run', { gates: { gates: gates.gates.slice(1) } }, /these did not run: axe/],
    [
      'a gate that caught nothing',
      { gates: { gates: gates.gates.map((gate) => ({ ...gate, seenToFailOn: [] })) } },
      /caught no planted fault: axe, links/,
    ],
    ['a page that was not measured', { bench: { pages: { '/': page() } } }, /not scored 3 times: \/robotics/],
    ['a page that failed', { bench: { failed: { '/': 'no paint' } } }, /could not be measured: \//],
    [
      'a page that was visited more often than the others',
      { bench: { pages: { '/': page(), '/robotics': page(3, 20) } } },
      /not held against their floor 5 times: \/robotics/,
    ],
    ['a bench without a rule', { bench: { rule: undefined } }, /says no rule/],
    ['a phone that was slowed less', { bench: { slowdown: 2.5 } }, /slowed 2.5 times, not 4/],
    ['a part that is missing', { bench: { server: [] } }, /parts are missing: server/],
    ['a page without a first visit', { bench: { visits: bench.visits?.slice(1) } }, /no first visit: \/$/],
    ['a bench without a clone', { bench: { clone: [] } }, /parts are missing: clone/],
    ['a benchmark without interactions', { bench: { interactions: undefined } }, /parts are missing: interactions/],
  ])('%s', (_, changes, says) => {
    expect(told(changes as Parameters<typeof told>[0]).filter((fault) => says.test(fault))).toHaveLength(1);
  });

  it('what was never run', () => {
    expect(refusals(undefined, undefined, wanted)).toHaveLength(2);
  });
});

describe('a run is resumed', () => {
  const rule = { runs: 3, turns: 5 };
  it('on the same clean commit under the same rule', () => {
    expect(resumable(bench, COMMIT, rule)).toBe(bench);
  });

  it.each([
    ['the commit has changed', { ...bench, commit: OTHER }, COMMIT, rule],
    ['the tree has changed', { ...bench, commit: `${COMMIT}+` }, `${COMMIT}+`, rule],
    ['the rule is another', bench, COMMIT, { runs: 3, turns: 7 }],
    ['it said no rule', { ...bench, rule: undefined }, COMMIT, rule],
  ])('but starts again if %s', (_, last, commit, now) => {
    expect(resumable(last as BenchReport, commit, now)).toBeUndefined();
  });
});
