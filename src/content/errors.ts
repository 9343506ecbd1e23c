import type { z } from 'zod';
import { nearest } from '../model/edit-distance.ts';
import { graphemesIn } from '../model/graphemes.ts';
import { childOf, keysOf, namesOf, resolve } from '../model/schema-fields.ts';
import type { Source } from './source.ts';

export interface ContentFault {
  file: string;
  /** Counted from one, where the file has the field. */
  line?: number;
  column?: number;
  /** The field in words: 'section 2 (matrix), rows 3, name'. */
  field: string;
  message: string;
}

/** Stops the build with every fault at once: where it stands, and in a sentence what was found and what was expected. */
export class ContentError extends Error {
  readonly faults: ContentFault[];
  constructor(faults: ContentFault[]) {
    const lines = faults.map(
      ({ file, line, column, field, message }) =>
        `  ${[file, line, column].filter(Boolean).join(':')}\n    ${field ? `${field}: ` : ''}${message}`,
    );
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

/** A path in words. People count from one, and know a section by its kind. */
export function fieldName(path: PropertyKey[], value: unknown): string {
  const words: string[] = [];
  for (const [i, key] of path.entries()) {
    if (typeof key !== 'number') words.push(String(key));
    else if (path[i - 1] === 'sections') {
      const kind = inside(at(value, path.slice(0, i + 1)), 'kind');
      words.splice(-1, 1, `section ${key + 1}${typeof kind === 'string' ? ` (${kind})` : ''}`);
    } else words.push(`${words.pop() ?? ''} ${key + 1}`.trim());
  }
  return words.join(', ');
}

/** A fault at a field of a file. */
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
      return `found ${show(found)}, expected ${article(issue.expected)}`;
  }
  return `found ${show(found)}; ${issue.message.replace(/^(Invalid input|Too (small|big)): /, '')}`;
}

const article = (type: string) => `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;

/** Of a union that nothing tells apart, what is wrong with the schema that comes nearest. */
function* simple(issues: Issue[], above: PropertyKey[] = []): Generator<Issue> {
  for (const issue of issues) {
    const path = [...above, ...issue.path];
    if (issue.code === 'invalid_union' && issue.errors.length) {
      const [nearest = []] = [...issue.errors].sort((one, two) => one.length - two.length);
      yield* simple(nearest, path);
    } else yield { ...issue, path };
  }
}

/** What a schema says of a file, in sentences. */
export const faultsOf = (source: Source, schema: z.ZodType, error: z.ZodError): ContentFault[] =>
  [...simple(error.issues)].flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') {
      const path = discriminated(issue);
      return faultAt(source, path, sentenceOf({ ...issue, path }, schema, source.value));
    }
    const object = schemaAt(schema, source.value, issue.path);
    return issue.keys.map((key) =>
      faultAt(source, [...issue.path, key], `there is no such field here${meaning(key, object ? keysOf(object) : [])}`),
    );
  });

/** Zod names the field that tells the members of a union apart only sometimes. */
const discriminated = (issue: Issue): PropertyKey[] =>
  issue.code === 'invalid_union' && issue.discriminator && issue.path.at(-1) !== issue.discriminator
    ? [...issue.path, issue.discriminator]
    : issue.path;
