import type { z } from 'zod';
import { nearest } from '../model/nearest.ts';

export interface ContentFault {
  file: string;
  field: string;
  message: string;
}

/** Stops the build with every fault at once, each with its file, its field, what was found and what was expected. */
export class ContentError extends Error {
  readonly faults: ContentFault[];
  constructor(faults: ContentFault[]) {
    const lines = faults.map(({ file, field, message }) => `  ${file}\n    ${field || '(the whole file)'}: ${message}`);
    super(`${faults.length} fault${faults.length === 1 ? '' : 's'} in the content:\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.faults = faults;
    this.stack = this.message;
  }
}

const show = (value: unknown) => {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 70 ? `${text.slice(0, 67)}…` : text;
};

const at = (value: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>(
    (inner, key) => (inner && typeof inner === 'object' ? (inner as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  );

export const fieldName = (path: PropertyKey[]) =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i ? '.' : ''}${String(key)}`)).join('');

/** The keys a strict object knows, found by asking the schema itself. */
function knownKeys(schema: z.ZodType, value: unknown): string[] {
  const found = new Set<string>();
  const visit = (node: unknown, depth = 0) => {
    if (!node || typeof node !== 'object' || depth > 14) return;
    const def = (node as { def?: Record<string, unknown> }).def;
    if (!def) return;
    const shape = def.shape as Record<string, unknown> | undefined;
    for (const key of Object.keys(shape ?? {})) found.add(key);
    for (const inner of Object.values(shape ?? {})) visit(inner, depth + 1);
    for (const key of ['innerType', 'element', 'in', 'out', 'valueType']) visit(def[key], depth + 1);
    for (const option of (def.options as unknown[]) ?? []) visit(option, depth + 1);
  };
  visit(schema);
  void value;
  return [...found];
}

function describeIssue(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): string {
  const found = at(value, issue.path);
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, value);
    return issue.keys
      .map((key) => {
        const meant = nearest(key, known);
        return `unknown field '${key}'${meant && meant !== key ? `; did you mean '${meant}'?` : ''}`;
      })
      .join('; ');
  }
  if (issue.code === 'invalid_union' && 'discriminator' in issue && issue.discriminator) {
    const options =
      'options' in issue && Array.isArray(issue.options)
        ? issue.options.map(String)
        : discriminators(schema, String(issue.discriminator));
    const given = String(at(value, issue.path) ?? '');
    const meant = nearest(given, options);
    return `unknown ${String(issue.discriminator)} '${given}'${meant ? `; did you mean '${meant}'?` : ''} Known: ${options.join(', ')}`;
  }
  if (issue.code === 'too_big' && typeof found === 'string')
    return `${found.length} characters, at most ${issue.maximum} allowed: ${show(found)}`;
  if (issue.code === 'invalid_value' && 'values' in issue) {
    const options = issue.values.map(String);
    const meant = nearest(String(found ?? ''), options);
    return `found ${show(found)}, expected one of ${options.join(', ')}${meant ? `; did you mean '${meant}'?` : ''}`;
  }
  return `found ${show(found)}; ${issue.message.replace(/^Invalid input: /, '')}`;
}

function discriminators(schema: z.ZodType, key: string): string[] {
  const found = new Set<string>();
  const visit = (node: unknown, depth = 0) => {
    const def = (node as { def?: Record<string, unknown> })?.def;
    if (!def || depth > 14) return;
    const shape = def.shape as Record<string, { def?: { values?: unknown[] } }> | undefined;
    for (const value of shape?.[key]?.def?.values ?? []) found.add(String(value));
    for (const inner of Object.values(shape ?? {})) visit(inner, depth + 1);
    for (const name of ['innerType', 'element', 'in']) visit(def[name], depth + 1);
    for (const option of (def.options as unknown[]) ?? []) visit(option, depth + 1);
  };
  visit(schema);
  return [...found];
}

export const faultsOf = (file: string, schema: z.ZodType, value: unknown, error: z.ZodError): ContentFault[] =>
  error.issues.map((issue) => ({ file, field: fieldName(issue.path), message: describeIssue(issue, schema, value) }));
