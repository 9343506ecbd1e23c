import { expect, it } from 'vitest';
import { COAST } from './coast.ts';
import { CUT_DEG, MAP, mapLine, place } from './map.ts';
import { PUNE } from './model.ts';

it('puts Pune near the middle of the map', () => {
  expect(place(PUNE)).toEqual({ x: expect.closeTo(178.86, 9), y: expect.closeTo(71.48, 9) });
});

it('draws a short line unchanged', () => {
  expect(mapLine([PUNE, { lat: 0, lon: 90 }])).toBe('M178.9 71.5L195 90');
});

it('leaves at one edge and returns at the other, at the same latitude', () => {
  const west = { lat: 10, lon: CUT_DEG + 2 };
  const east = { lat: 20, lon: CUT_DEG - 2 };
  expect(mapLine([west, east])).toBe('M2 80L0 75M360 75L358 70');
  expect(mapLine([east, west])).toBe('M358 70L360 75M0 75L2 80');
});

it('the coast stays on the map, and India is in the right place', () => {
  const numbers = (COAST.match(/-?\d+/g) ?? []).map(Number);
  const [lons, lats] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2)];
  expect(numbers.length % 2).toBe(0);
  expect([Math.min(...lons), Math.max(...lons)]).toEqual([CUT_DEG, CUT_DEG + MAP.width]);
  expect([Math.min(...lats), Math.max(...lats)]).toEqual([-90, 83]);
  // Cape Comorin and the Konkan.
  expect(COAST).toContain('78 8 76 9 75 12 73 17 73 20');
});
