import { describe, expect, it } from 'vitest';
import {
  centreOfMass,
  convexHull,
  leaned,
  MACHINE,
  margin,
  marginIn,
  type Stance,
  support,
  UPRIGHT,
  wayOf,
} from './model.ts';

const standing = (change: Partial<Stance>): Stance => ({ ...UPRIGHT, ...change });
const mm = (metres: number) => Math.round(metres * 1000);
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
    expect(area(support(UPRIGHT))).toBeCloseTo((0.2 + 0.09) * 0.24, 12);
  });

  it('one foot: the foot itself', () => {
    expect(area(support(standing({ feet: 'left' })))).toBeCloseTo(0.09 * 0.24, 12);
  });

  it('a step makes it a hexagon: two feet and the parallelogram between them', () => {
    const outline = support(standing({ stepM: 0.3 }));
    expect(outline).toHaveLength(6);
    // Shoelace by hand over (±0.1, ±0.15): rectangle 0.29 × 0.54 less two triangles of 0.2 × 0.3 / 2.
    expect(area(outline)).toBeCloseTo(0.29 * 0.54 - 0.2 * 0.3, 12);
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
    expect(marginIn(square, { x: 1, y: 1 }).distanceM).toBeCloseTo(1, 12);
  });
  it('outside an edge it is negative and points away', () => {
    expect(marginIn(square, { x: 2.5, y: 1 })).toEqual({ distanceM: -0.5, edge: { x: 2, y: 1 }, over: { x: 1, y: 0 } });
  });
  it('beyond a corner it is the distance to the corner: 3, 4, 5', () => {
    const corner = marginIn(square, { x: 5, y: 6 });
    expect(corner.distanceM).toBeCloseTo(-5, 12);
    expect(corner.over.x).toBeCloseTo(0.6, 12);
  });
  it('on the edge it is zero', () => {
    expect(marginIn(square, { x: 2, y: 1 })).toMatchObject({ distanceM: 0, over: { x: 1, y: 0 } });
  });
});

describe('standing', () => {
  it('upright on two feet: 120 mm to toe and heel, half the foot', () => {
    expect(mm(margin(UPRIGHT).distanceM)).toBe(120);
  });

  it('tips over the toes at the lean whose sine carries the weight past them', () => {
    // The centre of mass turns about the ankle at radius √(0.88² + 0.06²); the toes are 0.18 m ahead of the ankle.
    const radius = Math.hypot(MACHINE.comHeightM, MACHINE.comAheadM);
    const limit = degrees(Math.asin(0.18 / radius) - Math.atan2(MACHINE.comAheadM, MACHINE.comHeightM));
    expect(limit).toBeCloseTo(7.87, 2);
    expect(margin(standing({ leanAheadDeg: limit })).distanceM).toBeCloseTo(0, 12);
    expect(margin(standing({ leanAheadDeg: 8 })).distanceM).toBeLessThan(0);
    expect(wayOf(margin(standing({ leanAheadDeg: 8 })).over)).toBe('ahead');
    expect(margin(standing({ leanAheadDeg: 7.5 })).distanceM).toBeGreaterThan(0);
  });

  it('a load shifts the weight as the lever rule says: 15 kg of 75 kg moves it a fifth of the way to the hands', () => {
    const { y, z } = centreOfMass(standing({ loadKg: 15 }));
    expect(y).toBeCloseTo(0.06 + (0.4 - 0.06) / 5, 12);
    expect(z).toBeCloseTo(0.88 + (1 - 0.88) / 5, 12);
    expect(mm(margin(standing({ loadKg: 15 })).distanceM)).toBe(52);
  });

  it('leaning back answers a load', () => {
    const carrying = standing({ loadKg: 20 });
    expect(margin({ ...carrying, leanAheadDeg: -4 }).distanceM).toBeGreaterThan(margin(carrying).distanceM);
  });

  it('lifting a foot without leaning tips it toward the lifted side', () => {
    const lifted = margin(standing({ feet: 'left' }));
    expect(mm(lifted.distanceM)).toBe(-55);
    expect(wayOf(lifted.over)).toBe('right');
  });

  it('leaning over the standing foot by half the stance brings the weight to its middle', () => {
    const angle = degrees(Math.asin(0.1 / MACHINE.comHeightM));
    expect(angle).toBeCloseTo(6.52, 2);
    expect(centreOfMass(standing({ leanSideDeg: -angle })).x).toBeCloseTo(-0.1, 12);
    expect(mm(margin(standing({ feet: 'left', leanSideDeg: -angle })).distanceM)).toBe(45);
  });

  it('a lean keeps every point at its distance from the ankles', () => {
    const hand = { x: 0.2, y: 0.4, z: 1 };
    const moved = leaned(hand, standing({ leanAheadDeg: 12, leanSideDeg: -9 }));
    expect(Math.hypot(moved.x, moved.y, moved.z)).toBeCloseTo(Math.hypot(0.2, 0.4, 1), 12);
  });
});

it('names eight ways', () => {
  expect(wayOf({ x: 0, y: 1 })).toBe('ahead');
  expect(wayOf({ x: 1, y: 0 })).toBe('right');
  expect(wayOf({ x: 0, y: -1 })).toBe('back');
  expect(wayOf({ x: -1, y: 0 })).toBe('left');
  expect(wayOf({ x: -1, y: 1 })).toBe('aheadLeft');
  expect(wayOf({ x: 1, y: -1 })).toBe('backRight');
});
