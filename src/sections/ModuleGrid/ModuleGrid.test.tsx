import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { site } from '../../content/registry.ts';
import { count } from '../testing.tsx';
import { isWanted, ModuleGrid, type ModuleGridProps } from './ModuleGrid.tsx';

const face = { name: 'mod-school-fees.aa', ratio: '3x2', widths: [480, 768], width: 768, height: 512 } as const;
const fees = { id: 1, title: 'Fees', text: 'Receipts by UPI.' };
const grid = (more: object = {}, module: object = {}) =>
  ({
    kind: 'module-grid',
    heading: 'Modules',
    more: '/',
    filter: false,
    groups: [{ name: 'Office', columns: 4, modules: [{ ...fees, ...module }] }],
    ...more,
  }) as ModuleGridProps['content'];
const show = (content: ModuleGridProps['content']) =>
  renderToStaticMarkup(<ModuleGrid content={content} strings={site.strings} />);

it('shows a grey placeholder reading Image for a module without a picture', () => {
  expect(show(grid())).toContain('<div class="placeholder">Image</div>');
  expect(show(grid({}, { picture: { wide: face, phone: face } }))).not.toContain('placeholder');
});

it('numbers its cards and leads Know More to the site root, each with its subject', () => {
  const html = show(grid());
  expect(html).toContain('>01</span>');
  expect(html).toMatch(/href="\/">Know More<span class="visually-hidden">: Fees<\/span>/);
});

it('offers a filter only where asked, and shows every card before anything is asked for', () => {
  expect(count(show(grid()), 'data-filter')).toBe(0);
  const html = show(grid({ filter: true }));
  expect(count(html, 'data-filter')).toBe(1);
  expect(html).not.toMatch(/<li[^>]*hidden/);
});

it.each([
  ['', '', true],
  ['upi  RECEIPTS', '', true],
  ['upi library', '', false],
  ['', 'Office', true],
  ['fees', 'Campus', false],
])("asked for '%s' in '%s'", (words, group, found) => {
  expect(isWanted(fees, 'Office', { words, group })).toBe(found);
});
