import { describe, expect, it } from 'vitest';
import { bestOf, runOf } from './model.ts';

const STOPS = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600];

describe('kilometres on the map', () => {
  // By hand: the road is 7,000 m. 18 km/h are 5 m a second.
  it.each([
    // A point every 100 m, and every corner is one of them: nothing is cut.
    [{ every: 20, speed: 18, error: 0 }, 7000],
    // 70 legs of √(100² + 2·5²) = 100.25.
    [{ every: 20, speed: 18, error: 5 }, 70 * 100.2497],
    // 1,400 legs of √(5² + 2·5²) = 8.66.
    [{ every: 1, speed: 18, error: 5 }, 1400 * 8.66025],
    // At 54 km/h the second point would be due after 9,000 m. Start and arrival are left: √(3000² + 400²).
    [{ every: 600, speed: 54, error: 0 }, 3026.549],
    [{ every: 600, speed: 54, error: 10 }, 3026.582],
  ])('%o', (run, said) => {
    expect(runOf(run).said).toBeCloseTo(said, 0);
  });

  it('cuts corners when the points are 600 m apart', () => {
    // At 36 km/h and a point a minute. From the start: (0,600) (400,400) (800,200) (1000,600) (800,1000) (1400,1000) (1600,600)
    // (2000,400) (2400,200) (2600,600) (2200,800) (2600,1000) and (3000,1000).
    const { points, said } = runOf({ every: 60, speed: 36, error: 0 });
    expect(points.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`)).toEqual(
      '0,600 400,400 800,200 1000,600 800,1000 1400,1000 1600,600 2000,400 2400,200 2600,600 2200,800 2600,1000 3000,1000'.split(
        ' ',
      ),
    );
    // Ten legs go 200 m one way and 400 m the other, √200000 = 447.21 each; 600 and 400 are straight.
    expect(said).toBeCloseTo(10 * 447.2136 + 600 + 400, 1);
  });

  it('never exceeds the road when positions are exact, and grows with their error', () => {
    for (const every of STOPS)
      for (let speed = 9; speed <= 54; speed += 9) {
        const exact = runOf({ every, speed, error: 0 });
        expect(exact.said).toBeLessThanOrEqual(exact.driven + 1e-6);
        let last = exact.said;
        for (const error of [1, 5, 15]) {
          const { said } = runOf({ every, speed, error });
          expect(said).toBeGreaterThan(last);
          last = said;
        }
      }
  });

  it('with inexact positions the best interval is neither the shortest nor the longest', () => {
    expect(bestOf({ every: 1, speed: 18, error: 5 })).toBe(20);
    // With exact positions the longest interval that includes every corner.
    expect(bestOf({ every: 1, speed: 18, error: 0 })).toBe(20);
  });
});
