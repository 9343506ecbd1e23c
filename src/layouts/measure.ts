import advances from './name-advances.json' with { type: 'json' };

/** Tracking of a product name, in em a letter; families/ProductOpening.module.css sets the same. */
const TRACKING = -0.035;
const LONGEST_LINE_EM = 12;

const widths = advances as Record<string, number>;
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (widths[letter] ?? 0.75) + TRACKING, 0) - TRACKING;

/** The widest line when the words are broken into `count` lines as evenly as they allow. */
function inLines(words: string[], count: number): number {
  if (count <= 1 || words.length <= 1) return widthOf(words.join(' '));
  return Math.min(
    ...Array.from({ length: words.length - 1 }, (_, i) =>
      Math.max(widthOf(words.slice(0, i + 1).join(' ')), inLines(words.slice(i + 1), count - 1)),
    ),
  );
}

/** How wide a name is in em at display width, so that it can be set to fill the measure; over 12 em it takes two lines. */
export function measureName(name: string): { line: number; word: number } {
  const words = name.split(' ');
  const whole = widthOf(name);
  const line = whole > LONGEST_LINE_EM ? inLines(words, 2) : whole;
  const up = (v: number) => Math.ceil(v * 100 + 3) / 100;
  return { line: up(line), word: up(Math.max(...words.map(widthOf), 4.2)) };
}
