import fs from 'node:fs';
import path from 'node:path';

/** Text is drawn as outlines of this font. */
export const FONT_FILE = path.resolve('public/fonts/Anek-wght400-700-wdth100-125.woff2');
const devanagari = fs.globSync('public/fonts/AnekDevanagari-wght*.woff2')[0];
if (!devanagari) throw new Error('public/fonts has no AnekDevanagari-wght….woff2');
export const DEVANAGARI_FONT_FILE = path.resolve(devanagari);
/** The usual size of Open Graph images, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

export interface CardContent {
  /** One line, or several with fixed breaks. */
  headline: string | string[];
  /** Above the headline: the section of the site. */
  label: string;
  /** The text of the wordmark. */
  brand: string;
  address: string;
  /** The file of the picture, and its focal point, 0 to 1. */
  picture: string;
  focal: [number, number];
  /** The language, if it is not English: mr-IN. */
  language?: string;
}
