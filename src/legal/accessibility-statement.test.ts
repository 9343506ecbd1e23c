import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { onlyPage } from '../content/registry.ts';
import { checkedBy, type GateRun, resultOf, statementOf } from './accessibility-statement.ts';
import { CRITERIA, CRITERION_IDS } from './wcag-criteria.ts';

const { table, criteria } = onlyPage('accessibility');
const { results } = table;
const plain = { text: '', gates: [], tests: [], people: false, built: false, absent: false, fails: false };
const run: GateRun = {
  date: '2026-11-15T10:00:00.000Z',
  commit: 'abc',
  older: false,
  outcomes: { axe: { pages: 78, faults: 0 }, focus: { pages: 76, faults: 2 } },
};

describe('the result of a criterion', () => {
  it('is the result of its gates, on the pages that all of them checked', () => {
    expect(resultOf({ ...plain, gates: ['axe'] }, run, table)).toBe('no fault on 78 pages');
    expect(resultOf({ ...plain, gates: ['axe', 'focus'] }, run, table)).toBe('2 faults on 76 pages');
  });

  it('is unknown if one of its gates has not run', () => {
    expect(resultOf({ ...plain, gates: ['axe', 'pixels'] }, run, table)).toBe(results.unknown);
    expect(resultOf({ ...plain, gates: ['axe'] }, undefined, table)).toBe(results.unknown);
  });

  it('claims nothing for a manual check that was not made, and nothing for a criterion that is not met', () => {
    expect(resultOf({ ...plain, gates: ['axe'], people: true }, run, table)).toContain(results.open);
    expect(resultOf({ ...plain, gates: ['axe'], fails: true }, run, table)).toBe(results.fails);
  });
});

describe('the statement', () => {
  it('has the 55 criteria of WCAG 2.2 A and AA, and the promised ones of AAA', () => {
    const levels = CRITERION_IDS.map((id) => CRITERIA[id].level);
    expect(levels.filter((level) => level === 'A')).toHaveLength(31);
    expect(levels.filter((level) => level === 'AA')).toHaveLength(24);
    const rows = statementOf(criteria, run, table).flatMap((principle) => principle.rows);
    expect(rows).toHaveLength(CRITERION_IDS.length);
    for (const [name, ...cells] of rows) for (const cell of cells) expect(cell, name).not.toBe('');
  });

  it.each(CRITERION_IDS)('%s has a check, or does not apply', (id) => {
    const { absent, gates, tests, people, built } = criteria[id];
    expect(Boolean(gates.length || tests.length || people || built)).toBe(!absent);
    for (const name of tests) expect(fs.globSync(`tests/{browser,gates}/${name}.spec.ts`), name).toHaveLength(1);
    expect(checkedBy(criteria[id], table)).not.toBe('');
  });

  it('lists each criterion that is not met among the known problems', () => {
    const known = onlyPage('accessibility').known.rows.map(({ text }) => text);
    for (const id of CRITERION_IDS)
      if (criteria[id].fails)
        expect(
          known.some((text) => text.includes(id)),
          id,
        ).toBe(true);
  });
});
