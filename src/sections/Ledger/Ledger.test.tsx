import { expect, it } from 'vitest';
import { count, refuse, show } from '../testing.tsx';

const rows = [
  { name: 'Patient', cells: ['Measures at home.'] },
  { name: 'Nurse', cells: ['Starts with the deviations.'], to: '/about_us' },
];

it('is a list of terms, a row a link where it says so', () => {
  const html = show({ kind: 'ledger', heading: 'Who', rows });
  expect(count(html, '<dt')).toBe(2);
  expect(html).toContain('<a href="/about_us">Nurse</a>');
});

it('with columns it is a table', () => {
  const html = show({ kind: 'ledger', heading: 'Who', columns: ['Who', 'What'], rows });
  expect(html).toContain('<table');
});

it('refuses a row whose cells do not fit the columns', () => {
  expect(refuse({ kind: 'ledger', heading: 'Who', columns: ['A', 'B', 'C'], rows })).toMatch(/cell/);
});
