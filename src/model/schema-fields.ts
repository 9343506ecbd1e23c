import { z } from 'zod';
import { oncePer } from './once-per.ts';

/** Metadata of a field. model/fields.ts sets it; checks, search and the editor use it. */
export interface FieldMeta {
  /** The kind of thing that the value refers to, which must exist. */
  reference?: 'page' | 'picture' | 'family';
  /** Visible text. */
  words?: true;
  /** Visible, but not searched, including all inner fields: names of controls, labels of drawings. */
  search?: false;
  /** Its maximum length. */
  most?: number;
}

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}

/** A text in a content value. */
export interface Field extends FieldMeta {
  text: string;
  path: PropertyKey[];
}

type Schema = z.core.$ZodType;
/** The parts of zod's definitions that lead to inner schemas. */
interface Def {
  type: string;
  innerType?: Schema;
  in?: Schema;
  element?: Schema;
  items?: Schema[];
  valueType?: Schema;
  shape?: Record<string, Schema>;
  options?: Schema[];
  discriminator?: string;
}
const defOf = (schema: Schema) => schema._zod.def as unknown as Def;
// The registry merges the metadata of a schema with those of the schemas it was made from each time it is asked.
const metaOf = oncePer((schema: Schema) => (z.globalRegistry.get(schema) ?? {}) as FieldMeta);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The member of a union that a value matches: by the discriminator, or else by parsing. */
function chosen({ options = [], discriminator }: Def, value: unknown): Schema | undefined {
  if (!discriminator) return options.find((option) => z.safeParse(option, value).success);
  const name = isRecord(value) ? value[discriminator] : undefined;
  return options.find((option) => {
    const field = defOf(option).shape?.[discriminator];
    return field?._zod.values?.has(name as string);
  });
}

/** The schema without wrappers and unions, with the metadata of all of them. */
export function resolve(schema: Schema, value: unknown): { schema: Schema; meta: FieldMeta } | undefined {
  const def = defOf(schema);
  const inner = def.type === 'union' ? chosen(def, value) : (def.innerType ?? def.in);
  if (!inner) return def.type === 'union' ? undefined : { schema, meta: metaOf(schema) };
  const found = resolve(inner, value);
  return found && { schema: found.schema, meta: { ...metaOf(schema), ...found.meta } };
}

/** The schema of the value at a key. */
export function childOf(schema: Schema, key: PropertyKey): Schema | undefined {
  const { element, items, valueType, shape } = defOf(schema);
  return shape?.[String(key)] ?? items?.[Number(key)] ?? element ?? valueType;
}

export const keysOf = (schema: Schema) => Object.keys(defOf(schema).shape ?? {});

/** The names of the members of a union. */
export const namesOf = (schema: Schema): string[] => {
  const { options = [], discriminator = '' } = defOf(schema);
  return options.flatMap((option) => [...(defOf(option).shape?.[discriminator]?._zod.values ?? [])].map(String));
};

/** Walks every text of a content value in order, with its metadata. */
export function* fieldsIn(
  schema: Schema,
  value: unknown,
  path: PropertyKey[] = [],
  above: FieldMeta = {},
): Generator<Field> {
  const found = resolve(schema, value);
  if (!found) return;
  const meta = above.search === false ? { ...found.meta, search: above.search } : found.meta;
  if (typeof value === 'string') yield { ...meta, text: value, path };
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      const at = Array.isArray(value) ? Number(key) : key;
      const child = childOf(found.schema, at);
      if (child) yield* fieldsIn(child, inner, [...path, at], meta);
    }
}
