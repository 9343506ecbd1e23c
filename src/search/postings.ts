import type { QueryWord } from './query.ts';

/** The weight of the best field that has the term, and how often it occurs in all fields. */
interface Occurrence {
  best: number;
  times: number;
}

/** Added to the score for each doubling of the number of occurrences. */
const REPEAT_BONUS = 0.2;
/** The inverse document frequency of a term that occurs everywhere; of one that occurs once it is 1. */
const MIN_IDF = 0.4;

/** An inverted index: term → document → occurrence. A document is the position of a record, or of a part. */
export class Postings extends Map<string, Map<number, Occurrence>> {
  add(term: string, document: number, weight: number) {
    const documents = this.get(term) ?? new Map<number, Occurrence>();
    if (!documents.size) this.set(term, documents);
    const known = documents.get(document);
    if (!known) {
      documents.set(document, { best: weight, times: 1 });
      return;
    }
    known.best = Math.max(known.best, weight);
    known.times++;
  }

  /**
   * Scores every document that matches. Each query word counts by its best match; a document without some of the words scores
   * less. The number of occurrences only orders documents that match in the same field.
   */
  scores(words: QueryWord[], leastWeight: number, outOf: number): Map<number, number> {
    const sums = new Map<number, { score: number; covered: number }>();
    for (const { matches, weight } of words) {
      const best = new Map<number, number>();
      for (const [term, confidence] of matches) {
        const documents = this.get(term);
        if (!documents) continue;
        const idf = MIN_IDF + (1 - MIN_IDF) * (1 - Math.log(documents.size) / Math.log(outOf + 1));
        for (const [document, { best: field, times }] of documents)
          if (field >= leastWeight)
            best.set(
              document,
              Math.max(best.get(document) ?? 0, (field + REPEAT_BONUS * Math.log2(times)) * confidence * idf),
            );
      }
      for (const [document, found] of best) {
        const { score, covered } = sums.get(document) ?? { score: 0, covered: 0 };
        sums.set(document, { score: score + found * weight, covered: covered + weight });
      }
    }
    const whole = words.reduce((sum, { weight }) => sum + weight, 0);
    return new Map([...sums].map(([document, { score, covered }]) => [document, score * (covered / whole) ** 2]));
  }
}
