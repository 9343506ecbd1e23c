import fs from 'node:fs';
import path from 'node:path';
import { isMap, isPair, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Field } from '../model/schema-fields.ts';
import { explainYaml, type YamlMistake } from './yaml-mistakes.ts';

/** A content file, and where each of its fields stands. */
export interface Source {
  /** From the root of the project. */
  file: string;
  /** As it is in the file, before anything is filled in. */
  value: unknown;
  /** The first mistake in the YAML itself; the others mostly follow from it. */
  mistake?: YamlMistake | undefined;
  /** Line and column of a field, or of what should hold it; both from one. */
  placeOf: (path: PropertyKey[]) => { line: number; column: number };
  /** The text of a line, counted from one. */
  lineAt: (line: number) => string;
}

/** A file that its schema has accepted. */
export interface Read<T> {
  source: Source;
  schema: z.ZodType;
  content: T;
  /** Every text of it, with what its schema says of it. */
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
  /** The place of a field is its key, which is there even where the value is missing. */
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
/** A file that has not changed is not parsed again: the dev server and the tests read the whole site many times. */
function parseOnce(text: string): Parsed {
  const known = parsed.get(text) ?? parse(text);
  parsed.set(text, known);
  return known;
}

/** From the root of the project, with the same slashes everywhere. */
export const shown = (file: string) => path.relative(process.cwd(), file).replaceAll(path.sep, '/');

/** Undefined where there is no such file. */
export const readSource = (file: string): Source | undefined =>
  fs.existsSync(file) ? { file: shown(file), ...parseOnce(fs.readFileSync(file, 'utf8')) } : undefined;
