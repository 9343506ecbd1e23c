import { FULL_SCORE } from '../../src/evidence/summary.ts';
import { CATEGORIES, type PageResult } from './report.ts';

/** The promised limits: full scores, and little more time to the largest paint than the floor. */
export const LCP_OVER_FLOOR = { home: 1.1, content: 1.05 };

export const lcpRatio = ({ floor }: Pick<PageResult, 'floor'>) => floor && floor.page.lcp / floor.floor.lcp;

export const mostOverFloor = (address: string) => (address === '/' ? LCP_OVER_FLOOR.home : LCP_OVER_FLOOR.content);

/** The limits that a page exceeds, in words; empty when there are none. */
export function shortfalls(address: string, result: PageResult): string[] {
  const { lighthouse } = result;
  const lost = lighthouse ? CATEGORIES.filter((category) => lighthouse.scores[category] < FULL_SCORE) : [];
  const scores = lost.map(
    (category) => `${category} ${lighthouse?.scores[category]}: ${lighthouse?.below[category]?.join(', ')}`,
  );
  const ratio = lcpRatio(result);
  const most = mostOverFloor(address);
  const late =
    ratio !== undefined && ratio > most ? [`largest paint ${ratio.toFixed(2)} × its floor, over ${most}`] : [];
  return [...scores, ...late];
}
