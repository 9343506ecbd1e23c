import { fieldsIn, withoutMarks } from './marks.ts';

/** A tag with its attributes, a comment, or an element whose text is not HTML. */
const PIECES = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<\/?[a-z][^\s/>]*(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const NAME = /^<\/?([^\s/>]+)/;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

interface Open {
  name: string;
  /** Index of its start tag among the written pieces. */
  at: number;
  fields: Set<string>;
}

/** Removes the marks, and adds `data-field` to each element that contains a marked text. Several fields are separated by spaces. */
export function markHtml(html: string): { html: string; fields: string[] } {
  if (withoutMarks(html) === html) return { html, fields: [] };
  const written: string[] = [];
  const open: Open[] = [];
  const marked: Open[] = [];
  const seen = new Set<string>();
  const text = (part: string) => {
    for (const field of fieldsIn(part)) {
      seen.add(field);
      const parent = open.at(-1);
      if (!parent) continue;
      if (!parent.fields.size) marked.push(parent);
      parent.fields.add(field);
    }
    written.push(withoutMarks(part));
  };
  let from = 0;
  for (const { 0: piece, index } of html.matchAll(PIECES)) {
    text(html.slice(from, index));
    from = index + piece.length;
    const name = NAME.exec(piece)?.[1]?.toLowerCase() ?? '';
    for (const field of fieldsIn(piece)) seen.add(field);
    const at = written.push(withoutMarks(piece)) - 1;
    if (piece.startsWith('<!--') || name === 'script' || name === 'style') continue;
    if (piece.startsWith('</')) {
      const start = open.findLastIndex((element) => element.name === name);
      if (start >= 0) open.length = start;
    } else if (!VOID.has(name) && !piece.endsWith('/>')) open.push({ name, at, fields: new Set() });
  }
  text(html.slice(from));
  for (const { at, fields } of marked)
    written[at] = (written[at] ?? '').replace(/^<[^\s/>]+/, `$& data-field="${[...fields].join(' ')}"`);
  return { html: written.join(''), fields: [...seen] };
}
