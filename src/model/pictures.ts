import photographs from '../../pictures/index.json' with { type: 'json' };
import index from '../../renders/index.json' with { type: 'json' };
import { type ImageType, pictureUrl, type Ratio } from './picture-urls.ts';

export { pictureUrl, type Ratio, srcSet } from './picture-urls.ts';

export type Tone = 'light' | 'dark';
export interface Cut {
  width: number;
  height: number;
  widths: number[];
  /** The focal point, 0 to 1 from the top left. */
  focal: [number, number];
  /** Positions of the lettered parts of a keyed figure. */
  keys?: Record<string, [number, number]>;
}
export interface PictureEntry {
  /** A hash of its files (renders/version.mjs). */
  version: string;
  alt: string;
  tone: Tone;
  color: string;
  ratios: Partial<Record<Ratio, Cut>>;
}

export const renders = index as unknown as Record<string, PictureEntry>;
/** Added by `npm run picture`. One with the id of a render replaces it. */
export const ownPictures = photographs as unknown as Record<string, PictureEntry>;
export const pictures: Record<string, PictureEntry> = { ...renders, ...ownPictures };

/** Alternative texts in other languages, by language and id. */
const words = new Map<string, Record<string, string>>();
export const describePictures = (language: string, pictureWords: Record<string, string>) =>
  words.set(language, pictureWords);

/** Ids of pictures on pages in other languages end with the language: `school-first-bell@mr`. */
const partsOf = (id: string) => id.split('@') as [id: string, language?: string];

export function pictureOf(name: string): PictureEntry {
  const [id, language] = partsOf(name);
  const found = pictures[id];
  const alt = language && words.get(language)?.[id];
  if (found && alt) return { ...found, alt };
  if (!found) throw new Error(`No picture '${id}' in renders/index.json or pictures/index.json`);
  return found;
}

/** '16x9' → 1.78 */
export function aspectOf(ratio: Ratio): number {
  const [width = 1, height = 1] = ratio.split('x').map(Number);
  return width / height;
}

/** The smallest file, as a placeholder for the others. */
export function smallestUrl(id: string, wanted: Ratio): string {
  const { name, ratio, cut } = cutOf(id, wanted);
  return pictureUrl(name, ratio, Math.min(...cut.widths), 'webp');
}

/** Whether a crop shows every lettered part; the position of a part outside is clamped to its edge. */
export function showsAll(id: string, ratio: Ratio, letters: string[]): boolean {
  const keys = cutOf(id, ratio).cut.keys ?? {};
  return letters.every((letter) => keys[letter]?.every((v) => v > 0.01 && v < 0.99));
}

/** The crop of a keyed figure for phones: the whole picture if the wanted crop would lose a part. */
export const phoneCut = (id: string, wanted: Ratio, parts: { letter: string }[]): Ratio =>
  showsAll(
    id,
    wanted,
    parts.map(({ letter }) => letter),
  )
    ? wanted
    : '16x9';

/** A file under public/; build/pictures.ts moves it to its pictureUrl. */
export function pictureFile(name: string, ratio: Ratio, width: number, type: ImageType): string {
  const [id] = partsOf(name);
  return `${ownPictures[id] ? 'pictures' : 'renders'}/${id}-${ratio}-${width}.${type}`;
}

/** The crop of a ratio, or of the nearest one the picture has, and the picture's name in addresses. */
export function cutOf(id: string, wanted: Ratio): { name: string; ratio: Ratio; cut: Cut } {
  const { ratios, version } = pictureOf(id);
  const value = (ratio: Ratio) => Math.log(aspectOf(ratio));
  const best = (Object.keys(ratios) as Ratio[]).sort(
    (a, b) => Math.abs(value(a) - value(wanted)) - Math.abs(value(b) - value(wanted)),
  )[0];
  const cut = best && ratios[best];
  if (!best || !cut) throw new Error(`Picture '${id}' has no cut at all`);
  return { name: `${partsOf(id)[0]}.${version}`, ratio: best, cut };
}
