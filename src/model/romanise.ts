/** In the order of Unicode, from क. */
const CONSONANTS = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p f b bh m y r r l l l v sh sh s h'.split(' ');
/** From ऄ. */
const VOWELS = 'a a a i i u u ru lu a e e ai o o o au'.split(' ');
/** From the sign of आ. */
const VOWEL_SIGNS = 'a i i u u ru ru a e e ai o o o au'.split(' ');

const from = (list: string[], first: string, letter: string) => list[letter.charCodeAt(0) - first.charCodeAt(0)] ?? '';

/** Transliterates Devanagari as people type it: 'शाळेकडून काय लागते' → 'shalekadun kay lagate'. */
export const romanise = (text: string) =>
  text
    .normalize('NFKD')
    // Joiners, the nukta and the sign of an omitted vowel.
    .replace(/\u200c|\u200d|\u093c|\u093d/g, '')
    .replace(/ॲ/g, 'अ')
    .replace(/[\u0901\u0902](?=[प-म])/g, 'm')
    .replace(/[\u0901\u0902]/g, 'n')
    .replace(/\u0903/g, 'h')
    .replace(
      /(?<=(.?))([क-ह])([\u093e-\u094d]?)(?=(.?))/gu,
      (_, before: string, letter, sign: string, after: string) => {
        const consonant = from(CONSONANTS, 'क', letter);
        if (sign) return consonant + (sign === '\u094d' ? '' : from(VOWEL_SIGNS, '\u093e', sign));
        // The inherent vowel is silent at the end of a word, except after a conjunct.
        const isSilent = /[ऄ-ह\u093e-\u094cmn]/.test(before) && !/[\p{L}\p{M}]/u.test(after);
        return consonant + (isSilent ? '' : 'a');
      },
    )
    .replace(/[ऄ-औ]/g, (letter) => from(VOWELS, 'ऄ', letter));
