/** The last pixel of each width at which a layout changes. CSS cannot read them from here; a test compares the two. */
export const BREAKPOINTS = {
  small: 479,
  phone: 639,
  tablet: 767,
  narrow: 1023,
  laptop: 1279,
  desk: 1439,
  large: 1599,
  /** The content does not get wider than this. */
  full: 1856,
} as const;

/** In em, like the media queries of the built styles (build/em-breakpoints.ts). */
export const upTo = (name: keyof typeof BREAKPOINTS) => `(max-width: ${BREAKPOINTS[name] / 16}em)`;

/**
 * For `sizes` of a picture as wide as the screen. Three percent less, so that 768 px serve a phone of 2 × 390 and 1,152 px one of
 * 3 × 390: a third fewer bytes, and enlarging by so little cannot be seen.
 */
export const FULL_WIDTH = '97vw';
