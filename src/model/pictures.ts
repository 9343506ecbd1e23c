import photographs from '../../pictures/index.json' with { type: 'json' };
import index from '../../renders/index.json' with { type: 'json' };
import { type ImageType, pictureUrl, type Ratio } from './picture-urls.ts';

export { pictureUrl, type Ratio, srcSet } from './picture-urls.ts';

export type Tone = 'light' | 'dark';
export interface Cut {
  width: number;
  height: number;
  widths: number[];
  /** Where the eye should rest, 0 to 1 from the top left. */
  focal: [number, number];
  /** Places of the lettered parts of a keyed figure. */
  keys?: Record<string, [number, number]>;
}
export interface PictureEntry {
  /** Eight digits over the bytes of its encodings: renders/version.mjs. */
  version: string;
  alt: string;
  tone: Tone;
  color: string;
  ratios: Partial<Record<Ratio, Cut>>;
}

export const renders = index as unknown as Record<string, PictureEntry>;
/** The owner's own, made by `npm run picture`. One with the id of a render takes its place. */
export const ownPictures = photographs as unknown as Record<string, PictureEntry>;
export const pictures: Record<string, PictureEntry> = { ...renders, ...ownPictures };

export function pictureOf(id: string): PictureEntry {
  const found = pictures[id];
  if (!found) throw new Error(`No picture '${id}' in renders/index.json or pictures/index.json`);
  return found;
}

/** '16x9' → 1.78 */
export function aspectOf(ratio: Ratio): number {
  const [width = 1, height = 1] = ratio.split('x').map(Number);
  return width / height;
}

/** The smallest there is: what may stand in for the others while they are on their way. */
export function smallestUrl(id: string, wanted: Ratio): string {
  const { name, ratio, cut } = cutOf(id, wanted);
  return pictureUrl(name, ratio, Math.min(...cut.widths), 'webp');
}

/** Whether a cut shows every lettered part; one that it cuts away stands on its edge. */
export function showsAll(id: string, ratio: Ratio, letters: string[]): boolean {
  const keys = cutOf(id, ratio).cut.keys ?? {};
  return letters.every((letter) => keys[letter]?.every((v) => v > 0.01 && v < 0.99));
}

/** The cut of a keyed figure for phones: whole where the wanted one would lose a letter. */
export const phoneCut = (id: string, wanted: Ratio, parts: { letter: string }[]): Ratio =>
  showsAll(
    id,
    wanted,
    parts.map(({ letter }) => letter),
  )
    ? wanted
    : '16x9';

/** An encoding as it lies under public/; build/pictures.ts puts it where pictureUrl says. */
export const pictureFile = (id: string, ratio: Ratio, width: number, type: ImageType) =>
  `${ownPictures[id] ? 'pictures' : 'renders'}/${id}-${ratio}-${width}.${type}`;

/** Encodings of renders that a picture of the owner has replaced, as they lie under public/. */
export const replacedRenderFiles = (): string[] =>
  Object.keys(ownPictures).flatMap((id) =>
    Object.entries(renders[id]?.ratios ?? {}).flatMap(([ratio, { widths }]) =>
      widths.flatMap((width) => ['avif', 'webp'].map((type) => `renders/${id}-${ratio}-${width}.${type}`)),
    ),
  );

/** The cut of that ratio, or the nearest one the picture has, and the picture's name in addresses. */
export function cutOf(id: string, wanted: Ratio): { name: string; ratio: Ratio; cut: Cut } {
  const { ratios, version } = pictureOf(id);
  const value = (ratio: Ratio) => Math.log(aspectOf(ratio));
  const best = (Object.keys(ratios) as Ratio[]).sort(
    (a, b) => Math.abs(value(a) - value(wanted)) - Math.abs(value(b) - value(wanted)),
  )[0];
  const cut = best && ratios[best];
  if (!best || !cut) throw new Error(`Picture '${id}' has no cut at all`);
  return { name: `${id}.${version}`, ratio: best, cut };
}
