import path from 'node:path';
import { FAMILIES, families, isIndexed, isPlaceOf, listAddressOf } from '../families/index.ts';
import { OFFER_NOUNS, OFFER_WORDS } from '../families/offer-nouns.ts';
import type { Page } from '../families/schemas.ts';
import { parseInline } from '../model/inline.ts';
import type { FieldMeta } from '../model/schema-fields.ts';
import type { SearchContent } from '../search/schema.ts';
import { modelOf } from '../sections/page-model.ts';
import { partsOf } from '../sections/parts.ts';
import { type ContentFault, faultAt, meaning } from './errors.ts';
import { isFileLink, publicFileExists, publicFiles } from './public-files.ts';
import { pathFromRoot, type Read } from './source.ts';

/** What a field may refer to, by kind. */
export type Known = Record<NonNullable<FieldMeta['reference']>, Set<string>>;

const ELSEWHERE = /^(https:|mailto:|tel:|#)/;

/** Pages, pictures and families that a field or a link in a text refers to must exist. */
export function referenceFaults({ source, fields }: Read<unknown>, known: Known): ContentFault[] {
  const missing = (kind: keyof Known, name: string, path: PropertyKey[]): ContentFault[] => {
    if (kind === 'page' && ELSEWHERE.test(name)) return [];
    if (kind === 'page' && isFileLink(name) && !known.page.has(name))
      return publicFileExists(name)
        ? []
        : [faultAt(source, path, `there is no file 'public${name}'${meaning(name, publicFiles())}`)];
    const [wanted = ''] = kind === 'page' ? name.split('#') : [name];
    if (known[kind].has(wanted)) return [];
    return [faultAt(source, path, `there is no ${kind} '${wanted}'${meaning(wanted, known[kind])}`)];
  };
  return fields.flatMap(({ reference, words, text, path }) => {
    if (reference) return missing(reference, text, path);
    if (!words || !text.includes('](')) return [];
    return parseInline(text).flatMap((part) => (part.kind === 'link' ? missing('page', part.to, path) : []));
  });
}

/** The anchor of a part is made from its heading, so headings on a page must differ. */
export function anchorFaults({ source, content }: Read<Page>): ContentFault[] {
  const taken = new Set<string>();
  return content.sections.flatMap((section, i) =>
    partsOf(section).flatMap(({ id, heading }) => {
      const twice = taken.has(id);
      taken.add(id);
      return twice ? [faultAt(source, ['sections', i], `'${heading}' would be the second #${id} of this page`)] : [];
    }),
  );
}

/** / → index.yaml, /service/404 → service/404.yaml */
export const fileAt = (address: string) => `${address.slice(1) || 'index'}.yaml`;

/** The folder of a file determines its address; a family allows only some folders. */
export function placeFaults({ source, content: { family, path } }: Read<Page>): ContentFault[] {
  const { place } = families[family];
  const fault = (message: string) => [faultAt(source, ['family'], message)];
  const owner = FAMILIES.find((other) => isPlaceOf(other, path));
  if (owner && owner !== family)
    return fault(`this is the place of the family '${owner}', and the file says '${family}'`);
  if ('only' in place)
    return owner ? [] : fault(`the family '${family}' has one page, ${place.only.map(fileAt).join(' and ')}`);
  const folder = path.split('/').slice(1, -1).join('/');
  if (folder === place.folder) return [];
  const inFolder = (name: string) => (name ? `in the folder '${name}/'` : 'in no folder');
  return fault(
    `a page of the family '${family}' stands ${inFolder(place.folder)}, and this file is ${inFolder(folder)}`,
  );
}

/** An entry needs the page that lists it. */
export function listFaults(pages: Read<Page>[], addresses: ReadonlySet<string>, root: string): ContentFault[] {
  return pages.flatMap(({ source, content }) => {
    const list = listAddressOf(content);
    if (!list || addresses.has(list)) return [];
    const file = pathFromRoot(path.join(root, fileAt(list)));
    return [
      faultAt(source, ['family'], `${list} lists it, and ${file} is missing. docs/for-owners.md has one to copy`),
    ];
  });
}

/** The list of all pages must contain every listed family once. */
export function directoryFaults({ source, content: { directory } }: Read<SearchContent>): ContentFault[] {
  const named = directory.flatMap((group) => group.families);
  return FAMILIES.flatMap((family) => {
    const times = named.filter((name) => name === family).length;
    const wanted = isIndexed({ family }) ? 1 : 0;
    const often = wanted ? 'once' : 'nowhere';
    return times === wanted
      ? []
      : [faultAt(source, ['directory'], `the family '${family}' must be named ${often}; it is named ${times} times`)];
  });
}

/** The share card of a page shows one of its pictures. */
export const pictureFaults = ({ source, content, fields }: Read<Page>): ContentFault[] =>
  isIndexed(content) && !fields.some(({ reference }) => reference === 'picture')
    ? [
        faultAt(
          source,
          ['sections'],
          'the page has no picture, and its share card needs one. Add a section with a picture',
        ),
      ]
    : [];

/** An offer is one sentence of a bounded length. */
export function offerSentenceFaults({ source, content }: Read<Page>): ContentFault[] {
  if (!OFFER_NOUNS[content.family] || !('offer' in content)) return [];
  const { offer } = content;
  const fault = (message: string) => [faultAt(source, ['offer'], message)];
  const count = offer.trim().split(/\s+/).length;
  const { least, most } = OFFER_WORDS;
  if (count < least || count > most) return fault(`${count} words; an offer has ${least} to ${most}`);
  if (!/[^.?!]\.$/.test(offer) || /[.?!] +\p{Lu}/u.test(offer))
    return fault('an offer is one sentence that ends with a full stop');
  return [];
}

/** An English offer also names what is supplied. */
export function offerFaults(read: Read<Page>): ContentFault[] {
  const { source, content } = read;
  const nouns = OFFER_NOUNS[content.family];
  const faults = offerSentenceFaults(read);
  if (faults.length || !nouns || !('offer' in content)) return faults;
  const { offer } = content;
  const supplied = new RegExp(`\\b(${nouns.join('|')})(s|es|ies)?\\b`, 'i');
  return supplied.test(offer)
    ? []
    : [faultAt(source, ['offer'], `it names nothing that is supplied; one of ${nouns.join(', ')}`)];
}

/** The list of models contains every page with a model once, and no other. Pages with faults are not checked. */
export function modelFaults(pages: Read<Page>[], addresses: ReadonlySet<string>): ContentFault[] {
  const read = new Set(pages.map(({ content }) => content.path));
  const withModel = new Set(
    pages.filter(({ content }) => modelOf(content.sections)).map(({ content }) => content.path),
  );
  return pages.flatMap(({ source, content }) => {
    if (content.family !== 'models') return [];
    const listed = content.groups.flatMap((group) => group.pages);
    const missing = [...withModel].filter((path) => !listed.includes(path));
    const wrong = listed.filter(
      (path, i) => (!withModel.has(path) && (read.has(path) || !addresses.has(path))) || listed.indexOf(path) !== i,
    );
    return [
      ...missing.map((path) =>
        faultAt(
          source,
          ['groups'],
          `'${path}' has a model and is not on the list. If the model came with a copied page, take its section out there`,
        ),
      ),
      ...wrong.map((path) => faultAt(source, ['groups'], `'${path}' has no model, or is on the list twice`)),
    ];
  });
}
