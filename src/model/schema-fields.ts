import { z } from 'zod';

/** What a schema says of a field, beside its type. `model/fields.ts` sets it; everything that reads content follows it. */
export interface FieldMeta {
  /** It names something that must exist. */
  reference?: 'page' | 'picture' | 'family';
  /** A reader sees these words. */
  words?: true;
  /** Seen, but no text: names of controls, marks of a drawing. Search leaves it out, and all that is inside it. */
  search?: false;
  /** The most letters it may have. */
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
/** The parts of zod's own definitions that lead from a schema to the ones inside it. */
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
const metaOf = (schema: Schema) => (z.globalRegistry.get(schema) ?? {}) as FieldMeta;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of several schemas the one that the value follows: by the field that tells them apart, else by trying. */
function chosen({ options = [], discriminator }: Def, value: unknown): Schema | undefined {
  if (!discriminator) return options.find((option) => z.safeParse(option, value).success);
  const name = isRecord(value) ? value[discriminator] : undefined;
  return options.find((option) => {
    const field = defOf(option).shape?.[discriminator];
    return field?._zod.values?.has(name as string);
  });
}

/** The schema that says how the value is built, under its defaults and unions, and what is said of it on the way. */
export function resolve(schema: Schema, value: unknown): { schema: Schema; meta: FieldMeta } | undefined {
  const def = defOf(schema);
  const inner = def.type === 'union' ? chosen(def, value) : (def.innerType ?? def.in);
  if (!inner) return def.type === 'union' ? undefined : { schema, meta: metaOf(schema) };
  const found = resolve(inner, value);
  return found && { schema: found.schema, meta: { ...metaOf(schema), ...found.meta } };
}

/** The schema of what stands under a key. */
export function childOf(schema: Schema, key: PropertyKey): Schema | undefined {
  const { element, items, valueType, shape } = defOf(schema);
  return shape?.[String(key)] ?? items?.[Number(key)] ?? element ?? valueType;
}

/** The fields that an object knows. */
export const keysOf = (schema: Schema) => Object.keys(defOf(schema).shape ?? {});

/** What the members of a union are called. */
export const namesOf = (schema: Schema): string[] => {
  const { options = [], discriminator = '' } = defOf(schema);
  return options.flatMap((option) => [...(defOf(option).shape?.[discriminator]?._zod.values ?? [])].map(String));
};

/** Every text of a content value that its schema knows, in order, with what the schema says of it. The only walker there is. */
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
