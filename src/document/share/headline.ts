/** The largest letters a headline may be set in, in pixels, by its number of lines. */
const LARGEST = [112, 78, 54] as const;

/** Every way of breaking the words into that many lines. */
function breaks(words: string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  return words
    .slice(lines - 1)
    .flatMap((_, i) => breaks(words.slice(i + 1), lines - 1).map((rest) => [words.slice(0, i + 1).join(' '), ...rest]));
}

/** Breaks a headline so that its letters can be largest; lines that were broken on purpose stay as they are. */
export function setHeadline(text: string | string[], measure: (line: string) => number, room: number) {
  const ways = typeof text === 'string' ? LARGEST.flatMap((_, i) => breaks(text.split(' '), i + 1)) : [text];
  const set = ways.map((lines) => ({
    lines,
    size: Math.min(LARGEST[lines.length - 1] ?? LARGEST[2], room / Math.max(...lines.map(measure))),
  }));
  return set.reduce((best, way) => (way.size > best.size ? way : best));
}
