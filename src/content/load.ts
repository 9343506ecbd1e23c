import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { FAMILIES, optionalAddresses, requiredAddresses } from '../families/index.ts';
import { type Page, pageSchema } from '../families/schemas.ts';
import { type Company, companySchema, formEndpointOf } from '../model/company.ts';
import { figuresSchema, type StatedFigures } from '../model/figures.ts';
import { fill } from '../model/fill.ts';
import { bannersSchema, navigationSchema } from '../model/navigation.ts';
import { redirectFaults, redirectsSchema } from '../model/redirects.ts';
import { fieldsIn } from '../model/schema-fields.ts';
import { type Strings, stringsSchema } from '../model/strings.ts';
import { searchSchema } from '../search/schema.ts';
import { townFaults, townSchema } from '../town/schema.ts';
import {
  anchorFaults,
  directoryFaults,
  fileAt,
  type Known,
  modelFaults,
  offerFaults,
  placeFaults,
  referenceFaults,
} from './checks.ts';
import { claimFaults, claimsSchema } from './claims.ts';
import { ContentError, type ContentFault, faultAt, faultsOf } from './errors.ts';
import { typedFigureFaults, withDetails, withFigures } from './fill-in.ts';
import { houseRuleFaults } from './house-rules.ts';
import { withoutLinksTo } from './optional-pages.ts';
import { withFileNotes } from './public-files.ts';
import type { Site } from './site.ts';
import { type Read, readSource, shown } from './source.ts';

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

/** Details of the company that content files name in braces; their values stand in company.yaml alone. */
const detailsOf = ({ name, legalName, privacy }: Company): Record<string, string> => ({
  company: name,
  legalName,
  ...privacy,
});

/** What /privacy says of the form: where its messages go, or that it sends none. */
function formSentence(company: Company, { form }: Strings): string {
  const endpoint = formEndpointOf(company);
  return endpoint ? fill(form.sendsMessages, { host: new URL(endpoint.url).host }) : form.keepsNothing;
}

class Reader {
  readonly faults: ContentFault[] = [];
  /** Faults against the rules of the house, which stop a build but not the dev server. */
  readonly rules: ContentFault[] = [];
  details: Record<string, string> = {};
  figures: StatedFigures = {};
  /** Optional pages that the owner has deleted. */
  dropped: ReadonlySet<string> = new Set();

  read<S extends z.ZodType>(file: string, schema: S): Read<z.infer<S>> | undefined {
    const raw = readSource(file);
    if (!raw) {
      this.faults.push({ file: shown(file), field: '', message: 'this file is missing' });
      return;
    }
    if (raw.mistake) {
      this.faults.push({ file: raw.file, field: '', ...raw.mistake, shown: raw.lineAt(raw.mistake.line) });
      return;
    }
    const linked = { ...raw, value: withoutLinksTo(this.dropped, raw.value) };
    const { source, faults } = withFigures(linked, this.figures);
    this.faults.push(...faults);
    // Checked before the details are filled in: a longer company name must not push a title over its length.
    const result = schema.safeParse(source.value);
    if (!result.success) {
      this.faults.push(...faultsOf(source, schema, result.error));
      return;
    }
    const content = withFileNotes(withDetails(result.data, this.details)) as z.infer<S>;
    const fields = [...fieldsIn(schema, content)];
    this.rules.push(...typedFigureFaults(linked, fields, this.figures));
    return { source: { ...source, value: withDetails(source.value, this.details) }, schema, content, fields };
  }
}

/** Reads and checks a whole language folder; throws one ContentError that lists every fault. */
export function loadSite(root: string, pictureIds: Iterable<string>): Site {
  const reader = new Reader();
  const { faults } = reader;
  const site = <S extends z.ZodType>(name: string, schema: S) =>
    reader.read(path.join(root, SITE_FOLDER, name), schema);
  reader.dropped = new Set(optionalAddresses.filter((address) => !fs.existsSync(path.join(root, fileAt(address)))));
  const company = site('company.yaml', companySchema);
  if (company) reader.details = detailsOf(company.content);
  const figures = site('figures.yaml', figuresSchema);
  if (figures) reader.figures = figures.content.figures;
  const navigation = site('navigation.yaml', navigationSchema);
  const banners = site('banners.yaml', bannersSchema);
  const strings = site('strings.yaml', stringsSchema);
  if (company && strings) reader.details.form = formSentence(company.content, strings.content);
  const search = site('search.yaml', searchSchema);
  const register = site('claims.yaml', claimsSchema);
  const moved = site('redirects.yaml', redirectsSchema);
  const town = reader.dropped.has('/town') ? undefined : site('town.yaml', townSchema);

  const pages: Read<Page>[] = [];
  const files = new Map<string, string>();
  const addresses = new Set<string>();
  for (const file of yamlFiles(root)) {
    const relative = path.relative(root, file);
    if (relative.startsWith(`${SITE_FOLDER}${path.sep}`)) continue;
    const address = pathOfFile(relative);
    const twin = files.get(address.toLowerCase());
    if (twin)
      faults.push({ file: shown(file), field: '', message: `duplicate address ${address}: ${twin} has it already` });
    files.set(address.toLowerCase(), shown(file));
    addresses.add(address);
    const page = reader.read(file, pageSchema);
    if (page) pages.push({ ...page, content: { ...page.content, path: address, file: page.source.file } });
  }
  for (const address of requiredAddresses)
    if (!addresses.has(address))
      faults.push({ file: shown(path.join(root, fileAt(address))), field: '', message: 'this file is missing' });

  const known: Known = { page: addresses, picture: new Set(pictureIds), family: new Set(FAMILIES) };
  for (const page of pages) faults.push(...placeFaults(page), ...anchorFaults(page), ...offerFaults(page));
  faults.push(...modelFaults(pages));
  for (const read of [...pages, navigation, banners, strings, search, register, town])
    if (read) faults.push(...referenceFaults(read, known));
  if (search) faults.push(...directoryFaults(search));
  if (register) faults.push(...claimFaults(register, pages));
  if (moved)
    for (const { at, message } of redirectFaults(moved.content.redirects, addresses))
      faults.push(faultAt(moved.source, ['redirects', at], message));
  if (town)
    for (const { at, message } of townFaults(town.content.places, addresses))
      faults.push(faultAt(town.source, ['places', at], message));

  if (faults.length || !company || !figures || !navigation || !banners || !strings || !search || !register || !moved)
    throw new ContentError(faults);
  return {
    ruleFaults: [...reader.rules, ...houseRuleFaults({ pages, navigation, town })],
    pages: pages.map((page) => page.content),
    company: company.content,
    navigation: navigation.content,
    banners: banners.content,
    strings: strings.content,
    search: search.content,
    claims: register.content.claims,
    redirects: moved.content.redirects,
    town: town?.content.places ?? [],
  };
}

/** Throws what breaks a rule of the house. Checks and builds call it; the dev server only prints it. */
export function failOnRules({ ruleFaults }: Site): void {
  if (ruleFaults.length) throw new ContentError(ruleFaults);
}
