import { describe, expect, it } from 'vitest';
import { ENGLISH_FORMAT } from '../kit/format.ts';
import { LOW_RISK, sweepOf } from './model.ts';
import view from './view.ts';

describe('outdated prints on the day of the pour', () => {
  // By hand: each is left with (1 − f)^T, at least one of n with 1 − (1 − (1 − f)^T)^n.
  it.each([
    [{ prints: 12, swept: 60, days: 2 }, 1.92, 1 - 0.84 ** 12],
    [{ prints: 1, swept: 50, days: 1 }, 0.5, 0.5],
    [{ prints: 2, swept: 50, days: 2 }, 0.5, 0.4375],
    [{ prints: 10, swept: 90, days: 1 }, 1, 1 - 0.9 ** 10],
    [{ prints: 36, swept: 95, days: 0 }, 36, 1],
    [{ prints: 6, swept: 90, days: 1 }, 0.6, 0.4686],
  ])('%o', (site, left, risk) => {
    const found = sweepOf(site);
    expect(found.left).toBeCloseTo(left, 6);
    expect(found.risk).toBeCloseTo(risk, 4);
  });

  it('names the first day on which the chance is below five in a hundred', () => {
    for (const prints of [1, 12, 36])
      for (const swept of [10, 60, 95]) {
        const { enough } = sweepOf({ prints, swept, days: 0 });
        expect(sweepOf({ prints, swept, days: enough }).risk).toBeLessThanOrEqual(LOW_RISK + 1e-9);
        expect(sweepOf({ prints, swept, days: enough - 1 }).risk).toBeGreaterThan(LOW_RISK);
      }
    // 12 prints, 60% a day: 0.4^6 = 0.0041 gives 4.8%, 0.4^5 = 0.0102 gives 11.6%.
    expect(sweepOf({ prints: 12, swept: 60, days: 0 }).enough).toBe(6);
  });

  it('another day or a better sweep never raises the chance, another print never lowers it', () => {
    for (const prints of [1, 12, 35])
      for (const swept of [10, 60, 90])
        for (let days = 0; days < 10; days++) {
          const site = { prints, swept, days };
          const { risk } = sweepOf(site);
          expect(sweepOf({ ...site, days: days + 1 }).risk).toBeLessThanOrEqual(risk);
          expect(sweepOf({ ...site, swept: swept + 5 }).risk).toBeLessThanOrEqual(risk);
          expect(sweepOf({ ...site, prints: prints + 1 }).risk).toBeGreaterThanOrEqual(risk);
        }
  });

  it('is a probability at every corner', () => {
    for (const prints of [1, 36])
      for (const swept of [10, 95])
        for (const days of [0, 10]) {
          const { risk, each } = sweepOf({ prints, swept, days });
          expect(risk).toBeGreaterThanOrEqual(each - 1e-12);
          expect(risk).toBeLessThanOrEqual(1);
        }
  });
});

it.each([1, 35, 36])('draws %i prints where there are as many', (count) => {
  const { marks } = view.show({ prints: count, swept: 60, days: 2 }, { pour: 'Pour' }, ENGLISH_FORMAT);
  const drawn = marks.flatMap((mark) => (mark.is === 'icons' && mark.tone !== 'text' ? mark.cells : []));
  expect(new Set(drawn.map(String)).size).toBe(count);
});
