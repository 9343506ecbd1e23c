import { BREAKPOINTS } from '../model/breakpoints.ts';
import type { Hour } from './hours.ts';
import { pixelsAPoint, SHEET, type Size, scaleOf, seen, type View, WHOLE } from './view.ts';

/** Widths of the files with the whole town; when zoomed in, tiles are loaded. renders/town-tiles.mjs makes both. */
export const OVERVIEWS = [768, 1152, 1920] as const;
/** Widths that are cut into tiles: half the render, and the render. Both are multiples of the tile size. */
export const LEVELS = [2880, 5760] as const;
export const TILE: Size = { width: 960, height: 540 };
export type Level = (typeof LEVELS)[number];

/** The version of each hour's files, from renders/town-tiles.json. */
export type Versions = Record<Hour, string>;

/** Each version has its own folder, so that it can be cached for a year. */
export const folderOf = (hour: Hour, versions: Versions) => `/town/${hour}.${versions[hour]}`;
export const overviewUrl = (folder: string, width: number) => `${folder}/${width}.avif`;
export const overviewSet = (folder: string) =>
  OVERVIEWS.map((width) => `${overviewUrl(folder, width)} ${width}w`).join(', ');

export interface Tile {
  level: Level;
  column: number;
  row: number;
}
export const tileName = ({ level, column, row }: Tile) => `${level}-${column}-${row}`;
export const tileUrl = (folder: string, tile: Tile) => `${folder}/${tileName(tile)}.avif`;

/** A picture is enlarged up to this factor before a larger one is loaded. */
const STRETCH = 1.3;

/** The highest pixel ratio of the overview on phones, to save bytes; tiles are loaded when zoomed in. */
const FINEST_ON_PHONES = 1.4;

/** The width of the sheet in pixels at which it is sharp in this window. */
export const pixelsWanted = (view: View, window: Size, ratio: number) =>
  SHEET.width *
  scaleOf(view, window) *
  Math.min(pixelsAPoint(ratio), window.width <= BREAKPOINTS.phone ? FINEST_ON_PHONES : Number.POSITIVE_INFINITY);

export const overviewFor = (pixels: number): number =>
  OVERVIEWS.find((width) => width * STRETCH >= pixels) ?? OVERVIEWS[OVERVIEWS.length - 1] ?? 0;

/** The overview in which the whole sheet is sharp. */
export const overviewIn = (window: Size, ratio: number) => overviewFor(pixelsWanted(WHOLE, window, ratio));

const levelFor = (pixels: number, overview: number): Level | undefined =>
  pixels <= overview * STRETCH ? undefined : (LEVELS.find((level) => level * STRETCH >= pixels) ?? LEVELS.at(-1));

/** The visible tiles; none if the overview is sharp enough. */
export function tilesFor(view: View, window: Size, ratio: number): Tile[] {
  const level = levelFor(pixelsWanted(view, window, ratio), overviewIn(window, ratio));
  if (!level) return [];
  const scale = level / SHEET.width;
  const { left, top, width, height } = seen(view, window);
  /** The indexes of the visible tiles on one axis; a tile that only shares an edge is not visible. */
  const span = (from: number, length: number, size: number) => {
    const first = Math.floor((from * scale + 0.01) / size);
    const last = Math.ceil(((from + length) * scale - 0.01) / size) - 1;
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  };
  return span(top, height, TILE.height).flatMap((row) =>
    span(left, width, TILE.width).map((column) => ({ level, column, row })),
  );
}

/** A tile's position in percent of the sheet: left, top, width, height. */
export function placeOf({ level, column, row }: Tile): [number, number, number, number] {
  const part = (pixels: number, whole: number) => (pixels / ((whole * level) / SHEET.width)) * 100;
  return [
    part(column * TILE.width, SHEET.width),
    part(row * TILE.height, SHEET.height),
    part(TILE.width, SHEET.width),
    part(TILE.height, SHEET.height),
  ];
}
