import { distance } from '../model/edit-distance.ts';
import { isDevanagari } from './devanagari.ts';
import { soundInBoth, soundOf, stemOf } from './tokenizer.ts';

/** Index terms that a typed word matches, with a confidence up to 1. */
export type Matches = Map<string, number>;

type Terms = ReadonlyMap<string, unknown>;

/** Confidence by kind of match. A prefix scores from `prefix` up to `typo`, the more of the term is typed. */
export const CONFIDENCE = { sameStem: 0.45, prefix: 0.5, typo: 0.7, soundsAlike: 0.85 };
/** Shorter words match neither by prefix (except the last word of the query), nor by stem, sound or typo. */
const MIN_LETTERS = 4;
/** A letter of Devanagari is a syllable. */
const MIN_DEVANAGARI_LETTERS = 2;

/** The most typos: none in HMS, one in fees, two in hospital. */
const maxTypos = (term: string) => (term.length < 4 ? 0 : term.length < 7 ? 1 : 2);
/** People type the first letter right, or swap it with the second. */
const startsAlike = (a: string, b: string) => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);

/** The terms with the fewest typos. */
function typoMatches(typed: string, terms: Terms): Matches {
  let fewest = maxTypos(typed);
  let found: string[] = [];
  for (const term of terms.keys()) {
    if (Math.abs(term.length - typed.length) > fewest || !startsAlike(term, typed)) continue;
    const typos = distance(typed, term);
    if (typos > fewest) continue;
    if (typos < fewest) found = [];
    fewest = typos;
    found.push(term);
  }
  return new Map(found.map((term) => [term, CONFIDENCE.typo]));
}

/** Terms of about the same length that sound the same. */
const soundMatches = (typed: string, terms: Terms): Matches => {
  const sound = soundOf(typed);
  const near = [...terms.keys()].filter((term) => Math.abs(term.length - typed.length) <= 3 && soundOf(term) === sound);
  return new Map(near.map((term) => [term, CONFIDENCE.soundsAlike]));
};

/** The sounds of a term and of its stem, which do not change. */
const soundsKnown = new Map<string, [whole: string, stem: string]>();
const soundsOf = (term: string) => {
  const sounds = soundsKnown.get(term) ?? [soundInBoth(term), soundInBoth(stemOf(term))];
  soundsKnown.set(term, sounds);
  return sounds as [string, string];
};
/** Fewer consonants and vowels sound like too many words. */
const MIN_SOUNDS = 3;

/** Devanagari terms that sound like a word typed in Latin letters. */
function scriptMatches(typed: string, terms: Terms): Matches {
  const matches: Matches = new Map();
  const [whole, stem] = soundsOf(typed);
  if (isDevanagari(typed) || whole.length < MIN_SOUNDS) return matches;
  for (const term of terms.keys()) {
    if (!isDevanagari(term)) continue;
    const sounds = soundsOf(term);
    if (sounds[0] === whole) matches.set(term, CONFIDENCE.soundsAlike);
    else if (stem.length >= MIN_SOUNDS && sounds[1] === stem) matches.set(term, CONFIDENCE.sameStem);
  }
  return matches;
}

/** The word itself, terms that start with it, and terms of the same stem. */
function directMatches(typed: string, terms: Terms, unfinished: boolean): Matches {
  const matches: Matches = new Map();
  const stem = stemOf(typed);
  const isLong = stem.length >= (isDevanagari(stem) ? MIN_DEVANAGARI_LETTERS : MIN_LETTERS);
  // A whole word is rarely meant as the start of another one.
  const range = terms.has(typed) ? 0 : CONFIDENCE.typo - CONFIDENCE.prefix;
  for (const term of terms.keys()) {
    if (term === typed) matches.set(term, 1);
    else if (term.startsWith(typed) && (unfinished || typed.length >= MIN_LETTERS))
      matches.set(term, range ? CONFIDENCE.prefix + (range * typed.length) / (term.length + 1) : CONFIDENCE.sameStem);
    else if (isLong && term.startsWith(stem) && stemOf(term) === stem) matches.set(term, CONFIDENCE.sameStem);
  }
  return matches;
}

/** The fewest letters of each half of a joined word, so that no part of a name is taken for a word. */
const minHalf = (term: string) => (isDevanagari(term) ? MIN_DEVANAGARI_LETTERS + 1 : MIN_LETTERS);

/** Two words of the site that people write as one, where the whole matches nothing: वीजबिल, panibill. */
export function splitJoined(typed: string, terms: Terms): [string, string] | undefined {
  const least = minHalf(typed);
  if (typed.length < 2 * least || directMatches(typed, terms, false).size > 0) return undefined;
  for (let at = typed.length - least; at >= least; at--) {
    const [first, second] = [typed.slice(0, at), typed.slice(at)];
    if (terms.has(first) && directMatches(second, terms, false).size > 0) return [first, second];
  }
  return undefined;
}

/** Terms that a typed word matches. Matches by sound, and then with typos, only where there is no direct match. */
export function matchTerms(typed: string, terms: Terms, unfinished: boolean): Matches {
  const matches = directMatches(typed, terms, unfinished);
  if (matches.size > 0 || typed.length < MIN_LETTERS) return matches;
  const alike = soundMatches(typed, terms);
  if (alike.size > 0) return alike;
  const otherScript = scriptMatches(typed, terms);
  return otherScript.size > 0 ? otherScript : typoMatches(typed, terms);
}
