import { describe, expect, it } from 'vitest';
import { answerOf, bendUp, degrees, placesOf, ringOf } from './model.ts';

const bends = [1, -1] as const;

describe('a two-joint arm, against the cosine rule and textbook triangles', () => {
  it('3, 4, 5: the elbow is at a right angle', () => {
    expect(Math.abs(degrees(answerOf({ upper: 3, fore: 4 }, { x: 5, y: 0 }, 1).pose.elbow))).toBeCloseTo(90, 10);
  });

  it('equal links and a point one link away: an equilateral triangle, shoulder at 60°, elbow turned by 120°', () => {
    const { pose } = answerOf({ upper: 0.5, fore: 0.5 }, { x: 0.5, y: 0 }, -1);
    expect(degrees(pose.shoulder)).toBeCloseTo(60, 10);
    expect(degrees(pose.elbow)).toBeCloseTo(-120, 10);
  });

  it('unit links to the point (1, 1): 0° and 90°, or 90° and −90°', () => {
    const arm = { upper: 1, fore: 1 };
    const [down, up] = bends.map((bend) => answerOf(arm, { x: 1, y: 1 }, bend).pose);
    expect([degrees(down?.shoulder ?? NaN), degrees(down?.elbow ?? NaN)].map(Math.round)).toEqual([0, 90]);
    expect([degrees(up?.shoulder ?? NaN), degrees(up?.elbow ?? NaN)].map(Math.round)).toEqual([90, -90]);
  });

  it('forward kinematics of the inverse solution gives the point, everywhere in the ring, for both bends', () => {
    const arm = { upper: 0.6, fore: 0.5 };
    for (const bend of bends)
      for (let r = 0.1; r <= 1.1; r += 0.05)
        for (let turn = -3; turn <= 3; turn += 0.25) {
          const point = { x: r * Math.cos(turn), y: r * Math.sin(turn) };
          const { tip } = placesOf(arm, answerOf(arm, point, bend).pose);
          // A tenth of a micrometre: near full stretch the arc cosine loses half its digits.
          expect(Math.hypot(tip.x - point.x, tip.y - point.y)).toBeLessThan(1e-7);
        }
  });

  it('the ring is between the difference and the sum of the links', () => {
    const ring = ringOf({ upper: 0.6, fore: 0.5 });
    expect(ring.least).toBeCloseTo(0.1, 12);
    expect(ring.most).toBeCloseTo(1.1, 12);
    expect(ringOf({ upper: 0.5, fore: 0.5 }).least).toBe(0);
  });

  it('beyond the ring it stretches towards the point and reports the missing distance', () => {
    const far = answerOf({ upper: 0.6, fore: 0.5 }, { x: 0, y: 1.3 }, 1);
    expect(far.reach).toBe('far');
    expect(far.gap).toBeCloseTo(0.2, 12);
    expect(far.tip.y).toBeCloseTo(1.1, 12);
    expect(degrees(far.pose.elbow)).toBeCloseTo(0, 5);
  });

  it('inside the hole it folds, and reports the missing distance', () => {
    const near = answerOf({ upper: 0.7, fore: 0.3 }, { x: 0.1, y: 0 }, -1);
    expect(near.reach).toBe('near');
    expect(near.gap).toBeCloseTo(0.3, 12);
    expect(Math.abs(degrees(near.pose.elbow))).toBeCloseTo(180, 5);
  });

  it('exactly at full stretch is in reach: 0.66, 0.88 and 1.10 are a 3, 4, 5 triangle', () => {
    expect(answerOf({ upper: 0.6, fore: 0.5 }, { x: 0.88, y: 0.66 }, 1).reach).toBe('free');
  });

  it('equal links can fold onto the shoulder itself', () => {
    const folded = answerOf({ upper: 0.5, fore: 0.5 }, { x: 0, y: 0 }, 1);
    expect(folded.reach).toBe('free');
    expect(Math.hypot(folded.tip.x, folded.tip.y)).toBeLessThan(1e-9);
  });

  it('the elbow that bends up is the higher one, in front and behind', () => {
    const arm = { upper: 0.6, fore: 0.5 };
    for (const x of [0.6, -0.6]) {
      const point = { x, y: 0.3 };
      const up = bendUp(point);
      const other = up === 1 ? -1 : 1;
      expect(answerOf(arm, point, up).elbow.y).toBeGreaterThan(answerOf(arm, point, other).elbow.y);
    }
  });

  it('a low point with the elbow down puts the elbow in the bench; with the elbow up it is free', () => {
    const arm = { upper: 0.6, fore: 0.5 };
    const point = { x: 0.6, y: 0 };
    expect(answerOf(arm, point, 1).reach).toBe('bench');
    expect(answerOf(arm, point, -1).reach).toBe('free');
  });
});
