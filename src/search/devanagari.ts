/** Folds the spellings of Marathi and Hindi words to one, with or without a nukta. */

const FIRST = 0x900;
const LAST = 0x97f;
export const isDevanagari = (word: string) => {
  const code = word.codePointAt(0) ?? 0;
  return code >= FIRST && code <= LAST;
};

/** Signs that people leave out or confuse, each with its replacement. */
const REPLACEMENTS: [RegExp, string][] = [
  // Joiners and the nukta; the accents of other scripts are gone already.
  [/\u200c|\u200d|\u093c|\u0903/g, ''],
  // A nasal before a consonant is written as an anusvara as well: हिन्दी, हिंदी.
  [/[ङञणनम]\u094d(?=[क-ह])/g, '\u0902'],
  [/\u0901/g, '\u0902'],
  // The length of i and u.
  [/\u0940/g, '\u093f'],
  [/\u0942/g, '\u0941'],
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
  // Open vowels of English loan words: ॲप, अॅप, ऐप; डॉक्टर, डाक्टर.
  [/अ\u0945|[ॲऍऐ]/g, 'ए'],
  [/[\u0945\u0948]/g, '\u0947'],
  [/[\u0949\u094c]/g, '\u094b'],
  [/[ऑऔ]/g, 'ओ'],
  [/ये/g, 'ए'],
  // Letters that Marathi and Hindi write differently.
  [/ळ/g, 'ल'],
  [/ण/g, 'न'],
  [/ष/g, 'श'],
];

export const foldDevanagari = (word: string) =>
  REPLACEMENTS.reduce((text, [from, to]) => text.replace(from, to), word.normalize('NFKD'));

/** Suffixes of Marathi nouns after folding: शाळेसाठी, रुग्णालयाचे, गाडीवर. */
const SUFFIXES =
  /(?:साठि|मध्ए|मध्ये|कडे|कडून|पासून|पासुन|बद्दल|विशइ|विशयि|च्या|च्याच|चा|चि|चे|चं|ला|लाच|ने|नि|त|वर|तुन|हुन|ना|शि|ंचा|ंचि|ंचे|ंच्या|ंना|ंसाठि)$/;
const VOWEL_SIGNS = /[\u093e-\u094c\u0902]+$/;
/** Letters that must be left of a stem. */
const MIN_STEM = 2;

/** A word without its suffix and last vowel: शाळा, शाळे and शाळेसाठी have the same stem. */
export function devanagariStem(term: string): string {
  const bare = term.replace(SUFFIXES, '');
  const stem = (bare.length >= MIN_STEM ? bare : term).replace(VOWEL_SIGNS, '');
  return stem.length >= MIN_STEM ? stem : term;
}
