import type { z } from 'zod';
import { nearest } from '../model/edit-distance.ts';
import { graphemesIn } from '../model/graphemes.ts';
import { childOf, keysOf, namesOf, resolve } from '../model/schema-fields.ts';
import type { Source } from './source.ts';

export interface ContentFault {
  file: string;
  /** Starts at 1; absent if the file lacks the field. */
  line?: number;
  column?: number;
  /** The field in words: 'section 2 (matrix), rows 3, name'. */
  field: string;
  message: string;
  /** The source line, if it helps. */
  shown?: string;
}

/** Reports every fault at once, each with its position and a sentence on what was found and what was expected. */
export class ContentError extends Error {
  readonly faults: ContentFault[];
  constructor(faults: ContentFault[]) {
    const lines = faults.map(({ file, line, column, field, message, shown }) => {
      const place = [file, line, column].filter(Boolean).join(':');
      return `  ${place}\n    ${field ? `${field}: ` : ''}${message}${shown ? `\n    line ${line}: ${shown.trim()}` : ''}`;
    });
    super(`${faults.length} fault${faults.length === 1 ? '' : 's'} in the content:\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.faults = faults;
    this.stack = this.message;
  }
}

const LONGEST_SHOWN = 70;
const show = (value: unknown) => {
  const text = JSON.stringify(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 3)}…` : text;
};

const inside = (value: unknown, key: PropertyKey) =>
  value && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined;
const at = (value: unknown, path: PropertyKey[]) => path.reduce(inside, value);

/** A path in words, with numbers from one and the kinds of sections. */
export function fieldName(path: PropertyKey[], value: unknown): string {
  const words: string[] = [];
  for (const [i, key] of path.entries()) {
    if (typeof key !== 'number') words.push(String(key));
    else if (path[i - 1] === 'sections') {
      const kind = inside(at(value, path.slice(0, i + 1)), 'kind');
      words.pop();
      words.push(`section ${key + 1}${typeof kind === 'string' ? ` (${kind})` : ''}`);
    } else words.push(`${words.pop() ?? ''} ${key + 1}`.trim());
  }
  return words.join(', ');
}

export const faultAt = (source: Source, path: PropertyKey[], message: string): ContentFault => ({
  file: source.file,
  ...source.placeOf(path),
  field: fieldName(path, source.value),
  message,
});

export const meaning = (given: string, known: Iterable<string>) => {
  const meant = nearest(given, known);
  return meant && meant !== given ? `; did you mean '${meant}'?` : '';
};

/** The schema of the object or the union that a path leads to. */
function schemaAt(schema: z.core.$ZodType, value: unknown, path: PropertyKey[]): z.core.$ZodType | undefined {
  const found = resolve(schema, value)?.schema ?? schema;
  const [key, ...rest] = path;
  if (key === undefined) return found;
  const child = childOf(found, key);
  return child && schemaAt(child, inside(value, key), rest);
}

type Issue = z.core.$ZodIssue;

function sentenceOf(issue: Issue, schema: z.ZodType, value: unknown): string {
  const found = at(value, issue.path);
  const expected = issue.code === 'invalid_value' ? `one of ${issue.values.join(', ')}` : '';
  if (found === undefined) return `this field is missing${expected && `; expected ${expected}`}`;
  switch (issue.code) {
    case 'invalid_union': {
      const name = String(found);
      const union = schemaAt(schema, value, issue.path.slice(0, -1));
      const options = union ? namesOf(union) : [];
      return `there is no ${issue.discriminator} '${name}'${meaning(name, options)} Known: ${options.join(', ')}`;
    }
    case 'too_big':
      if (typeof found === 'string')
        return `${graphemesIn(found).length} letters, at most ${issue.maximum} fit: ${show(found)}`;
      break;
    case 'invalid_value': {
      const options = issue.values.map(String);
      return `found ${show(found)}, expected ${expected}${meaning(String(found), options)}`;
    }
    case 'invalid_type':
      return wrongType(found, issue.expected, String(issue.path.at(-1)));
  }
  return `found ${show(found)}; ${issue.message.replace(/^(Invalid input|Too (small|big)): /, '')}`;
}

/** A value of the wrong type, with an example of a correct one. */
function wrongType(found: unknown, expected: string, key: string): string {
  if (found === null && expected === 'array') return `a list is expected here. Type: ${key}: [] if there is none`;
  if (found === null && expected === 'string')
    return `there are no words here. If they begin with #, which starts a comment, put them in quotes`;
  if (typeof found === 'string' && expected === 'array')
    return `a list is expected here, and needs brackets. Type: ${key}: [${
      found.includes(', ')
        ? found
            .split(', ')
            .map((word) => JSON.stringify(word))
            .join(', ')
        : JSON.stringify(found)
    }]`;
  if ((typeof found === 'number' || typeof found === 'boolean') && expected === 'string')
    return `words are expected here, and ${found} is not. Type: ${key}: "${found}"`;
  return `found ${show(found)}, expected ${article(expected)}`;
}

const article = (type: string) => `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;

/** For a union without a discriminator: the errors of the best matching schema. */
function* simple(issues: Issue[], above: PropertyKey[] = []): Generator<Issue> {
  for (const issue of issues) {
    const path = [...above, ...issue.path];
    if (issue.code === 'invalid_union' && issue.errors.length) {
      const [nearest = []] = [...issue.errors].sort((one, two) => one.length - two.length);
      yield* simple(nearest, path);
    } else yield { ...issue, path };
  }
}

/** A comma inside { } begins a new field: `{ text: Soon, or later }` has a field 'or later'. */
const isHalfText = (key: string, value: unknown) => value === null && /\s|[^\w-]/.test(key);

/** The errors of a schema as sentences, one for each field. */
export function faultsOf(source: Source, schema: z.ZodType, error: z.ZodError): ContentFault[] {
  const seen = new Set<string>();
  return [...simple(error.issues)].flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const object = schemaAt(schema, source.value, issue.path);
      return issue.keys.map((key) => {
        const path = [...issue.path, key];
        const message = isHalfText(key, at(source.value, path))
          ? `a comma inside { } begins a new field. Put the whole text in quotes: "…, ${key}"`
          : `there is no such field here${meaning(key, object ? keysOf(object) : [])}`;
        return faultAt(source, path, message);
      });
    }
    const path = discriminated(issue);
    const place = path.join('/');
    if (seen.has(place)) return [];
    seen.add(place);
    const fault = faultAt(source, path, sentenceOf({ ...issue, path }, schema, source.value));
    return issue.code === 'invalid_type' && at(source.value, path) !== undefined
      ? { ...fault, shown: source.lineAt(fault.line ?? 0) }
      : fault;
  });
}

/** Zod names the field that tells the members of a union apart only sometimes. */
const discriminated = (issue: Issue): PropertyKey[] =>
  issue.code === 'invalid_union' && issue.discriminator && issue.path.at(-1) !== issue.discriminator
    ? [...issue.path, issue.discriminator]
    : issue.path;
