import { plainText } from '../model/inline.ts';
import { type Field, fieldsIn } from '../model/schema-fields.ts';
import { slugOf } from '../model/slug.ts';
import { type SectionContent, sectionSchemas } from './schemas.ts';

/** A part of a page with its own address: `/page#id`. */
export interface Part {
  id: string;
  heading: string;
  text: string;
}

/** Joins sentences with a space and a percent sign without one; separates names and cells with a middle dot. */
const between = (before: string, text: string) => (text === '%' ? '' : !before || /[.?!:]$/.test(before) ? ' ' : ' · ');
const join = (texts: string[]) => texts.reduce((all, text) => all + between(all, text) + text, '').trim();

/** The searchable text of some fields, in order. */
export const readable = (fields: Field[]) =>
  join(fields.flatMap(({ words, search = true, text }) => (words && search && text ? [plainText(text)] : [])));

const startsWith = (path: PropertyKey[], start: PropertyKey[]) => start.every((key, i) => path[i] === key);

/**
 * The parts of a section that search can link to. The components set the ids: of the section itself by its heading, and of
 * every entry, case, article and module.
 */
export function partsOf(section: SectionContent): Part[] {
  const fields = [...fieldsIn(sectionSchemas[section.kind], section)];
  /** The texts below a path of the section, without the fields that name it. */
  const part = (heading: string, under: PropertyKey[], names: string[], id = slugOf(heading)): Part => ({
    id,
    heading,
    text: readable(
      fields.filter(({ path }) => startsWith(path, under) && !names.some((name) => startsWith(path, [...under, name]))),
    ),
  });
  const listOf = (heading: string, items: { title: string }[]): Part => ({
    id: slugOf(heading),
    heading,
    text: join(items.map((item) => item.title)),
  });
  switch (section.kind) {
    case 'index':
      return section.entries.map(({ name }, i) => part(name, ['entries', i], ['name']));
    case 'cases':
      return section.items.map(({ title, id }, i) => part(title, ['items', i], ['title', 'line'], id));
    case 'articles': {
      const articles = section.items.map(({ title }, i) => part(title, ['items', i], ['title']));
      return section.heading ? [listOf(section.heading, section.items), ...articles] : articles;
    }
    case 'module-grid':
      return [
        listOf(
          section.heading,
          section.groups.flatMap((group) => group.modules),
        ),
        ...section.groups.flatMap((group, g) =>
          group.modules.map(({ title }, m) => part(title, ['groups', g, 'modules', m], ['title'])),
        ),
      ];
    case 'tabs':
      return [part(section.heading ?? section.label, [], ['heading', 'label'])];
    // Its cards are pages, which search finds on their own.
    case 'carousel':
      return [];
    default:
      return 'heading' in section && section.heading ? [part(section.heading, [], ['heading'])] : [];
  }
}
