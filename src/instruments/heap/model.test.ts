import { describe, expect, it } from 'vitest';
import { gapOf, WEIGHED, WET } from './model.ts';

describe('tonnes between the bridge and the quay', () => {
  // By hand: mud = 50 trucks × kg; of the rest, 90 parts in 100 are dry and arrive with the water that is left.
  it.each([
    ['20 t of mud; 980 · 0.9 / 0.92 = 958.70', { missing: 45, dried: 2, mud: 400 }, 20, 21.304, 3.696],
    ['no mud; 1,000 · 0.9 / 0.92 = 978.26', { missing: 45, dried: 2, mud: 0 }, 0, 21.739, 23.261],
    ['no drying, 40 t of mud', { missing: 40, dried: 0, mud: 800 }, 40, 0, 0],
    ['five points dried: 1,000 · 0.9 / 0.95 = 947.37', { missing: 0, dried: 5, mud: 0 }, 0, 52.632, -52.632],
    ['neither: all of it is open', { missing: 80, dried: 0, mud: 0 }, 0, 0, 80],
    ['10 t of mud; 990 · 0.9 / 0.905 = 984.53', { missing: 20, dried: 0.5, mud: 200 }, 10, 5.47, 4.53],
  ])('%s', (_, week, mud, water, open) => {
    const found = gapOf(week);
    expect(found.mud).toBeCloseTo(mud, 3);
    expect(found.water).toBeCloseTo(water, 2);
    expect(found.open).toBeCloseTo(open, 2);
  });

  it('the three parts are always what is missing', () => {
    for (let missing = 0; missing <= 80; missing += 10)
      for (let dried = 0; dried <= 5; dried += 0.5)
        for (let mud = 0; mud <= 800; mud += 200) {
          const found = gapOf({ missing, dried, mud });
          expect(found.mud + found.water + found.open).toBeCloseTo(missing, 9);
          expect(found.water).toBeGreaterThanOrEqual(0);
        }
  });

  it('the dry ore that left is the dry ore that arrived', () => {
    for (const dried of [0, 1.5, 5])
      for (const mud of [0, 350, 800]) {
        const found = gapOf({ missing: 0, dried, mud });
        const loaded = WEIGHED - found.mud;
        expect((loaded - found.water) * (1 - WET + dried / 100)).toBeCloseTo(loaded * (1 - WET), 9);
      }
  });

  it('more drying and more mud never leave more to explain', () => {
    for (let dried = 0; dried < 5; dried += 0.5)
      for (let mud = 0; mud < 800; mud += 50) {
        const now = gapOf({ missing: 45, dried, mud }).open;
        expect(gapOf({ missing: 45, dried: dried + 0.5, mud }).open).toBeLessThan(now);
        expect(gapOf({ missing: 45, dried, mud: mud + 50 }).open).toBeLessThan(now);
      }
  });
});
