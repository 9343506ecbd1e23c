/** Splits a text into graphemes: 'णे' is one, with two code points. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

export const graphemesIn = (text: string) => [...letters.segment(text)].map(({ segment }) => segment);

/** Splits only texts whose number of code units exceeds the limit. */
export const isLonger = (text: string, most: number) => text.length > most && graphemesIn(text).length > most;
