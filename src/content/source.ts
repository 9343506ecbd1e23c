import fs from 'node:fs';
import path from 'node:path';
import { isMap, isPair, LineCounter, type Node, parseDocument, type YAMLError } from 'yaml';
import type { z } from 'zod';

/** A content file, and where each of its fields stands. */
export interface Source {
  /** As people name it: from the root of the project. */
  file: string;
  value: unknown;
  /** Where YAML itself is broken. */
  errors: { message: string; line: number; column: number }[];
  /** Line and column of a field, or of what should hold it; both from one. */
  placeOf: (path: PropertyKey[]) => { line: number; column: number };
}

/** A file that its schema has accepted. */
export interface Read<T> {
  source: Source;
  schema: z.ZodType;
  content: T;
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
  /** Of a field its key: it stands there even where the value is wrong or missing. */
  const offsetOf = (path: PropertyKey[]): number | undefined => {
    const key = path.at(-1);
    if (key === undefined) return startOf(document.contents);
    const parent = document.getIn(path.slice(0, -1), true);
    const pair = isMap(parent)
      ? parent.items.find((item) => isPair(item) && String(item.key) === String(key))
      : undefined;
    return startOf(pair?.key ?? document.getIn(path, true)) ?? offsetOf(path.slice(0, -1));
  };
  const errors = document.errors.map((error: YAMLError) => ({ message: error.message, ...position(error.pos[0]) }));
  return {
    value: errors.length ? undefined : document.toJS(),
    errors,
    placeOf: (field) => {
      const offset = offsetOf(field);
      return offset === undefined ? START : position(offset);
    },
  };
}

const parsed = new Map<string, Parsed>();
/** The tests read the whole site for each fault they plant: what has not changed is not parsed again. */
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
