import { expect, it } from 'vitest';
import { count, errorIn, show } from '../testing.tsx';

const matrix = {
  kind: 'matrix',
  heading: 'Who opens what',
  columns: ['Office', 'Parent'],
  rows: ['Fees', 'Marks', 'Bus'].map((name) => ({ name, cells: ['full', ''] })),
  legend: [
    { mark: 'full', text: 'Enters' },
    { mark: '', text: 'No access' },
  ],
};

it('has a text alternative for every mark', () => {
  const html = show(matrix);
  expect(count(html, '<span class="visually-hidden">Enters</span>')).toBe(3);
  expect(count(html, '<span class="visually-hidden">No access</span>')).toBe(3);
});

it('names an empty cell in the legend, where it has no mark to show', () => {
  expect(show(matrix)).toMatch(/<li>Blank: no access<\/li>/);
});

it('rejects a row with a missing cell', () => {
  expect(errorIn({ ...matrix, rows: [...matrix.rows.slice(1), { name: 'x', cells: ['full'] }] })).toMatch(/cell/);
});
