import { formsOf, normalise, tokensIn } from './tokenizer.ts';
import { type Matches, matchTerms, splitJoined } from './vocabulary.ts';

/** A word of a query: the index terms that it matches, and its weight. */
export interface QueryWord {
  matches: Matches;
  weight: number;
}

/** The weight of a filler word; other words have 1. */
const FILLER_WEIGHT = 0.2;

/** Two words that the site writes as one: 'anti virus' is antivirus. */
const isOneWord = (pair: string[], indexed: ReadonlyMap<string, unknown>) =>
  pair.length === 2 && indexed.has(normalise(pair.join('')) ?? '');

export function parseQuery(
  query: string,
  indexed: ReadonlyMap<string, unknown>,
  fillers: ReadonlySet<string>,
): QueryWord[] {
  // Alone, 'it' means IT.
  const typed = /^\s*it\s*$/i.test(query) ? 'IT' : query;
  const tokens = [...tokensIn(typed)].map(([token]) => token);
  const words: QueryWord[] = [];
  while (tokens.length > 0) {
    const pair = tokens.slice(0, 2);
    const own = isOneWord(pair, indexed) ? [...tokens.splice(0, 2), pair.join('')] : tokens.splice(0, 1);
    const terms = own.flatMap(formsOf).flatMap((form) => normalise(form) ?? []);
    if (terms.length === 0) continue;
    const halves = own.length === 1 && terms.length === 1 ? splitJoined(terms[0] as string, indexed) : undefined;
    if (halves) {
      tokens.unshift(...halves);
      continue;
    }
    // The last word may be unfinished, but not a plural: 'fees' is not the start of 'feedback'.
    const typing = tokens.length === 0 ? own.flatMap((token) => [token, formsOf(token).at(-1)]) : [];
    const unfinished = typing.map((form) => form?.toLowerCase());
    const matches: Matches = new Map();
    for (const term of terms)
      for (const [match, confidence] of matchTerms(term, indexed, unfinished.includes(term)))
        matches.set(match, Math.max(confidence, matches.get(match) ?? 0));
    words.push({ matches, weight: terms.every((term) => fillers.has(term)) ? FILLER_WEIGHT : 1 });
  }
  return words;
}
