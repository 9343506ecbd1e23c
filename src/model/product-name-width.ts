import { graphemesIn } from './graphemes.ts';
import advances from './name-advances.json' with { type: 'json' };

/** Tracking of a product name, in em a letter; families/ProductOpening.module.css sets the same. */
const TRACKING = -0.035;
const LONGEST_LINE_EM = 18;

const widths = advances as Record<string, number>;
/** A letter of another script: a sign that stands above or below it takes no room of its own. */
const OTHER_LETTER_EM = 0.75;
const widthOf = (text: string) =>
  graphemesIn(text).reduce((sum, letter) => sum + (widths[letter] ?? OTHER_LETTER_EM) + TRACKING, 0) - TRACKING;

/** The words in two lines, as even as they allow. */
function inTwo(words: string[]): string[] {
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const widest = (lines: string[]) => Math.max(...lines.map(widthOf));
  return breaks.reduce((best, lines) => (widest(lines) < widest(best) ? lines : best), [words.join(' ')]);
}

/** The lines of a product's name at display width: one, or two when it is over 18 em. */
const nameLines = (name: string): string[] => (widthOf(name) > LONGEST_LINE_EM ? inTwo(name.split(' ')) : [name]);

/** How wide a name is in em, so that it can be set to fill the measure: its widest line, its widest word. */
export function measureName(name: string): { line: number; word: number } {
  // A hundredth to spare: small letters are rounded to whole pixels.
  const up = (v: number) => Math.ceil(v * 101 + 3) / 100;
  return {
    line: up(Math.max(...nameLines(name).map(widthOf))),
    word: up(Math.max(...name.split(' ').map(widthOf), 4.2)),
  };
}
