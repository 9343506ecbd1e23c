import { graphemesIn } from './graphemes.ts';
import advances from './name-advances.json' with { type: 'json' };

/** Letter-spacing of product names in em, as in families/ProductOpening.module.css. */
const TRACKING = -0.035;
const LONGEST_LINE_EM = 18;

const widths = advances as Record<string, number>;
const OTHER_LETTER_EM = 0.68;
/** Added width of a Devanagari letter for a vowel sign next to it, and for each joined letter. */
const VOWEL_BESIDE_EM = 0.3;
const JOINED_LETTER_EM = 0.4;
/** Other scripts have no letter-spacing, and signs above or below a letter have no width. */
const otherWidthOf = (letter: string) =>
  OTHER_LETTER_EM +
  (/[आऑओऔ]|\u093e|\u093f|\u0940|\u0949|\u094b|\u094c/.test(letter) ? VOWEL_BESIDE_EM : 0) +
  (letter.match(/\u094d(?=.)/g)?.length ?? 0) * JOINED_LETTER_EM;
const advanceOf = (letter: string) => {
  const width = widths[letter];
  return width === undefined ? otherWidthOf(letter) : width + TRACKING;
};
const widthOf = (text: string) => graphemesIn(text).reduce((sum, letter) => sum + advanceOf(letter), -TRACKING);

/** Splits words into two lines of similar width. */
function inTwo(words: string[]): string[] {
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const widest = (lines: string[]) => Math.max(...lines.map(widthOf));
  return breaks.reduce((best, lines) => (widest(lines) < widest(best) ? lines : best), [words.join(' ')]);
}

/** One line, or two if the name is wider than 18 em. */
const nameLines = (name: string): string[] => (widthOf(name) > LONGEST_LINE_EM ? inTwo(name.split(' ')) : [name]);

/** The widest line and the widest word of a name in em, so that it can be set to fill the line. */
export function measureName(name: string): { line: number; word: number } {
  // One percent more, because glyph widths are rounded at small sizes.
  const up = (v: number) => Math.ceil(v * 101 + 3) / 100;
  return {
    line: up(Math.max(...nameLines(name).map(widthOf))),
    word: up(Math.max(...name.split(' ').map(widthOf), 4.2)),
  };
}
