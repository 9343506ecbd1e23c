import { formsOf, normalise, tokensIn } from './tokenizer.ts';
import { type Meanings, meaningsOf } from './vocabulary.ts';

/** A word of a query: what it may mean, and how much it matters beside the others. */
export interface Asked {
  meanings: Meanings;
  weight: number;
}

/** What a filler counts beside a word that says something. */
const FILLER = 0.2;

/** Words that stand in the site as one: 'anti virus' is antivirus. */
const isOne = (pair: string[], known: ReadonlyMap<string, unknown>) =>
  pair.length === 2 && known.has(normalise(pair.join('')) ?? '');

export function askedIn(query: string, known: ReadonlyMap<string, unknown>, fillers: ReadonlySet<string>): Asked[] {
  // Alone it means the trade.
  const typed = /^\s*it\s*$/i.test(query) ? 'IT' : query;
  const tokens = [...tokensIn(typed)].map(([token]) => token);
  const asked: Asked[] = [];
  while (tokens.length > 0) {
    const pair = tokens.slice(0, 2);
    const own = isOne(pair, known) ? [...tokens.splice(0, 2), pair.join('')] : tokens.splice(0, 1);
    const terms = own.flatMap(formsOf).flatMap((form) => normalise(form) ?? []);
    if (terms.length === 0) continue;
    // The last word may be half typed. A plural is whole: 'fees' is not the beginning of 'feedback'.
    const typing = tokens.length === 0 ? own.flatMap((token) => [token, formsOf(token).at(-1)]) : [];
    const unfinished = typing.map((form) => form?.toLowerCase());
    const meanings: Meanings = new Map();
    for (const term of terms)
      for (const [meant, surely] of meaningsOf(term, known, unfinished.includes(term)))
        meanings.set(meant, Math.max(surely, meanings.get(meant) ?? 0));
    asked.push({ meanings, weight: terms.every((term) => fillers.has(term)) ? FILLER : 1 });
  }
  return asked;
}
