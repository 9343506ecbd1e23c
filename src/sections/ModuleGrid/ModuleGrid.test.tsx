import { expect, it } from 'vitest';
import { count, show } from '../testing.tsx';

const fees = { id: 1, title: 'Fees', text: 'Receipts by UPI.' };
const grid = (more: object = {}, module: object = {}) => ({
  kind: 'module-grid',
  heading: 'Modules',
  more: '/',
  filter: false,
  groups: [{ name: 'Office', columns: 4, modules: [{ ...fees, ...module }] }],
  ...more,
});

it('shows a grey placeholder reading Image for a module without a picture', () => {
  expect(show(grid())).toContain('<div class="placeholder">Image</div>');
  expect(show(grid({}, { picture: 'mod-school-fees' }))).not.toContain('placeholder');
});

it('numbers its cards and links Know More to the site root, each with its subject', () => {
  const html = show(grid());
  expect(html).toContain('>01</span>');
  expect(html).toMatch(/href="\/">Know More<span class="visually-hidden">: Fees<\/span>/);
});

it('has a filter only where the content sets it, and shows every card initially', () => {
  expect(count(show(grid()), 'data-filter=""')).toBe(0);
  const html = show(grid({ filter: true }));
  expect(count(html, 'data-filter=""')).toBe(1);
  expect(html).not.toMatch(/<li[^>]*hidden/);
});
