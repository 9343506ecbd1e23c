import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { site } from '../content/registry.ts';
import { Explorable } from './Explorable/Explorable.tsx';
import { partsOf, readable } from './parts.ts';
import { sectionSchema } from './schemas.ts';
import { count, show } from './testing.tsx';
import type { SectionContent } from './types.ts';

const markupOf = (section: SectionContent) => {
  if (section.kind === 'carousel') return '';
  // The directory's links depend on all pages; only its heading is an anchor here.
  if (section.kind === 'directory')
    return partsOf(section)
      .map(({ id }) => `<h2 id="${id}">`)
      .join('');
  if (section.kind !== 'explorable') return show(section);
  return renderToStaticMarkup(<Explorable content={section} strings={site.strings} />);
};

describe('the parts of a page', () => {
  it.each(site.pages.map((page) => [page.path, page] as const))(
    '%s: every anchor is in the markup, once',
    (_, page) => {
      const html = page.sections.map(markupOf).join('');
      for (const { id } of page.sections.flatMap(partsOf)) expect(count(html, ` id="${id}"`), id).toBe(1);
    },
  );

  it('joins sentences with spaces, and separates names and cells', () => {
    const texts = ['Fees', 'Paid by **UPI**.', 'See [more](/about_us).'];
    expect(readable(texts.map((text) => ({ text, path: [], words: true })))).toBe('Fees · Paid by UPI. See more.');
  });

  it('leaves marks and settings out', () => {
    const section = {
      kind: 'matrix',
      heading: 'Who may',
      columns: ['Reads', 'Signs'],
      rows: ['Nurse', 'Doctor', 'Clerk'].map((name) => ({ name, cells: ['full', name === 'Clerk' ? 'By role' : ''] })),
      legend: [{ mark: 'full', text: 'May' }],
    };
    expect(partsOf(sectionSchema.parse(section))[0]?.text).toBe('Reads · Signs · Nurse · Doctor · Clerk · By role');
  });
});
