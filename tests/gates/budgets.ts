import { families } from '../../src/families/index.ts';
import type { Family } from '../../src/families/schemas.ts';
import type { ScreenName } from './gate.ts';

/** In kB (1000 bytes), compressed as they travel, by the time the reader has reached the foot of the page. */
export interface Budget {
  document: number;
  style: number;
  script: number;
  fonts: number;
  pictures: number;
}

/**
 * A page of words: one document with its style inside, the few lines of src/enhance, Astro's own for an island further down, the
 * fonts. No React fits in here.
 */
const WORDS = { document: 30, style: 20, script: 6, fonts: 65 };
/** A page with an island pays for React once. */
const MOVING = { document: 36, style: 22, script: 75, fonts: 65 };

/** A phone has twice the pixels to the point, so that its pictures may weigh more than a desk's. */
export function budgetOf(family: Family, screen: ScreenName): Budget {
  const { weight } = families[family];
  const budget = 'moves' in weight ? MOVING : WORDS;
  return { ...budget, script: 'script' in weight ? weight.script : budget.script, pictures: weight[screen] };
}
