import { expect, it } from 'vitest';
import { benchEvidenceSchema, gateEvidenceSchema } from '../../src/evidence/schema.ts';
import type { GateReport } from '../../tests/gates/report.ts';
import type { BenchReport } from '../bench/report.ts';
import { condenseBench, condenseGates } from './condense.ts';

const run = { date: '2026-11-15T10:00:00.000Z', commit: 'abc+', tools: { chromium: '156' } };
const sample = (lcp: number, bytes = 0) => ({ lcp, cls: 0, tbt: 0, bytes });
const lighthouse = (runs: number, performance: number) => ({
  runs,
  scores: { seo: 97, 'best-practices': 98, accessibility: 99, performance },
  below: {},
  sample: sample(1000, 140_511.4),
});

it('reduces the gates to their promises and planted faults, and a page to its results', () => {
  const report: GateReport = {
    ...run,
    gates: [
      { name: 'axe', promise: 'No violation.', seenToFailOn: ['b', 'a'] },
      { name: 'bytes', promise: 'In budget.', seenToFailOn: [] },
    ],
    records: [
      { page: '/robotics', gate: 'axe', findings: 2 },
      { page: '/', gate: 'axe', findings: 0 },
      { page: '/robotics', gate: 'bytes', findings: 0, measured: { document: 9000 } },
    ],
  };
  const evidence = condenseGates(report);
  expect(evidence).toEqual({
    ...run,
    gates: [
      { name: 'axe', promise: 'No violation.', caught: ['a', 'b'] },
      { name: 'bytes', promise: 'In budget.', caught: [] },
    ],
    pages: { '/': { gates: 1, faults: {} }, '/robotics': { gates: 2, faults: { axe: 2 } } },
  });
  expect(Object.keys(evidence.pages)).toEqual(['/', '/robotics']);
  expect(gateEvidenceSchema.parse(evidence)).toEqual(evidence);
});

it('reduces the benchmark to four scores in order, the ratio and the bytes, without missing measurements', () => {
  const report: BenchReport = {
    ...run,
    slowdown: 2.5714,
    failed: {},
    pages: {
      '/robotics': {
        lighthouse: lighthouse(5, 96),
        floor: { runs: 3, page: sample(1049), floor: sample(1000) },
      },
      '/': { floor: { runs: 3, page: sample(900, 50), floor: sample(1000) } },
      '/humanoid': {},
    },
    build: [{ pages: 71, seconds: 9.4271 }],
    rule: { runs: 5, turns: 3 },
    again: { '/robotics': ['Chromium did not start'] },
    interactions: [{ page: '/', what: 'menu', ms: 63.6 }],
  };
  const evidence = condenseBench(report);
  expect(evidence).toEqual({
    ...run,
    tools: { ...run.tools, 'CPU slowdown': '2.6 ×' },
    runs: 3,
    rule: { runs: 5, turns: 3 },
    again: { '/robotics': ['Chromium did not start'] },
    interactions: [{ page: '/', what: 'menu', ms: 64 }],
    pages: {
      '/': { lcpOverFloor: 0.9, bytes: 50, cls: 0, tbt: 0 },
      '/humanoid': {},
      '/robotics': { scores: [96, 99, 98, 97], lcpOverFloor: 1.05, bytes: 140_511, cls: 0, tbt: 0 },
    },
    build: [{ pages: 71, seconds: 9.4 }],
    server: [],
  });
  expect(benchEvidenceSchema.parse(evidence)).toEqual(evidence);
});
