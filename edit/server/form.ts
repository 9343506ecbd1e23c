import { fieldName } from '../../src/content/errors.ts';
import { namesOf, resolve } from '../../src/model/schema-fields.ts';
import type { Form, FormField, FormNode } from '../messages.ts';
import { shownValue } from './describe.ts';
import { EditRefused } from './refused.ts';
import { bare, boundsOf, defOf, isOptional, metaOf, type Schema, schemaAt, schemaOf } from './schemas.ts';
import { type Path, valueAt } from './values.ts';

/** Longer texts get several lines. */
const ONE_LINE = 60;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldOf(schema: Schema, value: unknown, path: Path, deep: boolean): FormField {
  return {
    key: path.at(-1) ?? '',
    path,
    about: metaOf(schema).description ?? '',
    optional: isOptional(schema),
    present: value !== undefined,
    node: nodeOf(schema, value, path, deep),
  };
}

function groupOf(schema: Schema, value: unknown, path: Path): FormNode {
  const { shape = {}, valueType } = defOf(schema);
  const record = isRecord(value) ? value : {};
  if (valueType)
    return {
      kind: 'group',
      fields: Object.keys(record).map((key) => fieldOf(valueType, record[key], [...path, key], true)),
    };
  return {
    kind: 'group',
    fields: Object.entries(shape).map(([key, field]) => fieldOf(field, record[key], [...path, key], true)),
  };
}

/** List entries with fields are only named here; each opens in its own form. */
function listOf(schema: Schema, value: unknown, path: Path): FormNode {
  const { element } = defOf(schema);
  const { minimum, maximum, length } = boundsOf(schema);
  const items = Array.isArray(value) ? value : [];
  const inner = element && bare(element);
  const discriminator = inner && defOf(inner).discriminator;
  return {
    kind: 'list',
    least: length ?? minimum ?? 0,
    ...((length ?? maximum) !== undefined && { most: length ?? maximum }),
    value: items,
    entries: element ? items.map((item, i) => fieldOf(element, item, [...path, i], false)) : [],
    ...(discriminator && { kinds: namesOf(inner) }),
  };
}

/** How a value is edited, by its schema. */
export function nodeOf(schema: Schema, value: unknown, path: Path, deep = true): FormNode {
  const found = resolve(schema, value)?.schema ?? bare(schema);
  const { type, entries, values = [] } = defOf(found);
  const { reference, most } = { ...metaOf(schema), ...metaOf(found) };
  const { minimum, maximum } = boundsOf(found);
  switch (type) {
    case 'enum':
      return { kind: 'choice', value: value as string, options: Object.values(entries ?? {}) };
    case 'literal':
      if (values[0] === true) return { kind: 'flag', value: value === true, literal: true };
      return { kind: 'fixed', value };
    case 'boolean':
      return { kind: 'flag', value: value === true, literal: false };
    case 'number':
      return {
        kind: 'number',
        value: value as number,
        ...(Number.isFinite(minimum) && { least: minimum }),
        ...(Number.isFinite(maximum) && { most: maximum }),
      };
    case 'array':
      return listOf(found, value, path);
    case 'object':
    case 'record':
      return deep ? groupOf(found, value, path) : { kind: 'fixed', value: shownValue(value) };
    case 'string':
      return {
        kind: 'text',
        value: value as string,
        long: (most ?? 0) > ONE_LINE,
        ...(most !== undefined && { most }),
        ...(reference && { reference }),
      };
    default:
      return { kind: 'fixed', value: shownValue(value) };
  }
}

export function formOf(file: string, value: unknown, path: Path): Form {
  const schema = schemaAt(schemaOf(file), value, path);
  if (!schema) throw new EditRefused(`There is no field '${path.join('.')}' in ${file}.`);
  const parent = path.slice(0, -1);
  const siblings = valueAt(value, parent);
  const around = Array.isArray(siblings) ? schemaAt(schemaOf(file), value, parent) : undefined;
  const bounds = around && boundsOf(resolve(around, siblings)?.schema ?? bare(around));
  return {
    file,
    path,
    name: fieldName(path, value),
    about: metaOf(schema).description ?? '',
    node: nodeOf(schema, valueAt(value, path), path),
    value: valueAt(value, path) ?? null,
    ...(bounds &&
      Array.isArray(siblings) && {
        list: {
          path: parent,
          at: Number(path.at(-1)),
          value: siblings,
          least: bounds.length ?? bounds.minimum ?? 0,
          ...((bounds.length ?? bounds.maximum) !== undefined && { most: bounds.length ?? bounds.maximum }),
        },
      }),
  };
}
