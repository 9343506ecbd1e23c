import { describe, expect, it } from 'vitest';
import {
  bringIn,
  clampView,
  flyTo,
  freeOf,
  nearest,
  type Point,
  pan,
  SHEET,
  scaleOf,
  seen,
  toSheet,
  toWindow,
  transformOf,
  viewOf,
  WHOLE,
  wheelMeans,
  zoomAbout,
} from './view.ts';

const DESK = { width: 1040, height: 654 };
const PHONE = { width: 390, height: 390 };
const WINDOWS = [DESK, PHONE, { width: 320, height: 568 }, { width: 2200, height: 700 }];
const views = WINDOWS.flatMap((window) =>
  [0.2, 1, 1.7, 3, 99].flatMap((zoom) =>
    [-500, 0, 900, 2880, 9000].flatMap((x) => [-10, 810, 4000].map((y) => ({ window, view: { x, y, zoom } }))),
  ),
);
const isInside = (window: { width: number; height: number }, view: typeof WHOLE) => {
  const { left, top, width, height } = seen(view, window);
  expect(left).toBeGreaterThanOrEqual(-0.001);
  expect(top).toBeGreaterThanOrEqual(-0.001);
  expect(left + width).toBeLessThanOrEqual(SHEET.width + 0.001);
  expect(top + height).toBeLessThanOrEqual(SHEET.height + 0.001);
};

describe('the view', () => {
  it('never shows anything beyond the sheet, and never comes nearer than the render is sharp', () => {
    for (const { window, view } of views) {
      const most = nearest(window, 2);
      const clamped = clampView(view, window, most);
      isInside(window, clamped);
      expect(clamped.zoom).toBeGreaterThanOrEqual(1);
      expect(clamped.zoom).toBeLessThanOrEqual(most);
    }
  });

  it('at its nearest shows a pixel of the render on a pixel of the screen', () => {
    expect(scaleOf({ zoom: nearest(DESK, 1) }, DESK)).toBeCloseTo(2);
    expect(scaleOf({ zoom: nearest(PHONE, 2) }, PHONE)).toBeCloseTo(1);
    // Three pixels to the point are taken for two.
    expect(nearest(PHONE, 3)).toBe(nearest(PHONE, 2));
  });

  it('fills the window with the whole sheet to begin with', () => {
    for (const window of WINDOWS) {
      expect(clampView(WHOLE, window, 4)).toEqual(WHOLE);
      const { width, height } = seen(WHOLE, window);
      expect(Math.max(width / SHEET.width, height / SHEET.height)).toBeCloseTo(1);
    }
  });

  it('points go to the sheet and back', () => {
    const view = { x: 1000, y: 700, zoom: 2.2 };
    const [x, y] = toWindow(toSheet([17, 301], view, DESK), view, DESK);
    expect([x, y]).toEqual([expect.closeTo(17), expect.closeTo(301)]);
  });

  it('zooms about the point under the finger', () => {
    const point: Point = [700, 200];
    const near = zoomAbout(WHOLE, point, 2.5, DESK, 5);
    expect(near.zoom).toBe(2.5);
    const under = toSheet(point, WHOLE, DESK);
    expect(toSheet(point, near, DESK)).toEqual(under.map((value) => expect.closeTo(value)));
    expect(zoomAbout(near, point, 99, DESK, 5).zoom).toBe(5);
    expect(zoomAbout(near, point, 0.01, DESK, 5)).toEqual(WHOLE);
  });

  it('follows a hand, to the edge and no farther', () => {
    const view = { x: 1440, y: 810, zoom: 2 };
    const moved = pan(view, [100, -40], DESK, 4);
    expect(toWindow([1440, 810], moved, DESK)).toEqual([expect.closeTo(620), expect.closeTo(287)]);
    isInside(DESK, pan(view, [99999, 99999], DESK, 4));
  });
});

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
        isInside(window, flyTo({ left, top, width: 180, height: 120 }, window, freeOf(window), nearest(window, 2)));
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

  it('are read again from where the browser has them', () => {
    const view = { x: 1000, y: 600, zoom: 2 };
    const [, x, y, zoom] = /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(transformOf(view, DESK)) ?? [];
    expect(viewOf(`matrix(${zoom}, 0, 0, ${zoom}, ${x}, ${y})`, DESK)).toEqual({
      x: expect.closeTo(1000, 1),
      y: expect.closeTo(600, 1),
      zoom: 2,
    });
    expect(viewOf('none', DESK)).toBeUndefined();
  });
});

it('the wheel comes nearer, goes back to the whole, and then scrolls the page', () => {
  expect(wheelMeans(-100, 1, false)).toBe('zoom');
  expect(wheelMeans(100, 2, false)).toBe('zoom');
  expect(wheelMeans(100, 1, false)).toBe('scroll');
  expect(wheelMeans(-100, 1, true)).toBe('scroll');
});
