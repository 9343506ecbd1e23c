import { CST, Document, isCollection as isCollectionNode, visit } from 'yaml';
import { EditRefused } from './refused.ts';
import { changedAt, isSame, type Path, valueAt } from './values.ts';
import {
  type Collection,
  entriesOf,
  findCollection,
  type Item,
  isCollection,
  isFlow,
  isList,
  keyOf,
  parsed,
  tokensOf,
} from './yaml-tokens.ts';

/** A map of plain values fits on one line: { label: Home, to: / } */
const LONGEST_FLOW = 108;

/** A value as YAML, on one or several lines, not indented. */
function written(value: unknown, flow: boolean): string {
  const document = new Document(value);
  visit(document, {
    Collection: (_, node) => {
      const nested = (node.items as { value?: unknown }[]).some((item) =>
        isCollectionNode(item) ? item.items.length : isCollectionNode(item.value),
      );
      const short = JSON.stringify(node).length <= LONGEST_FLOW;
      node.flow = flow || !node.items.length || (short && !nested);
    },
    Scalar: (key, node) => {
      // A text with a colon or a comma is quoted, which is safer for later edits.
      if (key !== 'key' && typeof node.value === 'string' && /[,:#]/.test(node.value)) node.type = 'QUOTE_DOUBLE';
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true }).trimEnd();
}

const indented = (text: string, indent: string) => text.replaceAll('\n', `\n${indent}`);

interface Span {
  from: number;
  to: number;
}

/** Where a token ends, without the space, the comments and the empty lines after it. */
function endOf(text: string, token: CST.Token | null | undefined, start: number): number {
  if (!token) return start;
  if (isCollection(token)) {
    if (isFlow(token)) return (token.end[0]?.offset ?? token.offset) + (token.end[0]?.source.length ?? 0);
    const last = entriesOf(token).at(-1);
    return last ? endOfItem(text, last) : token.offset;
  }
  if (token.type === 'block-scalar') {
    const header = CST.stringify({ ...token, source: '' }).length;
    return token.offset + header + token.source.trimEnd().length;
  }
  return token.offset + ('source' in token ? token.source.length : 0);
}

const startOfItem = (item: Item): number => {
  const first = item.start.find(({ type }) => type === 'seq-item-ind') ?? item.key ?? item.value;
  return (first as { offset: number } | undefined)?.offset ?? 0;
};

function endOfItem(text: string, item: Item): number {
  const separator = item.sep?.find(({ type }) => type === 'map-value-ind');
  const start = separator ? separator.offset + 1 : startOfItem(item) + 1;
  return endOf(text, item.value ?? (separator ? undefined : item.key), start);
}

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
const lineEnd = (text: string, offset: number) => (text.indexOf('\n', offset) + 1 || text.length + 1) - 1;

/** The whole lines of each entry. Comments and empty lines between entries stay where they are. */
const linesOf = (text: string, token: Collection): Span[] =>
  entriesOf(token).map((item) => ({
    from: lineStart(text, startOfItem(item)),
    to: lineEnd(text, endOfItem(text, item)) + 1,
  }));

const spliced = (text: string, { from, to }: Span, by: string) => text.slice(0, from) + by + text.slice(to);

/** The source of each part of [a, b] or { a: b }. */
const partsOf = (text: string, token: CST.FlowCollection) =>
  entriesOf(token).map((item) => text.slice(startOfItem(item), endOfItem(text, item)));

function withParts(text: string, token: CST.FlowCollection, parts: string[]): string {
  const [first] = entriesOf(token);
  const open = token.start.offset + 1;
  const close = token.end[0]?.offset ?? open;
  const inside = text.slice(open, close);
  if (inside.includes('#'))
    throw new EditRefused('There is a comment inside the brackets. Change this list in the file itself.');
  if (!parts.length || !first) {
    const padding = isList(token) || !parts.length ? '' : ' ';
    return spliced(text, { from: open, to: close }, `${padding}${parts.join(', ')}${padding}`);
  }
  const before = text.slice(open, startOfItem(first));
  const separator = before.includes('\n') ? `,${before}` : ', ';
  const last = entriesOf(token).at(-1);
  const after = last ? text.slice(endOfItem(text, last), close) : '';
  return spliced(text, { from: open, to: close }, `${before}${parts.join(separator)}${after}`);
}

/** Rewrites `key:` with its list or map: `key: []` */
function replaced(text: string, path: Path, by: string): string {
  const tokens = tokensOf(text);
  const { token: parent } = findCollection(tokens, path.slice(0, -1));
  const item = isList(parent)
    ? entriesOf(parent)[Number(path.at(-1))]
    : entriesOf(parent).find((entry) => keyOf(entry) === String(path.at(-1)));
  if (!item) throw new EditRefused(`There is no '${path.join('.')}' in the file any more.`);
  const mark = [...(item.sep ?? []), ...item.start].find(
    ({ type }) => type === 'map-value-ind' || type === 'seq-item-ind',
  );
  const from = (mark?.offset ?? 0) + 1;
  return spliced(text, { from, to: endOfItem(text, item) }, by);
}

/** Every edit is parsed again: if the data is not the intended one, nothing is written. */
function verified(text: string, wanted: unknown): string {
  let found: unknown;
  try {
    found = parsed(text);
  } catch {
    found = undefined;
  }
  if (!isSame(found, wanted))
    throw new EditRefused(
      'This part of the file is written in a way that cannot be changed here. Change it in a text editor.',
    );
  return text;
}

const listAt = (text: string, path: Path) => {
  const before = parsed(text);
  const list = valueAt(before, path);
  if (!Array.isArray(list)) throw new EditRefused(`There is no list at '${path.join('.')}'.`);
  const wanted = (change: (items: unknown[]) => void) => changedAt(before, path, change);
  return { list, wanted };
};

export function reordered(text: string, path: Path, order: number[]): string {
  const { wanted, list } = listAt(text, path);
  const { token } = findCollection(tokensOf(text), path);
  const result = wanted((items) => items.splice(0, items.length, ...order.map((i) => list[i])));
  if (isFlow(token)) {
    const parts = partsOf(text, token);
    return verified(
      withParts(
        text,
        token,
        order.map((i) => parts[i] ?? ''),
      ),
      result,
    );
  }
  const spans = linesOf(text, token);
  const lines = spans.map(({ from, to }) => text.slice(from, to).replace(/\n?$/, '\n'));
  let made = '';
  let at = 0;
  for (const [slot, { from, to }] of spans.entries()) {
    made += text.slice(at, from) + (lines[order[slot] ?? slot] ?? '');
    at = to;
  }
  return verified(made + text.slice(at), result);
}

/** Inserts an entry at an index, or at the end. `source` is its YAML where it is a copy of another. */
function insertedAs(text: string, path: Path, at: number, value: unknown, source?: string): string {
  const { wanted, list } = listAt(text, path);
  const { token } = findCollection(tokensOf(text), path);
  const result = wanted((items) => items.splice(at, 0, value));
  if (isFlow(token) && list.length) {
    const parts = partsOf(text, token);
    parts.splice(at, 0, source ?? written(value, true));
    return verified(withParts(text, token, parts), result);
  }
  if (isFlow(token)) {
    // An empty list is written as [], and becomes a list of lines.
    const column = text.slice(lineStart(text, token.offset)).search(/[^ ]/) + 2;
    const inner = `- ${indented(written(value, false), ' '.repeat(column + 2))}`;
    return verified(replaced(text, path, `\n${' '.repeat(column)}${inner}`), result);
  }
  const spans = linesOf(text, token);
  const dash = ' '.repeat(token.indent);
  const neighbour = entriesOf(token)[Math.min(at, list.length - 1)]?.value;
  const flow = isCollection(neighbour) && isFlow(neighbour) && JSON.stringify(value).length <= LONGEST_FLOW;
  const lines = source ?? `${dash}- ${indented(written(value, flow), `${dash}  `)}\n`;
  const place = at < spans.length ? spans[at]?.from : spans.at(-1)?.to;
  const start = text.slice(0, place);
  return verified(`${start.endsWith('\n') ? start : `${start}\n`}${lines}${text.slice(place)}`, result);
}

export const inserted = (text: string, path: Path, at: number, value: unknown): string =>
  insertedAs(text, path, at, value);

export function duplicated(text: string, path: Path, at: number): string {
  const { list } = listAt(text, path);
  const { token } = findCollection(tokensOf(text), path);
  if (at < 0 || at >= list.length) throw new EditRefused('That entry is not in the list any more.');
  if (isFlow(token)) return insertedAs(text, path, at + 1, list[at], partsOf(text, token)[at]);
  const span = linesOf(text, token)[at] as Span;
  return insertedAs(text, path, at + 1, list[at], text.slice(span.from, span.to).replace(/\n?$/, '\n'));
}

export function removed(text: string, path: Path, at: number): string {
  const { list, wanted } = listAt(text, path);
  if (at < 0 || at >= list.length) throw new EditRefused('That entry is not in the list any more.');
  const { token } = findCollection(tokensOf(text), path);
  const result = wanted((items) => items.splice(at, 1));
  if (isFlow(token)) return verified(withParts(text, token, partsOf(text, token).toSpliced(at, 1)), result);
  if (list.length === 1) return verified(replaced(text, path, ' []'), result);
  return verified(spliced(text, linesOf(text, token)[at] as Span, ''), result);
}

/** Adds a field; `order` is the order of the fields. */
export function fieldAdded(text: string, path: Path, value: unknown, order: string[] = []): string {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  const { token } = findCollection(tokensOf(text), parent);
  const wanted = changedAt(parsed(text), parent, (map) => {
    (map as Record<string, unknown>)[key] = value;
  });
  if (isFlow(token)) {
    const parts = [...partsOf(text, token), `${key}: ${written(value, true)}`];
    return verified(withParts(text, token, parts), wanted);
  }
  const entries = entriesOf(token);
  const rank = order.indexOf(key);
  const before = entries.findLastIndex((entry) => rank < 0 || order.indexOf(keyOf(entry) ?? '') < rank);
  const indent = ' '.repeat(token.indent);
  const body = written(value, false);
  const inline = typeof value !== 'object' || value === null || /^[[{]/.test(body);
  const nested = Array.isArray(value) || !inline ? `\n${indent}  ${indented(body, `${indent}  `)}` : '';
  const lines = `${indent}${key}:${inline ? ` ${body}` : nested}\n`;
  const place = linesOf(text, token)[before]?.to ?? linesOf(text, token).at(-1)?.to ?? text.length;
  const start = text.slice(0, place);
  return verified(`${start.endsWith('\n') ? start : `${start}\n`}${lines}${text.slice(place)}`, wanted);
}

export function fieldRemoved(text: string, path: Path): string {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  const { token } = findCollection(tokensOf(text), parent);
  const wanted = changedAt(parsed(text), parent, (map) => {
    delete (map as Record<string, unknown>)[key];
  });
  const entries = entriesOf(token);
  const at = entries.findIndex((entry) => keyOf(entry) === key);
  if (at < 0) return text;
  if (isFlow(token)) return verified(withParts(text, token, partsOf(text, token).toSpliced(at, 1)), wanted);
  const item = entries[at] as Item;
  const next = entries[at + 1];
  // The first field of a list entry is on the line of its dash.
  const isFirst = text.slice(lineStart(text, startOfItem(item)), startOfItem(item)).trim() !== '';
  if (isFirst && !next) throw new EditRefused('This is the only field of its entry. Remove the entry instead.');
  const span = isFirst && next ? { from: startOfItem(item), to: startOfItem(next) } : linesOf(text, token)[at];
  return verified(spliced(text, span as Span, ''), wanted);
}
