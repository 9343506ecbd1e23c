import fs from 'node:fs';
import path from 'node:path';
import { parse as parseYaml, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { FAMILIES, families, isListed, isPlaceOf, ownAddresses } from '../families/index.ts';
import { type Page, pageSchema } from '../families/schemas.ts';
import { type Company, companySchema } from '../model/company.ts';
import { parseInline } from '../model/inline.ts';
import { type Banners, bannersSchema, type Navigation, navigationSchema } from '../model/navigation.ts';
import { nearest } from '../model/nearest.ts';
import { type Strings, stringsSchema } from '../model/strings.ts';
import { stringsIn } from '../model/walk.ts';
import { type SearchContent, searchSchema } from '../search/schema.ts';
import { partsOf } from '../sections/parts.ts';
import { type Claim, claimsSchema, isOnPage } from './claims.ts';
import { ContentError, type ContentFault, faultsOf, fieldName } from './errors.ts';

export type { Page } from '../families/schemas.ts';

export interface Site {
  pages: Page[];
  company: Company;
  navigation: Navigation;
  banners: Banners;
  strings: Strings;
  search: SearchContent;
  claims: Claim[];
}

const SITE_FOLDER = 'site';

function yamlFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** content/en/industries/government.yaml → /industries/government; index.yaml → /; 404.yaml → /404. */
export const pathOfFile = (relative: string) =>
  `/${relative
    .replaceAll(path.sep, '/')
    .replace(/\.ya?ml$/, '')
    .replace(/(^|\/)index$/, '')}`;

/** The company's name stands in one file; everywhere else `{company}` stands for it. */
const COMPANY = '{company}';

function named(value: unknown, company: string): unknown {
  if (typeof value === 'string') return value.replaceAll(COMPANY, company);
  if (Array.isArray(value)) return value.map((inner) => named(inner, company));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner, company)]));
  return value;
}

const parsed = new Map<string, unknown>();
/** The tests read the whole site for each fault they plant: what has not changed is not parsed again. */
function parseOnce(text: string): unknown {
  if (!parsed.has(text)) parsed.set(text, parseYaml(text));
  return parsed.get(text);
}

class Reader {
  readonly faults: ContentFault[] = [];
  readonly root: string;
  company = COMPANY;
  constructor(root: string) {
    this.root = root;
  }

  read<S extends z.ZodType>(file: string, schema: S): z.infer<S> | undefined {
    const shown = path.relative(process.cwd(), file);
    if (!fs.existsSync(file)) {
      this.faults.push({ file: shown, field: '', message: 'this file is missing' });
      return;
    }
    let value: unknown;
    try {
      value = named(parseOnce(fs.readFileSync(file, 'utf8')), this.company);
    } catch (error) {
      if (!(error instanceof YAMLParseError)) throw error;
      const line = error.linePos?.[0].line;
      this.faults.push({
        file: shown,
        field: line ? `line ${line}` : '',
        message: `broken YAML: ${error.message.split('\n')[0]}`,
      });
      return;
    }
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    this.faults.push(...faultsOf(shown, schema, value, result.error));
  }
}

const isLinkField = (field: PropertyKey[]) =>
  ['to', 'more'].includes(String(field.at(-1))) ||
  field.at(-2) === 'pages' ||
  (field[0] === 'claims' && field.at(-1) === 'page');

/** Picture ids and link targets are checked against what exists, with a suggestion where a name is nearly right. */
function referenceFaults(file: string, value: unknown, paths: Set<string>, pictures: Set<string>): ContentFault[] {
  const faults: ContentFault[] = [];
  const missing = (field: PropertyKey[], what: string, name: string, known: Set<string>) => {
    const meant = nearest(name, known);
    faults.push({
      file,
      field: fieldName(field),
      message: `no ${what} '${name}'${meant ? `; did you mean '${meant}'?` : ''}`,
    });
  };
  const page = (field: PropertyKey[], to: string) => {
    if (/^(https:|mailto:|tel:|#)/.test(to)) return;
    const [target = ''] = to.split('#');
    if (!paths.has(target)) missing(field, 'page', target, paths);
  };
  for (const { text, path: field } of stringsIn(value)) {
    const key = field.at(-1);
    if (key === 'picture') {
      if (!pictures.has(text)) missing(field, 'picture', text, pictures);
    } else if (isLinkField(field)) page(field, text);
    else for (const part of parseInline(text)) if (part.kind === 'link') page(field, part.to);
  }
  return faults;
}

/** Every part of a page has an anchor, made of its heading: two of one name would lead to the first alone. */
function anchorFaults({ file, sections }: Page): ContentFault[] {
  const taken = new Set<string>();
  return sections.flatMap((section, i) =>
    partsOf(section).flatMap(({ id, heading }) => {
      const twice = taken.has(id);
      taken.add(id);
      return twice
        ? [{ file, field: `sections[${i}]`, message: `'${heading}' would be the second #${id} of this page` }]
        : [];
    }),
  );
}

const fileOf = (address: string) => `${address.slice(1) || 'index'}.yaml`;

/** Where a file stands decides its address, and its family decides where it may stand. */
function placeFault({ family, path: address, file }: Page): ContentFault[] {
  const { place } = families[family];
  const fault = (message: string) => [{ file, field: 'family', message }];
  const owner = FAMILIES.find((other) => isPlaceOf(other, address));
  if (owner && owner !== family)
    return fault(`this is the place of the family '${owner}', and the file says '${family}'`);
  if ('only' in place)
    return owner ? [] : fault(`the family '${family}' has one page, ${place.only.map(fileOf).join(' and ')}`);
  const folder = address.split('/').slice(1, -1).join('/');
  const inFolder = (name: string) => (name ? `in the folder '${name}/'` : 'in no folder');
  return folder === place.folder
    ? []
    : fault(`a page of the family '${family}' stands ${inFolder(place.folder)}, and this file is in '${folder}/'`);
}

/** What a family with addresses of its own must have. */
const missingPages = (root: string, pages: string[]): ContentFault[] =>
  ownAddresses
    .filter((address) => !pages.includes(address))
    .map((address) => ({ file: path.join(root, fileOf(address)), field: '', message: 'this file is missing' }));

/** The list of all pages gathers every family that is listed, once. */
function directoryFaults(file: string, { directory }: SearchContent): ContentFault[] {
  const named = directory.flatMap((group) => group.families);
  return FAMILIES.flatMap((family) => {
    const times = named.filter((name) => name === family).length;
    const wanted = isListed({ family }) ? 1 : 0;
    return times === wanted
      ? []
      : [
          {
            file,
            field: 'directory',
            message: `the family '${family}' must be named ${wanted ? 'once' : 'nowhere'}; it is named ${times} times`,
          },
        ];
  });
}

/** Reads and checks a whole language folder; throws one ContentError that lists every fault. */
export function loadSite(root: string, pictureIds: Iterable<string>): Site {
  const reader = new Reader(root);
  const site = (name: string) => path.join(root, SITE_FOLDER, name);
  const company = reader.read(site('company.yaml'), companySchema);
  if (company) reader.company = company.name;
  const navigation = reader.read(site('navigation.yaml'), navigationSchema);
  const banners = reader.read(site('banners.yaml'), bannersSchema);
  const strings = reader.read(site('strings.yaml'), stringsSchema);
  const search = reader.read(site('search.yaml'), searchSchema);
  const register = reader.read(site('claims.yaml'), claimsSchema);

  const pages: Page[] = [];
  const seen = new Map<string, string>();
  const addresses: string[] = [];
  for (const file of yamlFiles(root)) {
    const relative = path.relative(root, file);
    if (relative.startsWith(`${SITE_FOLDER}${path.sep}`)) continue;
    const address = pathOfFile(relative);
    const shown = path.relative(process.cwd(), file);
    const twin = seen.get(address.toLowerCase());
    if (twin)
      reader.faults.push({ file: shown, field: '', message: `duplicate address ${address}: ${twin} has it already` });
    seen.set(address.toLowerCase(), shown);
    addresses.push(address);
    const content = reader.read(file, pageSchema);
    if (content) pages.push({ ...content, path: address, file: shown });
  }

  reader.faults.push(...missingPages(path.relative(process.cwd(), root), addresses));
  const paths = new Set(addresses);
  const pictures = new Set(pictureIds);
  for (const page of pages)
    reader.faults.push(
      ...placeFault(page),
      ...referenceFaults(page.file, page, paths, pictures),
      ...anchorFaults(page),
    );
  const shared = [
    ['navigation.yaml', navigation],
    ['banners.yaml', banners],
    ['search.yaml', search],
    ['claims.yaml', register],
  ] as const;
  for (const [name, value] of shared)
    reader.faults.push(...referenceFaults(path.relative(process.cwd(), site(name)), value, paths, pictures));

  if (search) reader.faults.push(...directoryFaults(path.relative(process.cwd(), site('search.yaml')), search));

  for (const [i, claim] of (register?.claims ?? []).entries()) {
    const page = pages.find(({ path }) => path === claim.page);
    if (page && !isOnPage(claim, page))
      reader.faults.push({
        file: path.relative(process.cwd(), site('claims.yaml')),
        field: `claims[${i}].sentence`,
        message: `'${claim.sentence}' does not stand on ${claim.page} any more`,
      });
  }

  if (reader.faults.length || !company || !navigation || !banners || !strings || !search || !register)
    throw new ContentError(reader.faults);
  return { pages, company, navigation, banners, strings, search, claims: register.claims };
}
