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

/** A page of words: one document with its style inside, the few lines of src/enhance, the fonts. No React fits in here. */
const WORDS = { document: 30, style: 20, script: 5, fonts: 65 };
/** A page with an island pays for React once. */
const MOVING = { document: 36, style: 22, script: 75, fonts: 65 };

/** A phone has twice the pixels to the point, so that its pictures may weigh more than a desk's. */
const pictures = (words: typeof WORDS, desk: number, phone: number): Record<ScreenName, Budget> => ({
  desk: { ...words, pictures: desk },
  phone: { ...words, pictures: phone },
});

export const BUDGETS: Record<Family | 'other', Record<ScreenName, Budget>> = {
  // Nine slides of which three are loaded, six strips, two carousels, three plates.
  home: pictures(MOVING, 620, 1200),
  // An opening plate and one or two bleeds.
  industry: pictures(WORDS, 200, 300),
  // Module grids carry a picture a card, up to twenty.
  product: pictures(WORDS, 350, 500),
  // Opens on a question; a tall plate beside it.
  service: pictures(WORDS, 150, 250),
  // A keyed figure across the window, a pair of squares.
  innovation: pictures(WORDS, 200, 300),
  // The illustrated essays: up to six cases, each with its plate, and a drawing to try.
  feature: pictures(MOVING, 400, 500),
  // One plate, and the neighbours' names.
  detail: pictures(WORDS, 150, 200),
  about: pictures(WORDS, 150, 200),
  contact: pictures(WORDS, 60, 80),
  lost: pictures(WORDS, 60, 80),
  // Pages that are generated, not written: no pictures but a small one.
  other: pictures(WORDS, 60, 80),
};
