import { type Tile, tileName } from './picture.ts';

/** Tiles whose pictures have loaded and are still in the page, by name. */
export type LoadedTiles = ReadonlyMap<string, Tile>;

const namesOf = (tiles: Tile[]) => new Set(tiles.map(tileName));

/** Once every wanted tile has loaded, the others are released: each takes 2 MB when it is decoded. */
export function releaseTiles(loaded: LoadedTiles, wanted: Tile[]): LoadedTiles {
  const names = namesOf(wanted);
  const others = [...loaded.keys()].filter((name) => !names.has(name));
  if (!others.length || wanted.some((tile) => !loaded.has(tileName(tile)))) return loaded;
  return new Map([...loaded].filter(([name]) => names.has(name)));
}

/** The loaded tiles to draw: the wanted ones over those they replace, coarse ones below fine ones. */
export function tilesToDraw(loaded: LoadedTiles, wanted: Tile[]): Tile[] {
  const names = namesOf(wanted);
  const replaced = [...loaded.values()].filter((tile) => !names.has(tileName(tile)));
  return [...replaced, ...wanted].sort((one, two) => one.level - two.level);
}
