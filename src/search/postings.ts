import type { Asked } from './query.ts';

/** How a word stands at a place: in its best field, and how often in all. */
interface TermPosition {
  best: number;
  times: number;
}

/** What twice as many mentions add. */
const MENTION = 0.2;
/** What a word tells that stands nearly everywhere, against one that stands in a single place. */
const LEAST_TOLD = 0.4;

/** Word → place → how it stands there. A place is the position of a record, or of a part. */
export class Postings extends Map<string, Map<number, TermPosition>> {
  add(term: string, place: number, weight: number) {
    const places = this.get(term) ?? new Map<number, TermPosition>();
    const { best, times } = places.get(place) ?? { best: 0, times: 0 };
    this.set(term, places.set(place, { best: Math.max(best, weight), times: times + 1 }));
  }

  /**
   * Every place that answers, with its score. Each word asked for counts by the best it finds there; a place that lacks a word
   * counts for less. Further mentions tell two places apart that have a word in the same field, and do no more.
   */
  scores(asked: Asked[], leastWeight: number, outOf: number): Map<number, number> {
    const sums = new Map<number, { score: number; covered: number }>();
    for (const { meanings, weight } of asked) {
      const best = new Map<number, number>();
      for (const [term, surely] of meanings) {
        const places = this.get(term);
        if (!places) continue;
        const told = LEAST_TOLD + (1 - LEAST_TOLD) * (1 - Math.log(places.size) / Math.log(outOf + 1));
        for (const [place, { best: field, times }] of places)
          if (field >= leastWeight)
            best.set(place, Math.max(best.get(place) ?? 0, (field + MENTION * Math.log2(times)) * surely * told));
      }
      for (const [place, found] of best) {
        const { score, covered } = sums.get(place) ?? { score: 0, covered: 0 };
        sums.set(place, { score: score + found * weight, covered: covered + weight });
      }
    }
    const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
    return new Map([...sums].map(([place, { score, covered }]) => [place, score * (covered / whole) ** 2]));
  }
}
