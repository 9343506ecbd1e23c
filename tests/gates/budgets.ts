import type { Family } from '../../src/families/schemas.ts';
import type { ScreenName } from './gate.ts';

/** In kB (1000 bytes), compressed, after scrolling to the end of the page. */
export interface Budget {
  document: number;
  style: number;
  script: number;
  fonts: number;
  pictures: number;
}

/**
 * A page without an island in its first view: the document with its inline style, src/enhance, Astro's island loader, fonts. No
 * React.
 */
const WORDS = { document: 30, style: 20, script: 7, fonts: 65 };
/** A page with an island in its first view loads React. */
const ISLAND = { document: 36, style: 22, script: 77, fonts: 65 };

/** By family: whether it pays for React, kB of script where an island is large, and kB of pictures on each screen. */
const FAMILIES: Record<Family, { island?: true; script?: number; desk: number; phone: number }> = {
  // Nine slides of which three are loaded, six strips, two carousels, three plates.
  home: { island: true, desk: 620, phone: 1200 },
  // An opening plate and one or two bleeds.
  industry: { desk: 200, phone: 300 },
  // Module grids carry a picture a card, up to twenty.
  product: { desk: 350, phone: 500 },
  service: { desk: 150, phone: 250 },
  detail: { desk: 150, phone: 200 },
  // A keyed figure across the window, a pair of squares.
  innovation: { desk: 200, phone: 300 },
  // The illustrated essays: up to six cases, each with its plate, and a drawing to try.
  feature: { island: true, desk: 400, phone: 500 },
  about: { desk: 150, phone: 200 },
  contact: { island: true, desk: 60, phone: 80 },
  search: { desk: 60, phone: 80 },
  evidence: { desk: 60, phone: 80 },
  accessibility: { desk: 60, phone: 80 },
  privacy: { island: true, desk: 60, phone: 80 },
  display: { desk: 60, phone: 80 },
  brief: { island: true, desk: 60, phone: 80 },
  // Noon, and the hour that it is in Pune. Map, clock, list and title block are one island.
  town: { island: true, script: 81, desk: 250, phone: 120 },
  models: { desk: 60, phone: 80 },
  news: { desk: 60, phone: 80 },
  // At most one plate, across the window.
  'news-entry': { desk: 200, phone: 300 },
  jobs: { desk: 60, phone: 80 },
  job: { desk: 60, phone: 80 },
  'not-found': { desk: 60, phone: 80 },
  offline: { island: true, desk: 60, phone: 80 },
  // A plate, and every page with its sentence.
  'company-page': { desk: 150, phone: 200 },
};

/** A page in Devanagari has a second font, and three bytes for each letter. */
const TRANSLATED = { document: 6, fonts: 110 };

/** Phones have two pixels per CSS pixel, so their pictures may be larger. */
export function budgetOf(family: Family, screen: ScreenName, isTranslated = false): Budget {
  const { island, script, [screen]: pictures } = FAMILIES[family];
  const budget = island ? ISLAND : WORDS;
  const { document, fonts } = isTranslated ? TRANSLATED : { document: 0, fonts: 0 };
  return {
    ...budget,
    document: budget.document + document,
    fonts: budget.fonts + fonts,
    script: script ?? budget.script,
    pictures,
  };
}
