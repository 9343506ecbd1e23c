import { families } from '../../src/families/index.ts';
import { plainText } from '../../src/model/inline.ts';
import { fieldsIn } from '../../src/model/schema-fields.ts';
import { sectionSchemas } from '../../src/sections/schemas.ts';
import { site } from '../site-pages.ts';

/** A page, or a section of a page, that has a baseline screenshot. */
export interface Subject {
  /** Names its baseline: page-home, section-ledger-2. */
  name: string;
  address: string;
  /** For a section: its sentences, by which it is found on the page. */
  words?: string[];
}

type Page = (typeof site.pages)[number];
type Section = Page['sections'][number];

const sentencesOf = (section: Section) =>
  [...fieldsIn(sectionSchemas[section.kind], section)].flatMap(({ words, text }) =>
    words ? [plainText(text).replace(/\s+/g, ' ')] : [],
  );

/** Sections of a kind look different if they have different fields. */
const shapeOf = (section: Section) =>
  `${section.kind}: ${Object.entries(section)
    .flatMap(([field, value]) => (value === undefined ? [] : [field]))
    .sort()
    .join()}`;

/** The first page of each family and the first section of each shape, preferring pages that are opened anyway. */
function choose(pages: Page[]): Subject[] {
  const first = new Map<string, Page>();
  for (const page of pages) if (!first.has(page.family)) first.set(page.family, page);
  const openings = [...first.values()];
  const subjects: Subject[] = openings.map(({ family, path }) => ({ name: `page-${family}`, address: path }));

  const shapes = new Set<string>();
  const count = new Map<string, number>();
  for (const page of [...openings, ...pages])
    for (const section of page.sections) {
      const shape = shapeOf(section);
      if (shapes.has(shape)) continue;
      shapes.add(shape);
      const number = (count.get(section.kind) ?? 0) + 1;
      count.set(section.kind, number);
      subjects.push({ name: `section-${section.kind}-${number}`, address: page.path, words: sentencesOf(section) });
    }
  return subjects;
}

/** Pages with generated content change with every run and have no baseline. */
const isSteady = ({ family }: Page) => families[family].visibility !== 'utility' || family === 'offline';
export const subjects = choose(site.pages.filter(isSteady));
