import path from 'node:path';
import type { z } from 'zod';
import { FAMILIES, requiredAddresses } from '../families/index.ts';
import { type Page, pageSchema } from '../families/schemas.ts';
import { companySchema } from '../model/company.ts';
import { figuresSchema } from '../model/figures.ts';
import { ENGLISH } from '../model/language.ts';
import { bannersSchema, navigationSchema } from '../model/navigation.ts';
import { oncePer } from '../model/once-per.ts';
import { redirectFaults, redirectsSchema } from '../model/redirects.ts';
import { stringsSchema } from '../model/strings.ts';
import { searchSchema } from '../search/schema.ts';
import { townFaults, townSchema } from '../town/schema.ts';
import {
  anchorFaults,
  directoryFaults,
  fileAt,
  type Known,
  listFaults,
  modelFaults,
  offerFaults,
  pictureFaults,
  placeFaults,
  referenceFaults,
} from './checks.ts';
import { claimFaults, claimsSchema } from './claims.ts';
import { contentRuleFaults } from './content-rules.ts';
import { closedJobs, dayInIndia, droppedPages, redirectsOfClosed } from './dropped-pages.ts';
import { ContentError, faultAt } from './errors.ts';
import { detailsOf, languagesIn, pathOfFile, Reader, SITE_FOLDER, stringDetailsOf, yamlFiles } from './reader.ts';
import type { Site } from './site.ts';
import { pathFromRoot, type Read, type Unwritten } from './source.ts';

/** Faults of a page that do not depend on other pages. */
const pageFaults = oncePer((page: Read<Page>) => [
  ...placeFaults(page),
  ...anchorFaults(page),
  ...offerFaults(page),
  ...pictureFaults(page),
]);

/**
 * Redirects may lead to pages in other languages, such as /mr/product/gps, whose folders are next to the English one. A folder of
 * another name, such as a copy made by a test, has no other languages.
 */
function withTranslated(addresses: Set<string>, root: string, unwritten: Unwritten): Set<string> {
  if (path.basename(root) !== ENGLISH) return addresses;
  const content = path.dirname(root);
  const translated = languagesIn(content).flatMap((code) => {
    const folder = path.join(content, code);
    return yamlFiles(folder, unwritten).map(
      (file) => `/${code}${pathOfFile(path.relative(path.resolve(folder), file))}`,
    );
  });
  return new Set([...addresses, ...translated]);
}

type FromFile = Read<z.infer<typeof pageSchema>>;
const addressed = new WeakMap<FromFile, Read<Page>>();
/** A page with its address. Returns the same object until the file changes, so that cached checks stay valid. */
function pageAt(address: string, read: FromFile): Read<Page> {
  const known = addressed.get(read);
  if (known?.content.path === address) return known;
  const page = { ...read, content: { ...read.content, path: address, file: read.source.file } };
  addressed.set(read, page);
  return page;
}

/** Reads and checks the English folder, which holds the whole site; throws one ContentError that lists every fault. */
export function loadSite(
  root: string,
  pictureIds: Iterable<string>,
  unwritten: Unwritten = new Map(),
  today = dayInIndia(),
): Site {
  const reader = new Reader(unwritten);
  const { faults } = reader;
  const closed = closedJobs(root, unwritten, today);
  const site = <S extends z.ZodType>(name: string, schema: S) =>
    reader.read(path.join(root, SITE_FOLDER, name), schema);
  reader.dropped = droppedPages(root, unwritten, closed);
  const company = site('company.yaml', companySchema);
  if (company) reader.details = detailsOf(company.content);
  const figures = site('figures.yaml', figuresSchema);
  if (figures) reader.figures = figures.content.figures;
  const navigation = site('navigation.yaml', navigationSchema);
  const banners = site('banners.yaml', bannersSchema);
  const strings = site('strings.yaml', stringsSchema);
  if (company && strings) Object.assign(reader.details, stringDetailsOf(company.content, strings.content));
  const search = site('search.yaml', searchSchema);
  const register = site('claims.yaml', claimsSchema);
  const moved = site('redirects.yaml', redirectsSchema);
  const town = reader.dropped.has('/town') ? undefined : site('town.yaml', townSchema);

  const pages: Read<Page>[] = [];
  const files = new Map<string, string>();
  const addresses = new Set<string>();
  for (const file of yamlFiles(root, unwritten)) {
    const relative = path.relative(path.resolve(root), file);
    if (relative.startsWith(`${SITE_FOLDER}${path.sep}`)) continue;
    const address = pathOfFile(relative);
    const twin = files.get(address.toLowerCase());
    if (twin)
      faults.push({
        file: pathFromRoot(file),
        field: '',
        message: `duplicate address ${address}: ${twin} has it already`,
      });
    files.set(address.toLowerCase(), pathFromRoot(file));
    if (closed.has(address)) continue;
    addresses.add(address);
    const page = reader.read(file, pageSchema);
    if (page) pages.push(pageAt(address, page));
  }
  for (const address of requiredAddresses)
    if (!addresses.has(address))
      faults.push({ file: pathFromRoot(path.join(root, fileAt(address))), field: '', message: 'this file is missing' });

  const known: Known = { page: addresses, picture: new Set(pictureIds), family: new Set(FAMILIES) };
  for (const page of pages) faults.push(...pageFaults(page));
  faults.push(...modelFaults(pages, addresses), ...listFaults(pages, addresses, root));
  for (const read of [...pages, navigation, banners, strings, search, register, town])
    if (read) faults.push(...referenceFaults(read, known));
  if (search) faults.push(...directoryFaults(search));
  if (register) faults.push(...claimFaults(register, pages));
  const destinations = withTranslated(new Set([...addresses, ...closed.keys()]), root, unwritten);
  if (moved)
    for (const { at, message } of redirectFaults(moved.content.redirects, destinations))
      faults.push(faultAt(moved.source, ['redirects', at], message));
  if (town)
    for (const { at, message } of townFaults(town.content.places, addresses))
      faults.push(faultAt(town.source, ['places', at], message));

  if (faults.length || !company || !figures || !navigation || !banners || !strings || !search || !register || !moved)
    throw new ContentError(faults);
  return {
    ruleFaults: [...reader.rules, ...contentRuleFaults({ pages, navigation, town, today })],
    pages: pages.map((page) => page.content),
    language: { code: ENGLISH, prefix: '' },
    namedPages: {},
    notes: [...closed].map(
      ([address, { file, closes }]) => `${file} closed on ${closes}: ${address} leads to /jobs now`,
    ),
    stale: [],
    glossary: [],
    pictureWords: {},
    company: company.content,
    figures: figures.content.figures,
    navigation: navigation.content,
    banners: banners.content,
    strings: strings.content,
    search: search.content,
    claims: register.content.claims,
    redirects: [...moved.content.redirects, ...redirectsOfClosed(closed, addresses)],
    town: town?.content.places ?? [],
  };
}

/** Throws on a broken content rule. Checks and builds call it; the dev server only prints it. */
export function failOnRules({ ruleFaults }: Site): void {
  if (ruleFaults.length) throw new ContentError(ruleFaults);
}
