import { describe, expect, it } from 'vitest';
import { bringIn, flyTo, freeOf } from './flight.ts';
import { nearest, SHEET, seen, toWindow, WHOLE } from './view.ts';

const DESK = { width: 1040, height: 654 };
const WINDOWS = [DESK, { width: 390, height: 390 }, { width: 320, height: 568 }, { width: 2200, height: 700 }];
const isInside = (window: { width: number; height: number }, view: typeof WHOLE) => {
  const { left, top, width, height } = seen(view, window);
  expect(left).toBeGreaterThanOrEqual(-0.001);
  expect(top).toBeGreaterThanOrEqual(-0.001);
  expect(left + width).toBeLessThanOrEqual(SHEET.width + 0.001);
  expect(top + height).toBeLessThanOrEqual(SHEET.height + 0.001);
};

describe('flights', () => {
  const place = { left: 1300, top: 700, width: 200, height: 180 };
  const corner = { left: 600, top: 300, width: 440, height: 354 };

  it('bring a place into the middle of what is free, whole', () => {
    const free = freeOf(DESK, corner);
    expect(free).toEqual({ left: 0, top: 0, width: 600, height: 654 });
    const view = flyTo(place, DESK, free, 5);
    const [left, top] = toWindow([place.left, place.top], view, DESK);
    const [right, bottom] = toWindow([place.left + place.width, place.top + place.height], view, DESK);
    expect(left).toBeGreaterThan(0);
    expect(top).toBeGreaterThan(0);
    expect(right).toBeLessThan(600);
    expect(bottom).toBeLessThan(654);
    expect((left + right) / 2).toBeCloseTo(300);
  });

  it('stay on the sheet, wherever the place is', () => {
    for (const window of WINDOWS)
      for (const [left, top] of [
        [0, 0],
        [2700, 1500],
        [1400, 0],
      ] as const)
        isInside(window, flyTo({ left, top, width: 180, height: 120 }, window, freeOf(window), nearest(window)));
  });

  it('bring a place at either edge into what is free, with the block on the other side', () => {
    for (const [left, at] of [
      [0, 2700],
      [600, 40],
    ] as const) {
      const free = freeOf(DESK, { ...corner, left });
      const view = flyTo({ left: at, top: 300, width: 140, height: 160 }, DESK, free, 5);
      const [x] = toWindow([at + 70, 380], view, DESK);
      expect(x).toBeGreaterThan(free.left);
      expect(x).toBeLessThan(free.left + free.width);
    }
  });

  it('take the part above where there is no room beside', () => {
    expect(freeOf(DESK, { left: 100, top: 500, width: 940, height: 154 })).toMatchObject({ width: 1040, height: 500 });
    expect(freeOf(DESK)).toEqual({ left: 0, top: 0, ...DESK });
  });

  it('that only bring a place in move no farther than they must', () => {
    const free = freeOf(DESK);
    expect(bringIn([1440, 810], WHOLE, DESK, free, 5)).toEqual(WHOLE);
    const view = { x: 800, y: 810, zoom: 3 };
    const moved = bringIn([2000, 810], view, DESK, free, 5);
    expect(moved.y).toBe(view.y);
    expect(toWindow([2000, 810], moved, DESK)[0]).toBeCloseTo(1040 - 0.14 * 654);
  });
});
