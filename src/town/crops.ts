import cut from '../../renders/town-crops.json' with { type: 'json' };
import type { TownPlace } from './schema.ts';
import { type Box, RENDERED, SHEET, type Size } from './view.ts';

/** renders/town-crops.mjs cuts one picture a place, in this size; each is named by its bytes. */
export const CROP: Size = { width: 480, height: 300 };
export const CROPS_FOLDER = '/town/places';
/** The hour that they show. */
export const CROP_HOUR = 'noon';

/** A place with some of what stands around it. */
const AROUND = 1.24;
/** A pixel of the render becomes no more than so many of the crop; in squares of the sheet, it is at least so wide. */
const ENLARGED = 1.3;
const NEAREST = (CROP.width / ENLARGED / RENDERED) * SHEET.width;

/** The part of the sheet that a place's crop shows: the place in the middle, as far as the sheet goes. */
export function cropBox({ left, top, width, height }: Box): Box {
  const ratio = CROP.width / CROP.height;
  const wide = Math.round(Math.min(SHEET.width, Math.max(NEAREST, AROUND * Math.max(width, height * ratio))));
  const high = Math.round(wide / ratio);
  const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));
  return {
    left: within(left + width / 2 - wide / 2, SHEET.width - wide),
    top: within(top + height / 2 - high / 2, SHEET.height - high),
    width: wide,
    height: high,
  };
}

export interface PlaceCrop extends Size {
  /** The place that a page lives in, and its address in the town. */
  id: string;
  name: string;
  to: string;
  src: string;
  alt: string;
}

/** By place: renders/town-crops.json. */
type CropFiles = Record<string, string | undefined>;

/** The place of the town that a page lives in, as one small picture; nothing where none is cut, or the page lives nowhere. */
export function cropOf(path: string, town: TownPlace[], files: CropFiles = cut): PlaceCrop | undefined {
  const place = town.find(({ pages }) => pages.includes(path));
  const file = place && files[place.id];
  if (!place || !file) return;
  const { id, name, near } = place;
  return { id, name, to: `/town#${id}`, src: `${CROPS_FOLDER}/${file}`, alt: `${name}. ${near}`, ...CROP };
}

/** One crop for each page of a row: none at all where two of them live in the same place, whose picture would stand there twice. */
export function cropsOf(paths: string[], town: TownPlace[], files: CropFiles = cut): (PlaceCrop | undefined)[] {
  const crops = paths.map((path) => cropOf(path, town, files));
  const isRow = new Set(crops.map((crop) => crop?.id)).size === crops.length && crops.every(Boolean);
  return isRow ? crops : paths.map(() => undefined);
}
