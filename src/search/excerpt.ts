import { formsOf, normalise, tokensIn } from './tokenizer.ts';

export interface Piece {
  text: string;
  marked: boolean;
}

/** Length of an excerpt, and how far before the first match it may begin, in letters. */
const LENGTH = 150;
const LEAD = 60;

const isFound = (token: string, terms: ReadonlySet<string>) =>
  formsOf(token).some((form) => {
    const term = normalise(form);
    return term !== null && terms.has(term);
  });

/** Splits a text into pieces that match and pieces that do not, by whole words. */
export function mark(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of tokensIn(text)) {
    const [token] = match;
    if (!isFound(token, terms)) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), marked: false });
    pieces.push({ text: token, marked: true });
    from = match.index + token.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false });
  return pieces;
}

/** The part of a text around the first match; it starts at a sentence if one starts nearby. */
export function excerpt(text: string, terms: ReadonlySet<string>): string {
  const first = [...tokensIn(text)].find(([token]) => isFound(token, terms))?.index ?? 0;
  let from = 0;
  if (first > LENGTH - LEAD) {
    const before = text.slice(first - LEAD, first);
    const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('· '));
    from = first - LEAD + (sentence >= 0 ? sentence + 2 : before.indexOf(' ') + 1);
    // Near the end of the text the excerpt starts earlier, to have its full length.
    if (text.length - from < LENGTH) from = Math.min(from, text.indexOf(' ', Math.max(0, text.length - LENGTH)) + 1);
  }
  const whole = text.length - from <= LENGTH;
  const to = whole ? text.length : text.lastIndexOf(' ', from + LENGTH);
  return `${from ? '… ' : ''}${text.slice(from, to).trim()}${whole ? '' : ' …'}`;
}
