/** Counts vowel groups without silent endings, which is accurate to a few per cent over a page. */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return letters ? 1 : 0;
  const spoken = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end[0] ?? '').replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0);
}

const sentencesIn = (text: string) =>
  (text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').match(/[^.!?]+[.!?](?=\s|$)/g) ?? [])
    .map((sentence) => ({ sentence: sentence.trim(), words: sentence.match(/[A-Za-z’'-]+/g) ?? [] }))
    .filter(({ words }) => words.length >= 3);

const easeOf = (sentences: { words: string[] }[]) => {
  const words = sentences.flatMap((sentence) => sentence.words);
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0);
  return 206.835 - (1.015 * words.length) / sentences.length - (84.6 * spoken) / words.length;
};

/** Flesch reading ease: 60 to 70 is plain English, 30 is very difficult. Only whole sentences count; labels and figures do not. */
export function readingEase(texts: string[]): number | undefined {
  const sentences = texts.flatMap(sentencesIn);
  return sentences.length ? easeOf(sentences) : undefined;
}

/** The hardest sentence, and the index of its text. */
export function hardestSentence(texts: string[]): { sentence: string; at: number } | undefined {
  const all = texts.flatMap((text, at) =>
    sentencesIn(text).map((one) => ({ at, sentence: one.sentence, ease: easeOf([one]) })),
  );
  return all.sort((a, b) => a.ease - b.ease)[0];
}
