import { describe, expect, it } from 'vitest';
import { indexedPages } from '../../src/content/registry.ts';
import { groundOf } from '../../src/families/index.ts';
import type { Page } from '../../src/families/schemas.ts';
import type { SectionContent } from '../../src/sections/schemas.ts';

/** The families whose pages have siblings: a reader sees several of them in a row. */
const FAMILIES = ['industry', 'product', 'service', 'detail', 'innovation', 'feature'];
const pages = indexedPages.filter(({ family }) => FAMILIES.includes(family)).map((page) => [page.path, page] as const);
const withKind = (kind: SectionContent['kind']) =>
  indexedPages.filter(({ sections }) => sections.some((section) => section.kind === kind)).map(({ path }) => path);

const isNight = (section: SectionContent) =>
  section.kind === 'instrument' ||
  section.kind === 'night-banner' ||
  ('ground' in section && section.ground === 'night');
const nightsOf = (page: Page) => Number(groundOf(page) === 'night') + page.sections.filter(isNight).length;

describe('rhythm', () => {
  it('has pages to look at', () => expect(pages.length).toBeGreaterThan(60));

  it.each(pages)('%s stands at night once or twice', (_, page) => {
    expect(nightsOf(page)).toBeGreaterThanOrEqual(1);
    expect(nightsOf(page)).toBeLessThanOrEqual(2);
  });

  it.each(indexedPages.map((page) => [page.path, page] as const))(
    '%s sets no kind of section twice running',
    (_, page) => {
      const twice = page.sections.filter(({ kind }, i) => kind === page.sections[i - 1]?.kind);
      expect(twice.map(({ kind }) => kind)).toEqual([]);
    },
  );
});

describe('drawings that had become a habit', () => {
  it('staircases stand on ten pages at most', () => expect(withKind('staircase').length).toBeLessThanOrEqual(10));

  it('the sun rises over School alone: the other days are drawn as what they are', () => {
    const arcs = indexedPages.filter(({ sections }) =>
      sections.some((section) => section.kind === 'day' && !section.labels && section.drawn === 'arc'),
    );
    expect(arcs.map(({ path }) => path)).toEqual(['/product/SchoolAutomation']);
  });
});
