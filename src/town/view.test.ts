import { describe, expect, it } from 'vitest';
import {
  clampView,
  nearest,
  type Point,
  pan,
  RENDERED,
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
      const most = nearest(window);
      const clamped = clampView(view, window, most);
      isInside(window, clamped);
      expect(clamped.zoom).toBeGreaterThanOrEqual(1);
      expect(clamped.zoom).toBeLessThanOrEqual(most);
    }
  });

  it('at its nearest shows a pixel of the render on little more than one of the window', () => {
    for (const window of [DESK, PHONE])
      expect(scaleOf({ zoom: nearest(window) }, window)).toBeCloseTo((1.25 * RENDERED) / SHEET.width);
    // In a larger window the whole town is already above that limit.
    expect(nearest({ width: 8000, height: 4000 })).toBe(1);
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

  it('is read again from where the browser has it', () => {
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
