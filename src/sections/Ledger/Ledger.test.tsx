import { expect, it } from 'vitest';
import { count, errorIn, show } from '../testing.tsx';

const rows = [
  { name: 'Patient', cells: ['Measures at home.'] },
  { name: 'Nurse', cells: ['Starts with the deviations.'], to: '/about_us' },
];

it('is a description list, with links where a row has one', () => {
  const html = show({ kind: 'ledger', heading: 'Who', rows });
  expect(count(html, '<dt')).toBe(2);
  expect(html).toContain('<a href="/about_us">Nurse</a>');
});

it('with columns it is a table', () => {
  const html = show({ kind: 'ledger', heading: 'Who', columns: ['Who', 'What'], rows });
  expect(html).toContain('<table');
});

it('a row may have points below its sentence', () => {
  const points = ['Find every certificate.', 'Rank by lifetime.'];
  const html = show({ kind: 'ledger', heading: 'Who', rows: rows.map((row) => ({ ...row, points })) });
  expect(count(html, '<li')).toBe(4);
});

it('rejects points in a table, which has no cell for them', () => {
  const row = { ...rows[0], points: ['One.', 'Two.'] };
  expect(errorIn({ kind: 'ledger', heading: 'Who', columns: ['Who', 'What'], rows: [row, row] })).toMatch(
    /points belong/,
  );
});

it('rejects a row whose cells do not match the columns', () => {
  expect(errorIn({ kind: 'ledger', heading: 'Who', columns: ['A', 'B', 'C'], rows })).toMatch(/cell/);
});
