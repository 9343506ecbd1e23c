import { plainText } from '../model/inline.ts';
import { slugOf } from '../model/slug.ts';
import { stringsIn } from '../model/walk.ts';
import type { SectionContent } from './schemas.ts';

/** A part of a page that has an address of its own: `/page#id`. */
export interface Part {
  id: string;
  heading: string;
  text: string;
}

/** Addresses, ids, settings, and words that only label a drawing. */
const NOT_WORDS = new Set<PropertyKey>([
  ...['kind', 'family', 'picture', 'to', 'more', 'link', 'button', 'pages', 'id', 'letter', 'mark', 'state', 'time'],
  ...['layout', 'look', 'ground', 'model', 'summary', 'ticks', 'legend', 'labels'],
]);
const MARKS = new Set(['', 'full', 'ring', 'half']);

/** Sentences follow each other, a percent sign its number; names and cells are set apart by a point. */
const between = (before: string, text: string) => (text === '%' ? '' : !before || /[.?!:]$/.test(before) ? ' ' : ' · ');
const join = (texts: string[]) => texts.reduce((all, text) => all + between(all, text) + text, '').trim();

/** What a reader would read in a piece of content, in order. */
export const readable = (value: unknown) =>
  join(
    [...stringsIn(value)]
      .filter(({ text, path }) => !MARKS.has(text) && !path.some((key) => NOT_WORDS.has(key)))
      .map(({ text }) => plainText(text)),
  );

const part = (heading: string, value: unknown, id = slugOf(heading)): Part => ({ id, heading, text: readable(value) });

/**
 * The parts of a section that search can lead to. The components give each its id: the section itself by its heading, and
 * every entry, case, article and module.
 */
export function partsOf(section: SectionContent): Part[] {
  switch (section.kind) {
    case 'index':
      return section.entries.map(({ name, ...words }) => part(name, words));
    case 'cases':
      return section.items.map(({ title, line, ...words }) => part(title, words, words.id));
    case 'articles': {
      const articles = section.items.map(({ title, ...words }) => part(title, words));
      return section.heading
        ? [
            part(
              section.heading,
              section.items.map((item) => item.title),
            ),
            ...articles,
          ]
        : articles;
    }
    case 'module-grid': {
      const modules = section.groups.flatMap((group) => group.modules);
      return [
        part(
          section.heading,
          modules.map((module) => module.title),
        ),
        ...modules.map(({ title, ...words }) => part(title, words)),
      ];
    }
    case 'tabs': {
      const { label, heading = label, ...words } = section;
      return [part(heading, words)];
    }
    // Its cards are pages, and found as such.
    case 'carousel':
      return [];
    default: {
      if (!('heading' in section) || !section.heading) return [];
      const { heading, ...words } = section;
      return [part(heading, words)];
    }
  }
}
