import cut from '../../renders/town-crops.json' with { type: 'json' };
import type { TownPlace } from './schema.ts';
import { type Box, RENDERED, SHEET, type Size } from './view.ts';

/** The size of the pictures that renders/town-crops.mjs cuts, one for each place; a hash of its bytes is in the name. */
export const CROP: Size = { width: 480, height: 300 };
export const CROPS_FOLDER = '/town/places';
/** The hour of the pictures. */
export const CROP_HOUR = 'noon';

/** The crop is larger than the place by this factor. */
const AROUND = 1.24;
/** The most pixels of a crop for each pixel of the render, which gives its least width on the sheet. */
const ENLARGED = 1.3;
const NEAREST = (CROP.width / ENLARGED / RENDERED) * SHEET.width;

/** The part of the sheet that a crop shows, centred on the place. */
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
  id: string;
  name: string;
  to: string;
  src: string;
  alt: string;
}

/** File names by place: renders/town-crops.json. */
type CropFiles = Record<string, string | undefined>;

/** The picture of a page's place in the town; undefined if the page has no place or the place no picture. */
export function cropOf(path: string, town: TownPlace[], files: CropFiles = cut): PlaceCrop | undefined {
  const place = town.find(({ pages }) => pages.includes(path));
  const file = place && files[place.id];
  if (!place || !file) return;
  const { id, name, near } = place;
  return { id, name, to: `/town#${id}`, src: `${CROPS_FOLDER}/${file}`, alt: `${name}. ${near}`, ...CROP };
}

/** A crop for each page of a row; none if two pages share a place, because its picture would appear twice. */
export function cropsOf(paths: string[], town: TownPlace[], files: CropFiles = cut): (PlaceCrop | undefined)[] {
  const crops = paths.map((path) => cropOf(path, town, files));
  const isRow = new Set(crops.map((crop) => crop?.id)).size === crops.length && crops.every(Boolean);
  return isRow ? crops : paths.map(() => undefined);
}
