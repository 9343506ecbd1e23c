import type { YAMLError } from 'yaml';

/** A YAML syntax error: its position, and what to type instead. */
export interface YamlMistake {
  line: number;
  column: number;
  message: string;
}

interface Found {
  /** Starts at 1. */
  line: number;
  column: number;
  code: YAMLError['code'];
  message: string;
}

/** `  - name: value`, in its parts. */
const FIELD = /^(\s*)((?:- )*)([\w-]+):(?:\s+(.*))?$/;
const fieldIn = (line: string) => {
  const [, indent = '', dashes = '', key = '', value = ''] = FIELD.exec(line) ?? [];
  return key ? { start: indent + dashes, column: indent.length + dashes.length, key, value: value.trim() } : undefined;
};

/** The column of the text of a line, after spaces and dashes. */
const columnOf = (line: string) => /^[\s]*(?:- )*/.exec(line)?.[0].length ?? 0;

const inQuotes = (text: string) => {
  const bare = /^(["']).*\1$/.test(text) ? text.slice(1, -1) : text;
  return `"${bare.replaceAll('\\"', '"').replaceAll('"', '\\"')}"`;
};

const openBracket = (line: string): '[' | '{' | undefined => {
  const bare = line.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, '');
  const count = (letter: string) => bare.split(letter).length - 1;
  if (count('[') > count(']')) return '[';
  return count('{') > count('}') ? '{' : undefined;
};

/** The columns of neighbouring lines, the nearest first: where the line should probably start. */
function columnsAround(lines: string[], at: number): number[] {
  const above = lines.slice(0, at).filter((line) => /\S/.test(line) && !/^\s*#/.test(line));
  return [...new Set(above.slice(-12).map(columnOf))];
}
const nearestTo = (column: number, columns: number[]) =>
  columns.filter((one) => one !== column).sort((a, b) => Math.abs(a - column) - Math.abs(b - column) || b - a)[0] ??
  column;

const spaces = (count: number) => (count === 1 ? '1 space' : `${count} spaces`);

type Explain = (lines: string[], found: Found) => YamlMistake | undefined;

const at = (lines: string[], index: number, message: string): YamlMistake => ({
  line: index + 1,
  column: columnOf(lines[index] ?? '') + 1,
  message,
});

const tab: Explain = (lines, { line, code }) => {
  const text = lines[line - 1] ?? '';
  if (code !== 'TAB_AS_INDENT' && !/^ *\t/.test(text)) return;
  const wanted = nearestTo(-1, columnsAround(lines, line - 1).slice(-1));
  return at(
    lines,
    line - 1,
    `the line begins with a tab, and YAML takes spaces alone. Type: ${' '.repeat(Math.max(0, wanted))}${text.trim()}`,
  );
};

const twice: Explain = (lines, { line, code }) => {
  if (code !== 'DUPLICATE_KEY') return;
  const field = fieldIn(lines[line - 1] ?? '');
  return at(
    lines,
    line - 1,
    `the field '${field?.key ?? ''}' is given twice in the same place. Delete one of the two lines`,
  );
};

const unclosedQuote: Explain = (lines, { line, message }) => {
  const [, quote] = /Missing closing (["'])/.exec(message) ?? [];
  if (!quote) return;
  const start = lines.findLastIndex((text, i) => i < line && new RegExp(`[:\\-\\[,]\\s*${quote}`).test(text));
  const index = start < 0 ? line - 1 : start;
  return at(
    lines,
    index,
    `the text begins with ${quote} and does not end. Type: ${(lines[index] ?? '').trim()}${quote}`,
  );
};

const unclosedBracket: Explain = (lines, { line, message }) => {
  if (!/Flow (sequence|map)|end with a [\]}]/.test(message)) return;
  const index = lines.findLastIndex((text, i) => i < line && openBracket(text));
  if (index < 0) return;
  const open = openBracket(lines[index] ?? '');
  const close = open === '[' ? ']' : '}';
  const text = (lines[index] ?? '').trim();
  return at(lines, index, `${open} is opened and not closed. Type: ${text}${open === '{' ? ' ' : ''}${close}`);
};

const missingSpace: Explain = (lines, { line }) => {
  const text = lines[line - 1] ?? '';
  const [, dash] = /^\s*-(?=[^\s-])(.*)/.exec(text) ?? [];
  if (dash) return at(lines, line - 1, `there is no space after the dash. Type: - ${dash}`);
  const [, start = '', key, rest] = /^\s*((?:- )*)([\w-]+):([^\s/].*)/.exec(text) ?? [];
  if (key) return at(lines, line - 1, `there is no space after the colon. Type: ${start}${key}: ${rest}`);
};

const missingColon: Explain = (lines, { line, message }) => {
  if (!/need to be followed by map values/.test(message)) return;
  const [, start = '', key, rest = ''] = /^\s*((?:- )*)([\w-]+)\s*(.*)/.exec(lines[line - 1] ?? '') ?? [];
  if (key)
    return at(
      lines,
      line - 1,
      `there is no colon after the name of the field. Type: ${start}${key}: ${rest}`.trimEnd(),
    );
};

/** A further field behind the first one, on the same line. */
const NEXT_FIELD = /, *[\w-]+: /;

const missingBraces: Explain = (lines, { line, code }) => {
  const field = fieldIn(lines[line - 1] ?? '');
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' || !field?.start.endsWith('- ') || !NEXT_FIELD.test(field.value)) return;
  const fields = `${field.key}: ${field.value}`;
  return at(lines, line - 1, `several fields on one line need braces around them. Type: - { ${fields} }`);
};

const bareColon: Explain = (lines, { line, code }) => {
  const field = fieldIn(lines[line - 1] ?? '');
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' || !field || /^["'[{]/.test(field.value) || !/:(\s|$)/.test(field.value)) return;
  return at(
    lines,
    line - 1,
    `a colon inside a text needs quotes around the text. Type: ${field.key}: ${inQuotes(field.value)}`,
  );
};

/** Characters with a special meaning in YAML at the start of a text. */
const SPECIAL = /^[@`%*&!{[|>"']/;

const needsQuotes: Explain = (lines, { line, code }) => {
  const field = fieldIn(lines[line - 1] ?? '');
  if (!field || !SPECIAL.test(field.value)) return;
  if (!['UNEXPECTED_TOKEN', 'BAD_SCALAR_START', 'BAD_ALIAS', 'BAD_DQ_ESCAPE'].includes(code)) return;
  const { key, value } = field;
  if (/^"[^"]*"\s*,|^'[^']*'\s*,/.test(value))
    return at(lines, line - 1, `several values need brackets around them. Type: ${key}: [${value}]`);
  if (/^["']/.test(value))
    return at(lines, line - 1, `the text goes on after its closing ${value[0]}. Type: ${key}: ${inQuotes(value)}`);
  return at(lines, line - 1, `a text that begins with ${value[0]} needs quotes. Type: ${key}: ${inQuotes(value)}`);
};

/** If the first field of its parent is indented more than all others, it is the one to move. */
function firstIsDeeper(lines: string[], at: number): number | undefined {
  const own = columnOf(lines[at] ?? '');
  const parent = lines.findLastIndex((text, i) => i < at && /\S/.test(text) && columnOf(text) < own);
  const first = lines.findIndex((text, i) => i > parent && /\S/.test(text));
  const column = columnOf(lines[first] ?? '');
  const isAlone = lines.slice(first + 1, at).every((text) => !/\S/.test(text) || columnOf(text) > column);
  return /:\s*$/.test(lines[parent] ?? '') && column > own && isAlone ? first : undefined;
}

const indent: Explain = (lines, { line, code, message }) => {
  if (!['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY', 'BAD_INDENT', 'MISSING_CHAR'].includes(code)) return;
  const own = fieldIn(lines[line - 1] ?? '');
  const next = lines.findIndex((text, i) => i >= line && /\S/.test(text));
  const ownLine = code === 'BAD_INDENT' || /without - indicator/.test(message);
  const deeper = !ownLine && next > 0 && own?.value && columnOf(lines[next] ?? '') > own.column;
  const first = deeper ? undefined : firstIsDeeper(lines, line - 1);
  const index = deeper ? next : (first ?? line - 1);
  const text = lines[index] ?? '';
  const column = columnOf(text);
  const neighbours = first === undefined ? columnsAround(lines, index) : [columnOf(lines[line - 1] ?? '')];
  const wanted = deeper ? own.column : nearestTo(column, neighbours);
  const field = fieldIn(text);
  return at(
    lines,
    index,
    `'${field?.key ?? text.trim()}' begins after ${spaces(column)} and its neighbours after ${wanted}. Type: ${' '.repeat(wanted)}${text.trim()}`,
  );
};

const EXPLANATIONS: Explain[] = [
  tab,
  twice,
  unclosedQuote,
  unclosedBracket,
  missingSpace,
  missingColon,
  missingBraces,
  bareColon,
  needsQuotes,
  indent,
];

/** Explains in a sentence what is wrong with the YAML and what to type. Only the first mistake, because the others mostly follow from it. */
export function explainYaml(text: string, found: Found): YamlMistake {
  const lines = text.split(/\r?\n/);
  for (const explain of EXPLANATIONS) {
    const mistake = explain(lines, found);
    if (mistake) return mistake;
  }
  return { line: found.line, column: found.column, message: `this is not YAML: ${found.message}` };
}
