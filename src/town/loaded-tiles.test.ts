import { expect, it } from 'vitest';
import { type LoadedTiles, releaseTiles, tilesToDraw } from './loaded-tiles.ts';
import { type Tile, tileName } from './picture.ts';

const tile = (column: number, level: Tile['level'] = 2880): Tile => ({ level, column, row: 0 });
const loaded = (...tiles: Tile[]): LoadedTiles => new Map(tiles.map((one) => [tileName(one), one]));

it('keeps the earlier tiles until the wanted ones have loaded', () => {
  const before = loaded(tile(0), tile(1));
  expect(releaseTiles(before, [tile(1), tile(2)])).toBe(before);
  expect(tilesToDraw(before, [tile(1), tile(2)]).map(tileName)).toEqual(['2880-0-0', '2880-1-0', '2880-2-0']);
});

it('releases them when all wanted tiles have loaded', () => {
  const after = releaseTiles(loaded(tile(0), tile(1), tile(2)), [tile(1), tile(2)]);
  expect([...after.keys()]).toEqual(['2880-1-0', '2880-2-0']);
});

it('releases all of them where the overview is sharp enough', () => {
  expect(releaseTiles(loaded(tile(0)), []).size).toBe(0);
});

it('draws coarse tiles below fine ones', () => {
  expect(tilesToDraw(loaded(tile(9, 5760)), [tile(0)]).map(({ level }) => level)).toEqual([2880, 5760]);
});
