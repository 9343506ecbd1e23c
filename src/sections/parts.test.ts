import { describe, expect, it } from 'vitest';
import { site } from '../content/registry.ts';
import { partsOf, readable } from './parts.ts';
import { count, show } from './testing.tsx';

describe('the parts of a page', () => {
  it.each(site.pages.map((page) => [page.path, page] as const))(
    '%s: every anchor is in the markup, once',
    (_, page) => {
      const sections = page.sections.filter((section) => section.kind !== 'carousel');
      const html = sections.map((section) => show(section)).join('');
      for (const { id } of sections.flatMap(partsOf)) expect(count(html, ` id="${id}"`), id).toBe(1);
    },
  );

  it('reads sentences on, and sets names and cells apart', () => {
    expect(readable({ name: 'Fees', text: 'Paid by **UPI**.', next: 'See [more](/about_us).', to: '/about_us' })).toBe(
      'Fees · Paid by UPI. See more.',
    );
  });

  it('leaves marks and settings out', () => {
    expect(readable({ kind: 'matrix', cells: ['full', '', 'By role'], picture: 'ward-bedside' })).toBe('By role');
  });
});
