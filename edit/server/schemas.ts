import { z } from 'zod';
import { claimsSchema } from '../../src/content/claims.ts';
import { glossarySchema } from '../../src/content/glossary.ts';
import { pageSchema } from '../../src/families/schemas.ts';
import { companySchema, companyWordsSchema } from '../../src/model/company.ts';
import { figuresSchema, figureWordsSchema } from '../../src/model/figures.ts';
import { ENGLISH } from '../../src/model/language.ts';
import { bannersSchema, navigationSchema } from '../../src/model/navigation.ts';
import { pictureWordsSchema } from '../../src/model/picture-words.ts';
import { redirectsSchema } from '../../src/model/redirects.ts';
import { childOf, type FieldMeta, keysOf, resolve } from '../../src/model/schema-fields.ts';
import { stringsSchema } from '../../src/model/strings.ts';
import { searchSchema } from '../../src/search/schema.ts';
import { townSchema } from '../../src/town/schema.ts';
import type { Path } from './values.ts';

export type Schema = z.core.$ZodType;

const SITE_SCHEMAS: Record<string, Schema> = {
  company: companySchema,
  navigation: navigationSchema,
  banners: bannersSchema,
  strings: stringsSchema,
  redirects: redirectsSchema,
  search: searchSchema,
  claims: claimsSchema,
  figures: figuresSchema,
  town: townSchema,
};

/** Files of the other languages that contain only texts. */
const WORD_SCHEMAS: Record<string, Schema> = {
  company: companyWordsSchema,
  figures: figureWordsSchema,
  glossary: glossarySchema,
  pictures: pictureWordsSchema,
};

/** The schema of a file, by its name from the root of the project. */
export function schemaOf(file: string): Schema {
  const [, language, name = ''] = /^content\/([\w-]+)\/site\/([\w-]+)\.ya?ml$/.exec(file) ?? [];
  return (language !== ENGLISH && WORD_SCHEMAS[name]) || SITE_SCHEMAS[name] || pageSchema;
}

/** The parts of zod's own definitions that are read here. */
export interface Def {
  type: string;
  innerType?: Schema;
  in?: Schema;
  element?: Schema;
  shape?: Record<string, Schema>;
  options?: Schema[];
  values?: unknown[];
  entries?: Record<string, string>;
  discriminator?: string;
  format?: string;
  keyType?: Schema;
  valueType?: Schema;
  items?: Schema[];
}
export const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

interface CheckDef {
  check: string;
  minimum?: number;
  maximum?: number;
  length?: number;
  value?: number;
}

/** The bounds of a list's length or of a number, by the schema's checks. */
export function boundsOf(schema: Schema): { minimum?: number; maximum?: number; length?: number } {
  const { checks = [] } = schema._zod.def as { checks?: { _zod: { def: unknown } }[] };
  const bounds: { minimum?: number; maximum?: number; length?: number } = {};
  for (const { _zod } of checks) {
    const { check, minimum, maximum, length, value } = _zod.def as CheckDef;
    if (check === 'min_length') bounds.minimum = minimum;
    if (check === 'max_length') bounds.maximum = maximum;
    if (check === 'length_equals') bounds.length = length;
    if (check === 'greater_than') bounds.minimum = value;
    if (check === 'less_than') bounds.maximum = value;
  }
  return bounds;
}

const WRAPPERS = ['optional', 'default', 'prefault', 'nullable'];
export const isOptional = (schema: Schema): boolean => WRAPPERS.includes(defOf(schema).type);

/** The schema inside optional, default and transforms; unions stay. */
export function bare(schema: Schema): Schema {
  const { type, innerType, in: input } = defOf(schema);
  const inner = type === 'union' ? undefined : (innerType ?? input);
  return inner ? bare(inner) : schema;
}

/** The description of a field, from any of the schemas that wrap it. */
export function metaOf(schema: Schema): FieldMeta & { description?: string } {
  const { type, innerType, in: input } = defOf(schema);
  const inner = type === 'union' ? undefined : (innerType ?? input);
  return { ...(inner && metaOf(inner)), ...(z.globalRegistry.get(schema) as object | undefined) };
}

/** The schema of the value at a path. */
export function schemaAt(schema: Schema, value: unknown, path: Path): Schema | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const found = resolve(schema, value)?.schema ?? bare(schema);
  const child = childOf(found, key);
  const inner = value && typeof value === 'object' ? (value as Record<string | number, unknown>)[key] : undefined;
  return child && schemaAt(child, inner, rest);
}

export function fieldOrder(schema: Schema, value: unknown): string[] {
  const found = resolve(schema, value)?.schema ?? bare(schema);
  return keysOf(found);
}
