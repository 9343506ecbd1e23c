/** A picture without its ending, and its bytes as AVIF and as WebP. */
export type SizedPicture = [path: string, avif: number, webp: number];

/** /offline.json: what 'save the whole site' fetches. Only the page /offline reads it. */
export interface Manifest {
  /** Compressed bytes of the HTML of every page, with all scripts and fonts. */
  words: number;
  /** The pictures for phones, and for wider screens. */
  phone: SizedPicture[];
  wide: SizedPicture[];
  /** The pictures of the town: every place, and each hour in the width for the screen. */
  town: Record<'phone' | 'wide', [url: string, bytes: number][]>;
}
