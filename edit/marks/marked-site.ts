import fs from 'node:fs';
import path from 'node:path';
import { fileAt } from '../../src/content/checks.ts';
import { mapTexts } from '../../src/content/fill-in.ts';
import { withoutLinksTo } from '../../src/content/optional-pages.ts';
import type { Site } from '../../src/content/site.ts';
import { loadSitesCached as loadPlainSites } from '../../src/content/site-cache.ts';
import { pathFromRoot, readSource } from '../../src/content/source.ts';
import { deletableAddresses } from '../../src/families/index.ts';
import { pageSchemas } from '../../src/families/schemas.ts';
import { companySchema } from '../../src/model/company.ts';
import { ENGLISH } from '../../src/model/language.ts';
import { bannersSchema, navigationSchema } from '../../src/model/navigation.ts';
import { fieldsIn } from '../../src/model/schema-fields.ts';
import { stringsSchema } from '../../src/model/strings.ts';
import { searchSchema } from '../../src/search/schema.ts';
import { townSchema } from '../../src/town/schema.ts';
import { fieldName, markOf, rememberText } from './marks.ts';

type Schema = Parameters<typeof fieldsIn>[0];

/** Not marked, because components count their letters. The browser finds these fields by their text. */
const COUNTED = new Set(['value', 'unit']);

/**
 * Maps the path of a text in the loaded content to its path in the file. They differ because the loader leaves out entries about
 * deleted pages.
 */
function placesIn(file: string, dropped: ReadonlySet<string>): (path: PropertyKey[]) => PropertyKey[] | undefined {
  const paths: PropertyKey[][] = [];
  const numbered = mapTexts(readSource(file)?.value, (text, at) => `${text}#${paths.push(at) - 1}`);
  const pruned = withoutLinksTo(dropped, numbered);
  return (path) => {
    const text = path.reduce<unknown>(
      (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
      pruned,
    );
    return typeof text === 'string' ? paths[Number(text.slice(text.lastIndexOf('#') + 1))] : undefined;
  };
}

const known = new Map<string, { from: string; made: unknown }>();
/** The content of files with a mark before each text, cached until it changes. A text belongs to the first file that has it. */
function marked<T extends object>(content: T, schema: Schema, files: string[], dropped: ReadonlySet<string>): T {
  const key = files.join();
  const from = JSON.stringify([content, [...dropped]]);
  const last = known.get(key);
  const made = last?.from === from ? (last.made as T) : markedCopy(content, schema, files, dropped);
  known.set(key, { from, made });
  return made;
}

function markedCopy<T>(content: T, schema: Schema, files: string[], dropped: ReadonlySet<string>): T {
  const copy = structuredClone(content);
  const places = files.map((file) => ({ file, placeOf: placesIn(file, dropped) }));
  for (const { words, text, path: at } of fieldsIn(schema, content)) {
    if (!words || !text) continue;
    const key = at.at(-1) ?? '';
    const [own] = places.flatMap(({ file, placeOf }) => {
      const place = placeOf(at);
      return place ? [{ file, place }] : [];
    });
    if (!own) continue;
    const field = fieldName(pathFromRoot(own.file), own.place);
    rememberText(field, text);
    if (COUNTED.has(String(key))) continue;
    const parent = at.slice(0, -1).reduce<unknown>((value, one) => (value as Record<PropertyKey, unknown>)[one], copy);
    const mark = markOf(field);
    // The matrix changes the first letter of its legend to lower case, so there must be no mark before it.
    const before = at.includes('legend') ? 1 : 0;
    (parent as Record<PropertyKey, string>)[key] = `${text.slice(0, before)}${mark}${text.slice(before)}`;
  }
  return copy;
}

/** Replaces src/content/site-cache.ts while a page is rendered in editing mode. */
export function loadSitesCached(content: string, pictureIds: string[]): [english: Site, ...others: Site[]] {
  const [english, ...others] = loadPlainSites(content, pictureIds);
  return [markedSite(english, content), ...others.map((site) => markedSite(site, content))];
}

function markedSite(site: Site, content: string): Site {
  const english = path.join(content, ENGLISH);
  const dropped = new Set(deletableAddresses.filter((address) => !fs.existsSync(path.join(english, fileAt(address)))));
  const folders = new Set([path.join(content, site.language.code), english]);
  const inSite = <T extends object>(name: string, value: T, schema: Schema) => {
    const files = [...folders].map((folder) => path.join(folder, 'site', name));
    return marked(
      value,
      schema,
      files.filter((file) => fs.existsSync(file)),
      dropped,
    );
  };
  return {
    ...site,
    pages: site.pages.map((page) => marked(page, pageSchemas[page.family], [path.resolve(page.file)], dropped)),
    company: inSite('company.yaml', site.company, companySchema),
    navigation: inSite('navigation.yaml', site.navigation, navigationSchema),
    banners: inSite('banners.yaml', site.banners, bannersSchema),
    strings: inSite('strings.yaml', site.strings, stringsSchema),
    search: inSite('search.yaml', site.search, searchSchema),
    town: inSite('town.yaml', { places: site.town }, townSchema).places,
  };
}
