import fs from 'node:fs';
import path from 'node:path';
import { isMap, isPair, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Field } from '../model/schema-fields.ts';
import { explainYaml, type YamlMistake } from './yaml-mistakes.ts';

/** A content file with the positions of its fields. */
export interface Source {
  /** From the root of the project. */
  file: string;
  text: string;
  /** The parsed file, before placeholders are filled in. */
  value: unknown;
  /** The first syntax error; others mostly follow from it. */
  mistake?: YamlMistake | undefined;
  /** Line and column of a field, or of its parent if it is missing; both start at 1. */
  placeOf: (path: PropertyKey[]) => { line: number; column: number };
  /** The text of a line; the first is 1. */
  lineAt: (line: number) => string;
}

/** A file that matches its schema. */
export interface Read<T> {
  source: Source;
  schema: z.ZodType;
  content: T;
  /** Every text of it, with its metadata. */
  fields: Field[];
}

interface Parsed extends Omit<Source, 'file'> {}

const START = { line: 1, column: 1 };

function parse(text: string): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const position = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const startOf = (node: unknown) => (node as Node | null)?.range?.[0];
  /** The offset of a field's key, which exists even if the value is missing. */
  const offsetOf = (path: PropertyKey[]): number | undefined => {
    const key = path.at(-1);
    if (key === undefined) return startOf(document.contents);
    const parent = document.getIn(path.slice(0, -1), true);
    const pair = isMap(parent)
      ? parent.items.find((item) => isPair(item) && String(item.key) === String(key))
      : undefined;
    return startOf(pair?.key ?? document.getIn(path, true)) ?? offsetOf(path.slice(0, -1));
  };
  const [error] = document.errors;
  return {
    text,
    value: error ? undefined : document.toJS(),
    mistake: error && explainYaml(text, { ...error, message: error.message, ...position(error.pos[0]) }),
    lineAt: (line) => text.split(/\r?\n/)[line - 1] ?? '',
    placeOf: (field) => {
      const offset = offsetOf(field);
      return offset === undefined ? START : position(offset);
    },
  };
}

const parsed = new Map<string, Parsed>();
/** Caches parsed files, because the dev server and the tests read the whole site many times. */
function parseOnce(text: string): Parsed {
  const known = parsed.get(text) ?? parse(text);
  parsed.set(text, known);
  return known;
}

/** The path from the root of the project, with forward slashes. */
export const pathFromRoot = (file: string) => path.relative(process.cwd(), file).replaceAll(path.sep, '/');

/** Files that are not written yet: the new text by absolute path, or null for deleted files. */
export type Unwritten = ReadonlyMap<string, string | null>;

export function readText(file: string, unwritten: Unwritten): string | undefined {
  const text = unwritten.get(path.resolve(file));
  if (text !== undefined) return text ?? undefined;
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

export function readSource(file: string, unwritten: Unwritten = new Map()): Source | undefined {
  const text = readText(file, unwritten);
  return text === undefined ? undefined : { file: pathFromRoot(file), ...parseOnce(text) };
}
