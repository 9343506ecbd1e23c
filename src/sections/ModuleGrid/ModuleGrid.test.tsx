import { expect, it } from 'vitest';
import { count, show } from '../testing.tsx';

const grid = {
  kind: 'module-grid',
  heading: 'Modules',
  more: '/',
  groups: [{ name: 'Office', modules: [{ id: 1, title: 'Fees', text: 'Receipts.' }] }],
};

it('shows a grey placeholder reading Image for a module without a picture', () => {
  expect(show(grid)).toContain('<div class="placeholder">Image</div>');
  expect(
    show({ ...grid, groups: [{ modules: [{ title: 'Fees', text: 'x', picture: 'mod-school-fees' }] }] }),
  ).not.toContain('placeholder');
});

it('numbers its cards and leads Know More to the site root', () => {
  const html = show(grid);
  expect(html).toContain('>01</span>');
  expect(html).toMatch(/href="\/">Know More/);
});

it('offers a filter only where asked', () => {
  expect(count(show(grid), 'data-filter')).toBe(0);
  expect(count(show({ ...grid, filter: true }), 'data-filter')).toBe(1);
});
