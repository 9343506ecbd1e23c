import { describe, expect, it } from 'vitest';
import { startsOf } from '../kit/dial.ts';
import {
  centreOfMass,
  convexHull,
  DIALS,
  leaned,
  MACHINE,
  margin,
  marginIn,
  STANDING,
  type Stance,
  support,
  wayOf,
} from './model.ts';

const UPRIGHT: Stance = { ...startsOf(DIALS), load: 0 };
const standing = (change: Partial<Stance>): Stance => ({ ...UPRIGHT, ...change });
const degrees = (radians: number) => (radians * 180) / Math.PI;
const area = (outline: { x: number; y: number }[]) =>
  outline.reduce((sum, a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    return sum + (a.x * b.y - b.x * a.y) / 2;
  }, 0);

describe('the outline', () => {
  it('drops points inside a square and on its sides', () => {
    const square = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y })));
    expect(convexHull(square)).toEqual([
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 2 },
      { x: 0, y: 2 },
    ]);
  });

  it('two feet side by side: a rectangle of stance plus one foot by the foot’s length', () => {
    expect(area(support(UPRIGHT))).toBeCloseTo((200 + 90) * 240, 12);
  });

  it('one foot: the foot itself', () => {
    expect(area(support(standing({ standing: STANDING.left })))).toBeCloseTo(90 * 240, 12);
  });

  it('a step makes it a hexagon: two feet and the parallelogram between them', () => {
    const outline = support(standing({ step: 300 }));
    expect(outline).toHaveLength(6);
    // Shoelace formula over (±100, ±150): rectangle 290 × 540 less two triangles of 200 × 300 / 2.
    expect(area(outline)).toBeCloseTo(290 * 540 - 200 * 300, 12);
  });
});

describe('the margin', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 2 },
    { x: 0, y: 2 },
  ];
  it('in the middle of a square of side 2 it is 1', () => {
    expect(marginIn(square, { x: 1, y: 1 }).distanceMm).toBeCloseTo(1, 12);
  });
  it('outside an edge it is negative and points away', () => {
    expect(marginIn(square, { x: 2.5, y: 1 })).toEqual({
      distanceMm: -0.5,
      edge: { x: 2, y: 1 },
      over: { x: 1, y: 0 },
    });
  });
  it('beyond a corner it is the distance to the corner: 3, 4, 5', () => {
    const corner = marginIn(square, { x: 5, y: 6 });
    expect(corner.distanceMm).toBeCloseTo(-5, 12);
    expect(corner.over.x).toBeCloseTo(0.6, 12);
  });
  it('on the edge it is zero', () => {
    expect(marginIn(square, { x: 2, y: 1 })).toMatchObject({ distanceMm: 0, over: { x: 1, y: 0 } });
  });
});

describe('standing', () => {
  it('upright on two feet: 120 mm to toe and heel, half the foot', () => {
    expect(margin(UPRIGHT).distanceMm).toBeCloseTo(120, 9);
  });

  it('tips over the toes at the lean whose sine carries the weight past them', () => {
    // The centre of mass turns about the ankle at radius √(880² + 60²); the toes are 180 mm ahead of the ankle.
    const radius = Math.hypot(MACHINE.comHeightMm, MACHINE.comAheadMm);
    const limit = degrees(Math.asin(180 / radius) - Math.atan2(MACHINE.comAheadMm, MACHINE.comHeightMm));
    expect(limit).toBeCloseTo(7.87, 2);
    expect(margin(standing({ ahead: limit })).distanceMm).toBeCloseTo(0, 12);
    expect(margin(standing({ ahead: 8 })).distanceMm).toBeLessThan(0);
    expect(wayOf(margin(standing({ ahead: 8 })).over)).toBe('ahead');
    expect(margin(standing({ ahead: 7.5 })).distanceMm).toBeGreaterThan(0);
  });

  it('a load shifts the weight by the lever rule: 15 kg of 75 kg moves it a fifth of the way to the hands', () => {
    const { y, z } = centreOfMass(standing({ load: 15 }));
    expect(y).toBeCloseTo(60 + (400 - 60) / 5, 12);
    expect(z).toBeCloseTo(880 + (1000 - 880) / 5, 12);
    expect(margin(standing({ load: 15 })).distanceMm).toBeCloseTo(52, 9);
  });

  it('leaning back compensates for a load', () => {
    const carrying = standing({ load: 20 });
    expect(margin({ ...carrying, ahead: -4 }).distanceMm).toBeGreaterThan(margin(carrying).distanceMm);
  });

  it('lifting a foot without leaning tips it toward the lifted side', () => {
    const lifted = margin(standing({ standing: STANDING.left }));
    expect(lifted.distanceMm).toBeCloseTo(-55, 9);
    expect(wayOf(lifted.over)).toBe('right');
  });

  it('leaning over the standing foot by half the stance brings the weight to its middle', () => {
    const angle = degrees(Math.asin(100 / MACHINE.comHeightMm));
    expect(angle).toBeCloseTo(6.52, 2);
    expect(centreOfMass(standing({ side: -angle })).x).toBeCloseTo(-100, 9);
    expect(margin(standing({ standing: STANDING.left, side: -angle })).distanceMm).toBeCloseTo(45, 9);
  });

  it('a lean keeps every point at its distance from the ankles', () => {
    const hand = { x: 200, y: 400, z: 1000 };
    const moved = leaned(hand, standing({ ahead: 12, side: -9 }));
    expect(Math.hypot(moved.x, moved.y, moved.z)).toBeCloseTo(Math.hypot(200, 400, 1000), 9);
  });
});

it('names eight directions', () => {
  expect(wayOf({ x: 0, y: 1 })).toBe('ahead');
  expect(wayOf({ x: 1, y: 0 })).toBe('right');
  expect(wayOf({ x: 0, y: -1 })).toBe('back');
  expect(wayOf({ x: -1, y: 0 })).toBe('left');
  expect(wayOf({ x: -1, y: 1 })).toBe('aheadLeft');
  expect(wayOf({ x: 1, y: -1 })).toBe('backRight');
});
