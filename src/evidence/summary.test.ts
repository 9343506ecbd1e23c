import { describe, expect, it } from 'vitest';
import type { Evidence } from './schema.ts';
import { fieldOf, interactionsOf, outcomesOf, passedBy, rowsOf, totalsOf } from './summary.ts';

const run = { date: '2026-11-15T10:00:00.000Z', commit: 'abc', tools: {} };
const gate = (name: string) => ({ name, promise: '', caught: [] });
const evidence: Evidence = {
  gates: {
    ...run,
    gates: [gate('axe'), gate('focus'), gate('links')],
    pages: { '/': { gates: 3, faults: {} }, '/robotics': { gates: 3, faults: { focus: 4, links: 1 } } },
  },
  bench: {
    ...run,
    runs: 3,
    pages: {
      '/': { scores: [100, 100, 100, 100], lcpOverFloor: 1.04, bytes: 300_000 },
      '/robotics': { scores: [99, 100, 100, 100] },
    },
    build: [],
    server: [],
  },
};
const none: Evidence = { gates: undefined, bench: undefined };
const listed = [
  { heading: 'The company', pages: [{ path: '/', name: 'Home' }] },
  {
    heading: 'Essays',
    pages: [
      { path: '/robotics', name: 'Robots' },
      { path: '/new', name: 'New' },
    ],
  },
];

describe('rows', () => {
  it('are every page in order, with its known results', () => {
    const [company, essays] = rowsOf(listed, evidence);
    expect(company?.rows).toEqual([
      {
        path: '/',
        name: 'Home',
        gates: { gates: 3, faults: {} },
        scores: [100, 100, 100, 100],
        lcpOverFloor: 1.04,
        bytes: 300_000,
      },
    ]);
    expect(essays?.rows.map(({ path }) => path)).toEqual(['/robotics', '/new']);
    expect(essays?.rows[1]).toMatchObject({ gates: undefined, scores: undefined, bytes: undefined });
  });

  it('count a gate as passed unless it found a fault', () => {
    expect(passedBy({ gates: 3, faults: {} })).toBe(3);
    expect(passedBy({ gates: 3, faults: { focus: 4, links: 1 } })).toBe(1);
  });
});

it('a gate has checked every page of the run, and its faults are added up', () => {
  const { gates } = evidence;
  expect(gates && outcomesOf(gates)).toEqual({
    axe: { pages: 2, faults: 0 },
    focus: { pages: 2, faults: 4 },
    links: { pages: 2, faults: 1 },
  });
});

describe('totals', () => {
  it('add up the results of the runs', () => {
    expect(totalsOf(rowsOf(listed, evidence), evidence)).toEqual({
      pages: 3,
      gates: 3,
      faults: 5,
      full: { pages: 1, of: 2 },
    });
  });

  it('are undefined, not zero, if no run was made', () => {
    expect(totalsOf(rowsOf(listed, none), none)).toEqual({
      pages: 3,
      gates: undefined,
      faults: undefined,
      full: undefined,
    });
  });
});

it('the drawing has a column for each checked page, a gap between families, and its faults in their rows', () => {
  expect(fieldOf(rowsOf(listed, evidence), ['axe', 'focus', 'links'])).toEqual({
    width: 4,
    height: 3,
    passed: [0, 2],
    faults: [
      { x: 2, y: 1 },
      { x: 2, y: 2 },
    ],
  });
});

it('gives the longest wait for every kind of interaction, and the number of pages', () => {
  const drawing = (ms: number) => ({ page: '/a', what: 'drawing', ms });
  expect(interactionsOf([drawing(40), { page: '/', what: 'menu', ms: 60 }, drawing(72)])).toEqual([
    { what: 'drawing', times: 2, ms: 72 },
    { what: 'menu', times: 1, ms: 60 },
  ]);
  expect(interactionsOf([])).toEqual([]);
});
