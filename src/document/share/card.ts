import path from 'node:path';

/** The site's own letters: a picture carries no fonts, so they are drawn as outlines. */
export const FONT_FILE = path.resolve('public/fonts/Anek-wght400-700-wdth100-125.woff2');
/** What Open Graph readers expect, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

export interface CardContent {
  /** One line, or lines broken on purpose. */
  headline: string | string[];
  /** Over the headline: where the page stands. */
  label: string;
  /** The wordmark, and the address beside it. */
  brand: string;
  address: string;
  /** The plate's file, and the point to keep in sight, 0 to 1. */
  picture: string;
  focal: [number, number];
}
