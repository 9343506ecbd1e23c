import { devanagariStem, foldDevanagari, isDevanagari, romanised } from './devanagari.ts';

/** A word, with signs inside it: Wi-Fi, 24/7, 99.9, R&D, patient’s. */
const TOKEN = /[\p{L}\p{M}\p{N}\u200c\u200d]+(?:[-–’'./&][\p{L}\p{M}\p{N}\u200c\u200d]+)*/gu;
const INSIDE = /[-–’'./&]/u;

/** Too common to tell pages apart. */
const COMMON = new Set(
  'a an and are as at be but by can do does for from has have how i in into is it its me my no not of on or our so that the their then there they this to us was we were what when where which who why will with you your'.split(
    ' ',
  ),
);

const PLAIN = /^[ -~]*$/;

export const tokensIn = (text: string) => text.matchAll(TOKEN);

/** 'Wi-Fi' is found as wi, as fi and as wifi. */
export function formsOf(token: string): string[] {
  if (!INSIDE.test(token)) return [token];
  const parts = token.split(INSIDE);
  return [...parts, parts.join('')];
}

export const wordsIn = (text: string) => [...tokensIn(text)].flatMap(([token]) => formsOf(token));

/** One spelling for a word: no capitals, no accents, no plural; nothing for a common one. */
export function normalise(word: string): string | null {
  if (isDevanagari(word)) return foldDevanagari(word) || null;
  // Most words are plain ASCII, and thousands are indexed while the visitor waits.
  const bare = PLAIN.test(word) ? word : word.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  const plain = bare.toLowerCase();
  // 'IT' in capitals is not the pronoun.
  if (word === 'IT') return plain;
  if (COMMON.has(plain)) return null;
  return plain.length > 3 && /[^siu]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** Terms by token: the index is built while the visitor waits, and most of its words are repeated. */
const termsByToken = new Map<string, string[]>();

export function termsIn(text: string): string[] {
  const found: string[] = [];
  // match() is faster than matchAll(), which creates an object for each token.
  for (const token of text.match(TOKEN) ?? []) {
    let terms = termsByToken.get(token);
    if (!terms) {
      terms = formsOf(token).flatMap((form) => normalise(form) ?? []);
      termsByToken.set(token, terms);
    }
    found.push(...terms);
  }
  return found;
}

/** What Marathi joins to a noun, in Latin letters: aushadhanchi, shalesathi, karkhanyatil. */
const JOINED = /(?<=^.{4,})(?:ya|[aeiou])?n?(?:cha|che|chi|chya|sathi|madhe|madhye|til|tun|varil)$/;

/** A word without its ending, if enough of it is left: tracker and tracking have the same stem. */
export const stemOf = (term: string) =>
  isDevanagari(term)
    ? devanagariStem(term)
    : term.replace(JOINED, '').replace(/(?<=^.{4,})(?:ing|ers?|ed|[aei]|s|y|ies|ment)$/, '');

/**
 * How a word sounds, for words that have no settled spelling in Latin letters: dukan and dukaan, gadi and gaadi, hazri and
 * hajri, vidyalay and vidyalaya.
 */
export const soundOf = (term: string) =>
  term
    .replace(/ph/g, 'f')
    .replace(/(?<=[bcdgjkpst])h/g, '')
    .replace(/ee|ii/g, 'i')
    .replace(/oo|uu|ou/g, 'u')
    .replace(/z/g, 'j')
    .replace(/w/g, 'v')
    .replace(/[cq]/g, 'k')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=..)a$/, '');

/** The same for a word in either script: शाळेचा and shalecha. */
export const soundInBoth = (term: string) =>
  soundOf(isDevanagari(term) ? romanised(term) : term.replace(/x/g, 'ks'))
    .replace(/a/g, '')
    .replace(/m(?=[pb])/g, 'n')
    .replace(/(.)\1+/g, '$1');
