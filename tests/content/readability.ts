/** Vowel groups, less silent endings: right within a few per cent over a page of English. */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return letters ? 1 : 0;
  const spoken = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end[0] ?? '').replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0);
}

/** Flesch reading ease: 60 to 70 is plain English, 30 a law report. Only whole sentences count; labels and figures do not. */
export function readingEase(texts: string[]): number {
  const sentences = texts
    .flatMap((text) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').match(/[^.!?]+[.!?](?=\s|$)/g) ?? [])
    .map((sentence) => sentence.match(/[A-Za-z’'-]+/g) ?? [])
    .filter((words) => words.length >= 3);
  const words = sentences.flat();
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0);
  return 206.835 - (1.015 * words.length) / sentences.length - (84.6 * spoken) / words.length;
}
