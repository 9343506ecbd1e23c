/** Letters as a reader counts them: 'णे' is one, though it takes two code points. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

export const graphemesIn = (text: string) => [...letters.segment(text)].map(({ segment }) => segment);

/** No text has more letters than code units, so most need not be taken apart. */
export const isLonger = (text: string, most: number) => text.length > most && graphemesIn(text).length > most;
