/** The largest font size in pixels by number of lines, and the line height in em. */
export const LATIN = { largest: [112, 78, 54], leading: 0.98 };
/** With room for the signs above and below letters. */
export const DEVANAGARI = { largest: [88, 58, 42], leading: 1.3 };

/** All line breaks of the words into a number of lines. */
function breaks(words: string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  return words
    .slice(lines - 1)
    .flatMap((_, i) => breaks(words.slice(i + 1), lines - 1).map((rest) => [words.slice(0, i + 1).join(' '), ...rest]));
}

/** Breaks a headline for the largest font size; fixed breaks stay. */
export function setHeadline(
  text: string | string[],
  measure: (line: string) => number,
  room: number,
  { largest } = LATIN,
) {
  const candidates = typeof text === 'string' ? largest.flatMap((_, i) => breaks(text.split(' '), i + 1)) : [text];
  const set = candidates.map((lines) => ({
    lines,
    size: Math.min(largest[lines.length - 1] ?? Math.min(...largest), room / Math.max(...lines.map(measure))),
  }));
  return set.reduce((best, one) => (one.size > best.size ? one : best));
}
