import { describe, expect, it } from 'vitest';
import { LEVELS, overviewFor, placeOf, TILE, tilesFor } from './picture.ts';
import { clampView, nearest, RENDERED, SHEET, seen, WHOLE } from './view.ts';

const DESK = { width: 1040, height: 654 };
const PHONE = { width: 390, height: 390 };

describe('the pictures of a view', () => {
  it('at first is one overview, on a desk and on a phone', () => {
    expect(tilesFor(WHOLE, DESK, 1)).toEqual([]);
    expect(tilesFor(WHOLE, DESK, 2)).toEqual([]);
    expect(tilesFor(WHOLE, PHONE, 3)).toEqual([]);
  });

  it('the overview is the smallest that is sharp', () => {
    expect([700, 1300, 1386, 1600, 9999].map(overviewFor)).toEqual([768, 1152, 1152, 1920, 1920]);
  });

  it('nearer, tiles cover what is in sight and nothing else', () => {
    for (const window of [DESK, PHONE])
      for (const zoom of [2.4, 3, 4, 5])
        for (const x of [0, 700, 1440, 2880])
          for (const y of [0, 810, 1620]) {
            const view = clampView({ x, y, zoom }, window, nearest(window));
            const { left, top, width, height } = seen(view, window);
            const boxes = tilesFor(view, window, 1).map((tile) => {
              const [l, t, w, h] = placeOf(tile);
              const [x1, y1] = [(l / 100) * SHEET.width, (t / 100) * SHEET.height];
              return { x1, y1, x2: x1 + (w / 100) * SHEET.width, y2: y1 + (h / 100) * SHEET.height };
            });
            if (!boxes.length) continue;
            expect(Math.min(...boxes.map(({ x1 }) => x1))).toBeLessThanOrEqual(left + 0.01);
            expect(Math.min(...boxes.map(({ y1 }) => y1))).toBeLessThanOrEqual(top + 0.01);
            expect(Math.max(...boxes.map(({ x2 }) => x2))).toBeGreaterThanOrEqual(left + width - 0.01);
            expect(Math.max(...boxes.map(({ y2 }) => y2))).toBeGreaterThanOrEqual(top + height - 0.01);
            for (const { x1, y1, x2, y2 } of boxes) {
              expect(x1).toBeLessThan(left + width);
              expect(x2).toBeGreaterThan(left);
              expect(y1).toBeLessThan(top + height);
              expect(y2).toBeGreaterThan(top);
            }
          }
  });

  it('tiles exist', () => {
    for (const window of [DESK, PHONE, { width: 2200, height: 1200 }])
      for (let zoom = 1; zoom < 6; zoom += 0.5)
        for (const { level, column, row } of tilesFor(
          clampView({ x: 2880, y: 1620, zoom }, window, nearest(window)),
          window,
          1,
        )) {
          expect(LEVELS).toContain(level);
          expect(column).toBeLessThan(level / TILE.width);
          expect(row).toBeLessThan((level * SHEET.height) / SHEET.width / TILE.height);
          expect(Math.min(column, row)).toBeGreaterThanOrEqual(0);
        }
  });

  it('the nearest view is drawn from the render itself', () => {
    const view = { ...WHOLE, zoom: nearest(DESK) };
    expect(new Set(tilesFor(view, DESK, 1).map(({ level }) => level))).toEqual(new Set([RENDERED]));
  });
});
