import fs from 'node:fs';
import path from 'node:path';
import { Document, visit } from 'yaml';
import { fileAt } from '../../src/content/checks.ts';
import { fieldName } from '../../src/content/errors.ts';
import { FAMILIES, families, isPlaceOf, listAddressOf } from '../../src/families/index.ts';
import { OFFER_NOUNS } from '../../src/families/offer-nouns.ts';
import { type Family, pageSchemas } from '../../src/families/schemas.ts';
import type { Edit, Reference, Saved } from '../messages.ts';
import type { FileChanges } from './content-files.ts';
import { dropRedirectFrom, REDIRECTS, redirect } from './redirects.ts';
import { EditRefused } from './refused.ts';
import { sampleOf, sampleSection } from './samples.ts';
import { bare, boundsOf, isOptional, schemaAt, schemaOf } from './schemas.ts';
import type { EditSession } from './session.ts';
import { englishOf, keepInStep, otherLanguages } from './translations.ts';
import { type Path, valueAt } from './values.ts';

const siteFile = (name: string, language = 'en') => `content/${language}/site/${name}.yaml`;
const fileOf = (address: string, language = 'en') => `content/${language}/${fileAt(address)}`;

/** Families that may have any number of pages, with the folder of their addresses. News and positions are added as files. */
export const openFamilies = FAMILIES.flatMap((family) => {
  const { place } = families[family];
  return 'folder' in place && !listAddressOf({ family }) ? [{ family, folder: place.folder }] : [];
});

/** Required pages cannot be moved. */
export const isMovable = (address: string) => !FAMILIES.some((family) => isPlaceOf(family, address));

function newAddress(session: EditSession, given: string, family: string): string {
  const { folder } = openFamilies.find((one) => one.family === family) ?? {};
  if (folder === undefined) throw new EditRefused(`Pages of the family '${family}' cannot be added or moved.`);
  const start = folder ? `/${folder}/` : '/';
  const address = given.trim();
  if (!address.startsWith(start) || !/^[A-Za-z0-9][\w-]*$/.test(address.slice(start.length)))
    throw new EditRefused(
      `The address must be ${start} and a name of letters, digits, hyphens and _, such as ${start}new-page.`,
    );
  const site = session.check().site;
  const taken = site?.pages.find((page) => page.path.toLowerCase() === address.toLowerCase());
  if (taken) throw new EditRefused(`There is a page at ${taken.path} already.`);
  if (session.find(fileOf(address)) !== undefined) throw new EditRefused(`There is a file for ${address} already.`);
  return address;
}

/** A placeholder that every family accepts as an offer. */
const sampleOffer = (family: Family) =>
  `Say here in one sentence what ${OFFER_NOUNS[family]?.[0] ?? 'software'} we supply on this page and who uses it every day.`;

const sampleDescription = (name: string) =>
  `${name}: say here in one or two sentences what a reader finds on this page.`;

/** A picture for the share card, and one dark section. */
const SAMPLE_SECTIONS = ['statement', 'bleed', 'night-banner'];

/** A complete page with placeholder texts. */
function samplePage(family: Family, name: string): Record<string, unknown> {
  const { family: own, banner, opening, card, ...page } = sampleOf(pageSchemas[family]) as Record<string, unknown>;
  const used: string[] = [String((opening as { picture?: string } | undefined)?.picture)];
  const sections = SAMPLE_SECTIONS.map((kind) => {
    const section = sampleSection(kind, [], used) as { picture?: string };
    if (section.picture) used.push(section.picture);
    return section;
  });
  return {
    family: own,
    name,
    title: name,
    description: sampleDescription(name),
    ...('headline' in page && { headline: [name.slice(0, 24)] }),
    ...('offer' in page && { offer: sampleOffer(family) }),
    ...(card !== undefined && { card }),
    opening,
    sections,
    related: [{ to: '/about_us', line: 'Say why the reader would go there.' }],
    banner,
  };
}

function written(page: Record<string, unknown>): string {
  const document = new Document(page);
  visit(document, {
    Collection: (_, node) => {
      const flat = !JSON.stringify(node).slice(1).match(/[[{]/);
      node.flow = flat && JSON.stringify(node).length < 100;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true }).replaceAll(/\[ (.*) \]$/gm, '[$1]');
}

/** The menu with the pages of that folder, in every language. */
function menuEdits(session: EditSession, folder: string, name: string, address: string): Edit[] {
  return ['en', ...otherLanguages(session)].flatMap((language): Edit[] => {
    const file = siteFile('navigation', language);
    const { items } = session.value(file) as { items: { family?: string; links?: unknown[] }[] };
    const menu = items.findIndex((item) => item.family === folder && item.links);
    const links = items[menu]?.links;
    if (!links) return [];
    const value = { label: name, to: address };
    return [{ op: 'insert', file, path: ['items', menu, 'links'], at: links.length, value, old: links }];
  });
}

/** Adds a new page to the company's place in the town, until the owner moves it. */
function townEdits(session: EditSession, address: string): Edit[] {
  if (session.find(fileOf('/town')) === undefined) return [];
  return ['en', ...otherLanguages(session)].flatMap((language): Edit[] => {
    const file = siteFile('town', language);
    if (session.find(file) === undefined) return [];
    const { places } = session.value(file) as { places: { pages: string[] }[] };
    const at = Math.max(
      0,
      places.findIndex(({ pages }) => pages.includes('/about_us')),
    );
    const pages = places[at]?.pages ?? [];
    return [{ op: 'insert', file, path: ['places', at, 'pages'], at: pages.length, value: address, old: pages }];
  });
}

/** The home page of other languages lists all pages: a new one goes after those of its family. */
function listEdits(session: EditSession, family: Family, name: string, address: string): Edit[] {
  const alike = (session.check().site?.pages ?? []).filter((page) => page.family === family).map((page) => page.path);
  return otherLanguages(session).flatMap((language): Edit[] => {
    const file = fileOf('/', language);
    const { groups = [] } = session.value(file) as { groups?: { pages: { to: string }[] }[] };
    const has = groups.map(({ pages }) => pages.filter(({ to }) => alike.includes(to)).length);
    const group = has.indexOf(Math.max(...has));
    const pages = groups[group]?.pages;
    if (!pages) return [];
    const value = { to: address, name, text: sampleDescription(name) };
    return [{ op: 'insert', file, path: ['groups', group, 'pages'], at: pages.length, value, old: pages }];
  });
}

export function newPage(session: EditSession, ask: { family: string; name: string; address: string }): Saved {
  const family = ask.family as Family;
  const address = newAddress(session, ask.address, family);
  const name = ask.name.trim();
  if (!name) throw new EditRefused('A page needs a name.');
  const { folder = '' } = openFamilies.find((one) => one.family === family) ?? {};
  const lists = listEdits(session, family, name, address);
  const changes = session.prepare([
    ...menuEdits(session, folder, name, address),
    ...townEdits(session, address),
    ...lists,
  ]);
  changes.set(session.file(fileOf(address)), written(samplePage(family, name)));
  dropRedirectFrom(session, changes, address);
  const saved = session.commit(changes, `Added the page ${address}`);
  const toTranslate = lists.map(({ file }) => `${file} names the new page in English.`);
  return { ...saved, warnings: [...saved.warnings, ...toTranslate], address };
}

interface Place extends Reference {
  /** The link as written, with its fragment. */
  link: string;
  inProse: boolean;
}

const PROSE_LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;
/** The address of a link in prose: ](/services/cloude#costs) */
const LINK_TO = (address: string) => new RegExp(`(?<=\\]\\()${address}(?=[)#])`, 'g');
const leadsTo = (link: string, address: string) => link === address || link.startsWith(`${address}#`);

function* textsIn(value: unknown, at: Path = []): Generator<[Path, string]> {
  if (typeof value === 'string') yield [at, value];
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      yield* textsIn(inner, [...at, Array.isArray(value) ? Number(key) : key]);
}

/** Every reference in content/ to the address of a page, except in its own files. */
export function placesNaming(session: EditSession, address: string): Place[] {
  const files = fs
    .globSync('content/**/*.{yaml,yml}', { cwd: session.root })
    .map((file) => file.replaceAll(path.sep, '/'));
  return files.sort().flatMap((file) => {
    if (englishOf(file) === fileOf(address)) return [];
    const value = session.value(file);
    return [...textsIn(value)].flatMap(([at, text]): Place[] => {
      const found = { file, path: at, field: fieldName(at, value), text };
      if (leadsTo(text, address)) return [{ ...found, link: text, inProse: false }];
      const [link] = [...text.matchAll(PROSE_LINK)].map(([, , to = '']) => to).filter((to) => leadsTo(to, address));
      return link ? [{ ...found, link, inProse: true }] : [];
    });
  });
}

export const references = (session: EditSession, address: string): Reference[] =>
  placesNaming(session, address).map(({ file, path, field, text }) => ({ file, path, field, text }));

/** Replaces or removes the links to a page in a text. */
const relinked = (text: string, from: string, to: string | undefined) =>
  text.replace(PROSE_LINK, (link, label: string, target: string) => {
    if (!leadsTo(target, from)) return link;
    return to ? `[${label}](${to}${target.slice(from.length)})` : label;
  });

const set = ({ file, path, text }: Place, value: unknown): Edit => ({ op: 'set', file, path, old: text, value });

/** Applies an edit to files that are already changed. */
function change(session: EditSession, changes: FileChanges, edit: Edit): void {
  const merged = session.prepareOn(changes, [edit]);
  for (const [file, text] of merged) changes.set(file, text);
}

function valueIn(session: EditSession, changes: FileChanges, file: string): unknown {
  return session.valueOn(changes, file);
}

/** A page in English and in the languages that have it, with the start of its address there. */
const versionsOf = (session: EditSession, address: string) =>
  ['en', ...otherLanguages(session)].flatMap((language) => {
    const text = session.find(fileOf(address, language));
    return text === undefined ? [] : [{ language, text, prefix: language === 'en' ? '' : `/${language}` }];
  });

export function renamePage(session: EditSession, { from, to }: { from: string; to: string }): Saved {
  const page = session.check().site?.pages.find((one) => one.path === from);
  if (!page || !isMovable(from)) throw new EditRefused(`The page ${from} cannot be moved.`);
  const address = newAddress(session, to, page.family);
  const changes: FileChanges = new Map();
  for (const place of placesNaming(session, from)) {
    if (place.file === REDIRECTS) continue;
    const value = place.inProse ? relinked(place.text, from, address) : `${address}${place.link.slice(from.length)}`;
    change(session, changes, set(place, value));
  }
  for (const { language, text, prefix } of versionsOf(session, from)) {
    changes.set(session.file(fileOf(from, language)), null);
    changes.set(session.file(fileOf(address, language)), text.replaceAll(LINK_TO(from), address));
    redirect(session, changes, `${prefix}${from}`, `${prefix}${address}`);
  }
  keepInStep(session, changes, (file) => (file === fileOf(address) ? fileOf(from) : file));
  return { ...session.commit(changes, `Moved the page ${from} to ${address}`), address };
}

/** The smallest part that can be removed with a link: a list entry, or an optional field. */
function removalOf(session: EditSession, changes: FileChanges, place: Place): Edit | undefined {
  const value = valueIn(session, changes, place.file);
  const schema = schemaOf(place.file);
  for (let length = place.path.length; length > 0; length--) {
    const at = place.path.slice(0, length);
    const parent = at.slice(0, -1);
    const container = valueAt(value, parent);
    if (Array.isArray(container)) {
      // Sections, slides and groups stay without the link; search words without a page are removed.
      if (place.path.length - length > 1 && parent.at(-1) !== 'synonyms') return;
      const list = schemaAt(schema, value, parent);
      const { length: exactly, minimum = 0 } = list ? boundsOf(bare(list)) : {};
      if (container.length <= (exactly ?? minimum)) continue;
      return { op: 'remove', file: place.file, path: parent, at: Number(at.at(-1)), old: container };
    }
    const field = schemaAt(schema, value, at);
    if (field && isOptional(field))
      return { op: 'set', file: place.file, path: at, old: valueAt(value, at), value: null };
  }
}

/** Lists with one entry for each page. */
const isOwnEntry = ({ file, path }: Place) =>
  file === siteFile('claims') ||
  path[0] === 'groups' ||
  (path.at(-2) === 'pages' && englishOf(file) !== siteFile('search'));

export function removePage(session: EditSession, ask: { address: string; successor: string }): Saved {
  const { address, successor } = ask;
  const site = session.check().site;
  if (!site?.pages.some((page) => page.path === address) || !isMovable(address))
    throw new EditRefused(`The page ${address} cannot be removed.`);
  if (successor && !site.pages.some((page) => page.path === successor && page.path !== address))
    throw new EditRefused(`There is no page ${successor} to lead to.`);
  const changes: FileChanges = new Map();
  const stuck: string[] = [];
  // From the end of each file to its start, so that a removed entry does not shift the ones that follow.
  for (const place of placesNaming(session, address).reverse()) {
    const value = valueIn(session, changes, place.file);
    if (valueAt(value, place.path) !== place.text) continue;
    const siblings = valueAt(value, place.path.slice(0, -1));
    const twice = Array.isArray(siblings) && siblings.includes(successor);
    if (place.file === REDIRECTS) continue;
    if (place.inProse) change(session, changes, set(place, relinked(place.text, address, successor || undefined)));
    else if (successor && !twice && !isOwnEntry(place)) change(session, changes, set(place, successor));
    else {
      const removal = removalOf(session, changes, place);
      if (removal) change(session, changes, removal);
      else stuck.push(`${place.field} in ${place.file}`);
    }
  }
  if (stuck.length)
    throw new EditRefused(
      `These links need another page first, because their place cannot be empty: ${stuck.join('; ')}. Change them, or choose a page that takes over.`,
    );
  const next = successor ? versionsOf(session, successor) : [];
  for (const { language, prefix } of versionsOf(session, address)) {
    const own = next.find((version) => version.language === language)?.prefix ?? '';
    redirect(session, changes, `${prefix}${address}`, successor && `${own}${successor}`);
    changes.set(session.file(fileOf(address, language)), null);
  }
  keepInStep(session, changes);
  const where = successor ? `; its address leads to ${successor}` : '; its address answers that it is gone';
  return { ...session.commit(changes, `Removed the page ${address}${where}`), address: successor || '/' };
}
