import { describe, expect, it } from 'vitest';
import { pivotOf, SHAFT_MM, STROKE_MM } from './model.ts';

const at = (change: Partial<Parameters<typeof pivotOf>[0]>) =>
  pivotOf({ depth: 100, tilt: 30, offset: 0, scale: 1, ...change });

describe('a shaft that turns about one point', () => {
  it('tilted by 30° the tip is half its depth aside: sin 30° = ½', () => {
    expect(at({}).tip.out).toBeCloseTo(50, 12);
    expect(at({}).across).toBeCloseTo(100, 12);
    expect(at({ tilt: 60 }).tip.down).toBeCloseTo(50, 12);
  });

  it('tilted by 45° it is as far aside as it is down', () => {
    const { tip } = at({ tilt: 45 });
    expect(tip.out).toBeCloseTo(tip.down, 12);
    expect(tip.out).toBeCloseTo(70.7107, 4);
  });

  it('the tip keeps its distance from the centre at every tilt', () => {
    for (let tilt = 0; tilt <= 60; tilt += 5) {
      const { tip, carriage } = at({ tilt });
      expect(Math.hypot(tip.out, tip.down)).toBeCloseTo(100, 9);
      expect(Math.hypot(carriage.out, carriage.up)).toBeCloseTo(SHAFT_MM - 100, 9);
    }
  });

  it('a lever: outside and inside move in proportion to their lengths', () => {
    const { swing, across } = at({ depth: 80 });
    expect(swing / across).toBeCloseTo((SHAFT_MM - 80) / 80, 12);
    const half = at({ depth: SHAFT_MM / 2 });
    expect(half.swing).toBeCloseTo(half.across, 12);
  });

  it('upright it sweeps nothing, pulls nothing and needs no hand movement', () => {
    const upright = at({ tilt: 0, offset: 20, scale: 5 });
    expect([upright.across, upright.swing, upright.pull, upright.hand, upright.strokes]).toEqual([0, 0, 0, 0, 0]);
  });

  it('a centre in the wall pulls nothing; 10 mm off it, at 45°, the wall moves 10 mm, on either side', () => {
    expect(at({ tilt: 60 }).pull).toBe(0);
    expect(at({ tilt: 45, offset: 10 }).pull).toBeCloseTo(10, 12);
    expect(at({ tilt: 45, offset: -10 }).pull).toBeCloseTo(10, 12);
    expect(at({ tilt: 60, offset: 10 }).pull).toBeCloseTo(10 * Math.sqrt(3), 12);
  });

  it('scaling multiplies the hand’s travel, and strokes are counted whole', () => {
    expect(at({ scale: 3 }).hand).toBeCloseTo(300, 9);
    expect(at({ scale: 3 }).strokes).toBe(Math.ceil(300 / STROKE_MM));
    expect(at({ scale: 1 }).strokes).toBe(1);
  });
});
