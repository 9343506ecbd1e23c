import path from 'node:path';
import type { z } from 'zod';
import { FAMILIES, isIndexed } from '../families/index.ts';
import { type Page, pageSchema } from '../families/schemas.ts';
import { companyWordsSchema, withWords } from '../model/company.ts';
import { figuresIn, figureWordsSchema } from '../model/figures.ts';
import { bannersSchema, navigationSchema } from '../model/navigation.ts';
import { oncePer } from '../model/once-per.ts';
import { pictureWordsSchema } from '../model/picture-words.ts';
import { stringsSchema } from '../model/strings.ts';
import { searchSchema } from '../search/schema.ts';
import { townSchema } from '../town/schema.ts';
import { anchorFaults, type Known, offerSentenceFaults, referenceFaults } from './checks.ts';
import { closedJobs, dayInIndia, droppedPages } from './dropped-pages.ts';
import { ContentError, type ContentFault, faultAt } from './errors.ts';
import { glossarySchema } from './glossary.ts';
import { anchorsBetween, ownLinks, withOwnReferences } from './own-links.ts';
import { detailsOf, pathOfFile, SITE_FOLDER, stringDetailsOf, yamlFiles } from './reader.ts';
import { shapeFaults } from './same-shape.ts';
import type { NamedPage, Site } from './site.ts';
import { pathFromRoot, type Read, type Unwritten } from './source.ts';
import { TranslationReader } from './translation-reader.ts';

type TranslatedPage = Read<Page & Required<Pick<Page, 'translation'>>> & { isStale: boolean };

const translatedPages = new WeakMap<object, TranslatedPage>();

/** A page exists in a language where its file exists: content/mr/product/gps.yaml is /mr/product/gps. */
function readPages(reader: TranslationReader, code: string): TranslatedPage[] {
  return yamlFiles(reader.root, reader.unwritten).flatMap((file) => {
    const relative = path.relative(reader.root, file).replaceAll(path.sep, '/');
    const of = pathOfFile(relative);
    if (relative.startsWith(`${SITE_FOLDER}/`) || reader.dropped.has(of)) return [];
    const read = reader.translated(relative, pageSchema);
    if (!read) return [];
    const { written, ...page } = read;
    // The same object until the file changes, so that cached checks stay valid.
    const known = translatedPages.get(read.content);
    if (known?.isStale === read.isStale && known.content.translation.written === written) return [known];
    const address = { path: `/${code}${of === '/' ? '' : of}`, file: page.source.file };
    const made = { ...page, content: { ...page.content, ...address, translation: { language: code, of, written } } };
    translatedPages.set(read.content, made);
    return [made];
  });
}

/** Faults that do not depend on other pages. */
const ownFaults = oncePer((page: TranslatedPage) => [...anchorFaults(page), ...offerSentenceFaults(page)]);

/** A translated page must match its English page; only the first page of a language differs, which lists all pages. */
function pageFaults(page: TranslatedPage, english: Site): ContentFault[] {
  const { content, source } = page;
  const { of } = content.translation;
  const original = english.pages.find((one) => one.path === of);
  if (!original) return [faultAt(source, [], `there is no English page at ${of}`)];
  if ((of === '/') !== (content.family === 'company-page'))
    return [faultAt(source, ['family'], "index.yaml has the family 'company-page', and no other file has it")];
  const faults = ownFaults(page);
  // If the English page has changed since, the check prints a warning and the build continues.
  if (content.family !== 'company-page') return page.isStale ? faults : [...faults, ...shapeFaults(original, page)];
  return faults;
}

/** English pages that the first page of a language does not list yet; search finds them only by their English text. */
function unlistedNotes({ content, source }: TranslatedPage, english: Site): string[] {
  if (content.family !== 'company-page') return [];
  const listed = content.groups.flatMap((group) => group.pages.map(({ to }) => to));
  return english.pages
    .filter((one) => isIndexed(one) && !listed.includes(one.path))
    .map((one) => `${source.file}: ${one.path} is not on its list of pages yet`);
}

/** Every picture needs a translated description, except those of modules, which are next to a name. */
const pictureFaults = ({ source, fields }: Read<Page>, words: Record<string, string>): ContentFault[] =>
  fields
    .filter(({ reference, text, path }) => reference === 'picture' && !path.includes('modules') && !words[text])
    .map(({ text, path }) => faultAt(source, path, `site/pictures.yaml does not say what '${text}' shows`));

/** The name and the sentence of each page, as the first page of the language has them. */
const namedPagesOf = (pages: TranslatedPage[]): Record<string, NamedPage> =>
  Object.fromEntries(
    pages.flatMap(({ content }) =>
      content.family === 'company-page'
        ? content.groups.flatMap((group) => group.pages.map(({ to, name, text }) => [to, { name, text }]))
        : [],
    ),
  );

/** Reads and checks another language; throws one ContentError that lists every fault. */
export function loadTranslation(
  root: string,
  englishRoot: string,
  english: Site,
  pictureIds: Iterable<string>,
  unwritten?: Unwritten,
): Site {
  const code = path.basename(root);
  const reader = new TranslationReader(root, englishRoot, unwritten);
  const { faults } = reader;
  reader.dropped = droppedPages(englishRoot, new Map(), closedJobs(englishRoot, new Map(), dayInIndia()));
  const site = <S extends z.ZodType>(name: string, schema: S) => reader.translated(`${SITE_FOLDER}/${name}`, schema);
  const optional = <S extends z.ZodType>(name: string, schema: S) =>
    reader.has(`${SITE_FOLDER}/${name}`) ? site(name, schema) : undefined;

  const company = withWords(english.company, optional('company.yaml', companyWordsSchema)?.content);
  reader.details = detailsOf(company);
  const figureWords = optional('figures.yaml', figureWordsSchema);
  const { figures, faults: figureFaults } = figuresIn(english.figures, figureWords?.content);
  reader.figures = figures;
  for (const { at, message } of figureFaults)
    if (figureWords) faults.push(faultAt(figureWords.source, ['figures', at], message));
  const strings = site('strings.yaml', stringsSchema);
  if (strings) Object.assign(reader.details, stringDetailsOf(company, strings.content));
  const navigation = site('navigation.yaml', navigationSchema);
  const banners = site('banners.yaml', bannersSchema);
  const search = optional('search.yaml', searchSchema);
  const town = optional('town.yaml', townSchema);
  const glossary = optional('glossary.yaml', glossarySchema);
  const pictureWords = optional('pictures.yaml', pictureWordsSchema)?.content.pictures ?? {};
  const pages = readPages(reader, code);

  const known: Known = {
    page: new Set(english.pages.map((page) => page.path)),
    picture: new Set(pictureIds),
    family: new Set(FAMILIES),
  };
  for (const page of pages) faults.push(...pageFaults(page, english), ...pictureFaults(page, pictureWords));
  if (!reader.has('index.yaml'))
    faults.push({ file: pathFromRoot(path.join(root, 'index.yaml')), field: '', message: 'this file is missing' });
  for (const read of [...pages, navigation, banners, strings, search, town])
    if (read) faults.push(...referenceFaults(read, known));
  if (faults.length || !strings || !navigation || !banners) throw new ContentError(faults);

  const pairs = pages.flatMap(({ content }) => {
    const original = english.pages.find((one) => one.path === content.translation.of);
    return original ? [[original, content] as const] : [];
  });
  const lead = ownLinks(new Map(pairs.map(([one, own]) => [one.path, own.path])), anchorsBetween(pairs));
  // The list of all pages also contains the English home page.
  const leadFromFirst = (to: string) => (to === '/' ? to : lead(to));
  const own = <T>({ content, fields }: Read<T>, leads = lead) =>
    withOwnReferences(content, fields, { lead: leads, language: code });
  return {
    language: { code, prefix: `/${code}` },
    ruleFaults: reader.rules,
    notes: pages.flatMap((page) => unlistedNotes(page, english)),
    stale: reader.stale,
    pages: pages.map((page) => own(page, page.content.family === 'company-page' ? leadFromFirst : lead)),
    namedPages: namedPagesOf(pages),
    company,
    figures,
    navigation: own(navigation),
    banners: own(banners),
    strings: own(strings),
    search: search ? own(search) : english.search,
    claims: [],
    redirects: [],
    town: (town?.content.places ?? english.town).map((place) => ({ ...place, pages: place.pages.map(lead) })),
    glossary: glossary?.content.terms ?? [],
    pictureWords,
  };
}
