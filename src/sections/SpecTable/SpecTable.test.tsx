import { expect, it } from 'vitest';
import { errorIn, show } from '../testing.tsx';

const table = {
  kind: 'spec-table',
  heading: 'Three',
  columns: ['A', 'B'],
  rows: [
    ['one', '1'],
    ['two', '2'],
  ],
  data: 1,
};

it('is a table with row and column headings, and labels each cell for phones', () => {
  const html = show(table);
  expect(html).toContain('<th scope="row">one</th>');
  expect(html).toContain('data-label="B"');
  expect(html).toContain('data-data=""');
});

it('rejects a row with a missing cell', () => {
  expect(errorIn({ ...table, rows: [['one'], ['two', '2']] })).toMatch(/cell/);
});
