import { describe, expect, it } from 'vitest';
import { MODELS, splitOf, sum, table, WORK } from './model.ts';

const at = (model: (typeof MODELS)[number], harder: number, wishes: number) => {
  const { builder, you, wait } = splitOf({ model: MODELS.indexOf(model), harder, wishes });
  return [sum(builder), sum(you), sum(wait)];
};

describe('who carries the extra work', () => {
  // By hand, of 40 weeks: a quarter harder is 10, wishes of 40% are 16.
  it.each([
    ['fixed', 25, 40, [10, 0, 16]],
    ['hours', 25, 40, [0, 26, 0]],
    ['months', 25, 40, [5, 5 + 16, 0]],
    ['fusion', 25, 40, [5, 5 + 8, 8]],
    ['paper', 25, 40, [0, 26, 0]],
    ['fixed', 100, 0, [40, 0, 0]],
    ['fusion', 0, 100, [0, 20, 20]],
  ] as const)('%s, %i%% harder, %i%% wishes', (model, harder, wishes, split) => {
    expect(at(model, harder, wishes)).toEqual(split);
  });

  it('no week is lost: every extra week is carried by one side, or waits', () => {
    for (let model = 0; model < MODELS.length; model++)
      for (let harder = 0; harder <= 100; harder += 5)
        for (let wishes = 0; wishes <= 100; wishes += 5) {
          const split = splitOf({ model, harder, wishes });
          const all = sum(split.builder) + sum(split.you) + sum(split.wait);
          expect(all).toBeCloseTo((WORK * (harder + wishes)) / 100, 9);
        }
  });

  it('fusion is half way between a fixed price and hours, everywhere', () => {
    for (const harder of [0, 35, 100])
      for (const wishes of [0, 55, 100]) {
        const [fixed, hours] = [at('fixed', harder, wishes), at('hours', harder, wishes)];
        at('fusion', harder, wishes).forEach((weeks, i) => {
          expect(weeks).toBeCloseTo(((fixed[i] ?? 0) + (hours[i] ?? 0)) / 2, 9);
        });
      }
  });

  it('harder work never costs you less', () => {
    for (const model of MODELS)
      for (let harder = 5; harder <= table.dials.harder.to; harder += 5)
        expect(at(model, harder, 20)[1]).toBeGreaterThanOrEqual(at(model, harder - 5, 20)[1] ?? 0);
  });
});
