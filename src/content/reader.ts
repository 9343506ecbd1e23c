import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { type Company, formEndpointOf } from '../model/company.ts';
import type { StatedFigures } from '../model/figures.ts';
import { fill } from '../model/fill.ts';
import { ENGLISH } from '../model/language.ts';
import { fieldsIn } from '../model/schema-fields.ts';
import type { Strings } from '../model/strings.ts';
import { type ContentFault, faultsOf } from './errors.ts';
import { typedFigureFaults, withDetails, withFigures } from './fill-in.ts';
import { withoutLinksTo } from './optional-pages.ts';
import { publicFileSize, withFileNotes } from './public-files.ts';
import { pathFromRoot, type Read, readSource, type Source, type Unwritten } from './source.ts';

export const SITE_FOLDER = 'site';

/** The other languages: each has a folder in content/. */
export const languagesIn = (root: string): string[] =>
  fs
    .readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== ENGLISH)
    .map((entry) => entry.name)
    .sort();

export function yamlFiles(folder: string, unwritten: Unwritten = new Map()): string[] {
  const files = fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => path.resolve(entry.parentPath, entry.name));
  const added = [...unwritten.keys()].filter((file) => file.startsWith(path.resolve(folder) + path.sep));
  return [...new Set([...files, ...added])].filter((file) => unwritten.get(file) !== null).sort();
}

/** industries/government.yaml → /industries/government; index.yaml → /; 404.yaml → /404. */
export const pathOfFile = (relative: string) =>
  `/${relative
    .replaceAll(path.sep, '/')
    .replace(/\.ya?ml$/, '')
    .replace(/(^|\/)index$/, '')}`;

/** Details from company.yaml that other content files name in braces. */
export const detailsOf = ({ name, legalName, privacy }: Company): Record<string, string> => ({
  company: name,
  legalName,
  ...privacy,
});

/** The sentence on /privacy about the form: where messages are sent, or that none are. */
function formSentence(company: Company, { form }: Strings): string {
  const endpoint = formEndpointOf(company);
  return endpoint ? fill(form.sendsMessages, { host: new URL(endpoint.url).host }) : form.keepsNothing;
}

/** Texts from strings.yaml that pages name in braces. */
export const stringDetailsOf = (company: Company, strings: Strings): Record<string, string> => ({
  form: formSentence(company, strings),
  askUs: strings.askUs,
});

interface FileResult {
  read?: Read<unknown>;
  faults: ContentFault[];
  rules: ContentFault[];
}
const LINKS_TO_FILES = /\/[\w./%-]*\.[a-z0-9]{2,5}\b/gi;
/** The last result of each file with its input, so that unchanged files are not checked again. */
const lastResults = new Map<string, { from: string; result: FileResult }>();

/** Reads and checks the files of one language, and collects their faults. */
export class Reader {
  readonly unwritten: Unwritten;
  readonly faults: ContentFault[] = [];
  /** Faults against the content rules, which stop a build but not the dev server. */
  readonly rules: ContentFault[] = [];
  details: Record<string, string> = {};
  figures: StatedFigures = {};
  /** Optional pages that the owner has deleted. */
  dropped: ReadonlySet<string> = new Set();

  constructor(unwritten: Unwritten = new Map()) {
    this.unwritten = unwritten;
  }

  read<S extends z.ZodType>(file: string, schema: S): Read<z.infer<S>> | undefined {
    const raw = this.open(file);
    return raw && this.accept(raw, schema);
  }

  /** A file that exists and is YAML. */
  open(file: string): Source | undefined {
    const raw = readSource(file, this.unwritten);
    if (!raw) {
      this.faults.push({ file: pathFromRoot(file), field: '', message: 'this file is missing' });
      return;
    }
    if (raw.mistake) {
      this.faults.push({ file: raw.file, field: '', ...raw.mistake, shown: raw.lineAt(raw.mistake.line) });
      return;
    }
    return raw;
  }

  /** The content of a file; undefined if it does not match the schema. */
  accept<S extends z.ZodType>(raw: Source, schema: S): Read<z.infer<S>> | undefined {
    const text = JSON.stringify([raw.text, this.details, this.figures, [...this.dropped]]);
    // Links to files of public/ show the size of the file, which may have changed.
    const from = `${text} ${(text.match(LINKS_TO_FILES) ?? []).map(publicFileSize)}`;
    const last = lastResults.get(raw.file);
    const result = last?.from === from ? last.result : this.#check(raw, schema);
    lastResults.set(raw.file, { from, result });
    this.faults.push(...result.faults);
    this.rules.push(...result.rules);
    return result.read as Read<z.infer<S>> | undefined;
  }

  #check(raw: Source, schema: z.ZodType): FileResult {
    const linked = { ...raw, value: withoutLinksTo(this.dropped, raw.value) };
    const { source, faults } = withFigures(linked, this.figures);
    // Checked before the details are filled in, because a longer company name must not make a title too long.
    const result = schema.safeParse(source.value);
    if (!result.success) return { faults: [...faults, ...faultsOf(source, schema, result.error)], rules: [] };
    const content = withFileNotes(withDetails(result.data, this.details));
    const fields = [...fieldsIn(schema, content)];
    const filled = { ...source, value: withDetails(source.value, this.details) };
    return {
      read: { source: filled, schema, content, fields },
      faults,
      rules: typedFigureFaults(linked, fields, this.figures),
    };
  }
}
