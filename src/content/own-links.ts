import type { Page } from '../families/schemas.ts';
import { oncePer } from '../model/once-per.ts';
import type { Field } from '../model/schema-fields.ts';
import { partsOf } from '../sections/parts.ts';
import { mapTexts } from './fill-in.ts';

const PROSE_LINK = /\]\((\/[^)\s]*)\)/g;

const idsOf = oncePer(({ sections }: Page) => sections.flatMap(partsOf).map(({ id }) => id));

/** The anchors of English pages, each with the anchor of the same part on the translated page. */
export function anchorsBetween(pairs: (readonly [english: Page, translated: Page])[]): Map<string, string> {
  return new Map(
    pairs.flatMap(([english, translated]) => {
      const theirs = idsOf(english);
      return idsOf(translated).map((id, i) => [`${english.path}#${theirs[i]}`, id] as const);
    }),
  );
}

/** Maps a link in a translated file to the page in that language, or to the English page if there is none. */
export const ownLinks =
  (translated: ReadonlyMap<string, string>, anchors: ReadonlyMap<string, string>) =>
  (to: string): string => {
    const [address = '', anchor] = to.split('#');
    const own = translated.get(address);
    if (!own || anchor === undefined) return own ?? to;
    return `${own}#${anchors.get(to) ?? anchor}`;
  };

interface Own {
  lead: (to: string) => string;
  language: string;
}

/** The id of a picture on a translated page, with alternative text in its language. */
export const pictureIn = (id: string, language: string) => `${id}@${language}`;

/** A file's content with links to pages, and alternative texts of pictures, in its language. */
export function withOwnReferences<T>(content: T, fields: Field[], { lead, language }: Own): T {
  const references = new Map(fields.map(({ path, reference }) => [path.join('/'), reference]));
  return mapTexts(content, (text, path) => {
    const reference = references.get(path.join('/'));
    if (reference === 'page') return lead(text);
    if (reference === 'picture') return pictureIn(text, language);
    return text.replace(PROSE_LINK, (_, to: string) => `](${lead(to)})`);
  }) as T;
}
