import { describe, expect, it } from 'vitest';
import {
  AIR,
  BEAUFORT,
  beaufort,
  bestBattery,
  DISC_M2,
  flightOf,
  hoverInflow,
  inflow,
  MACHINE,
  payloadFor,
} from './model.ts';

describe('momentum theory', () => {
  it('a disc loading of 245 N/m² in standard air has an inflow of 10 m/s: T/A = 2·density·v²', () => {
    expect(hoverInflow(245, 1)).toBeCloseTo(10, 12);
  });

  it('a tiltrotor of 45,000 lb on two rotors of 38 ft: about 19.7 m/s and 1.97 MW for each rotor', () => {
    const newtons = (45_000 / 2) * 4.448222;
    const area = Math.PI * (19 * 0.3048) ** 2;
    const v = hoverInflow(newtons, area);
    expect(v).toBeCloseTo(19.7, 1);
    expect((newtons * v) / 1e6).toBeCloseTo(1.97, 2);
  });

  it('four times the disc halves the inflow; four times the thrust doubles it', () => {
    expect(hoverInflow(100, 4)).toBeCloseTo(hoverInflow(100, 1) / 2, 12);
    expect(hoverInflow(400, 1)).toBeCloseTo(hoverInflow(100, 1) * 2, 12);
  });

  it('in still air Glauert’s form is the hover', () => {
    expect(inflow(80, DISC_M2, 0, 0)).toBeCloseTo(hoverInflow(80, DISC_M2), 9);
  });

  it('edgewise at the hover’s own speed the inflow falls to 0.786: the root of the golden section', () => {
    const still = hoverInflow(80, DISC_M2);
    expect(inflow(80, DISC_M2, still, 0) / still).toBeCloseTo(Math.sqrt((Math.sqrt(5) - 1) / 2), 9);
  });

  it('fast and edgewise it is T ÷ (2·density·A·V): a wing as wide as the rotor', () => {
    expect(inflow(80, DISC_M2, 200, 0)).toBeCloseTo(80 / (2 * AIR * DISC_M2 * 200), 6);
  });

  it('in a straight climb at the hover’s speed: 0.618', () => {
    const still = hoverInflow(80, DISC_M2);
    expect(inflow(80, DISC_M2, 0, still) / still).toBeCloseTo((Math.sqrt(5) - 1) / 2, 9);
  });
});

describe('the illustration', () => {
  const calm = { payload: 0, wind: 0, battery: 720 };

  it('in calm air it draws (m·g)^1.5 ÷ √(2·density·A) × 1.4 ÷ 0.8', () => {
    const { mass, watts, minutes, lean } = flightOf(calm);
    expect(mass).toBe(8);
    const ideal = (8 * 9.80665) ** 1.5 / Math.sqrt(2 * 1.225 * 4 * Math.PI * 0.25 ** 2);
    expect(watts).toBeCloseTo((ideal * 1.4) / 0.8, 6);
    expect(minutes).toBeCloseTo((0.8 * 720 * 60) / ((ideal * 1.4) / 0.8), 6);
    expect(lean).toBe(0);
  });

  it('power grows with the mass to the power 1.5: half as heavy again costs 84% more', () => {
    const heavy = flightOf({ ...calm, payload: 4 });
    expect(heavy.mass / 8).toBe(1.5);
    expect(heavy.watts / flightOf(calm).watts).toBeCloseTo(1.8371, 4);
  });

  it('leans until its thrust covers weight and drag', () => {
    const drag = 0.5 * AIR * MACHINE.dragM2 * 12 ** 2;
    expect(Math.tan(flightOf({ ...calm, wind: 12 }).lean)).toBeCloseTo(drag / (8 * 9.80665), 9);
  });

  it('a light wind reduces the power, a strong one increases it', () => {
    const at = (wind: number) => flightOf({ ...calm, wind }).minutes;
    expect(at(6)).toBeGreaterThan(at(0));
    expect(at(18)).toBeLessThan(at(12));
    expect(at(18)).toBeLessThan(at(0));
  });

  it('hovers longest when the battery weighs twice the rest', () => {
    const best = bestBattery(0);
    expect(best / MACHINE.packWhPerKg).toBe(8);
    const at = (battery: number) => flightOf({ ...calm, battery }).minutes;
    expect(at(best)).toBeGreaterThan(at(best * 0.97));
    expect(at(best)).toBeGreaterThan(at(best * 1.03));
  });

  it('finds the load for a given number of minutes', () => {
    const { minutes } = flightOf({ payload: 2.5, wind: 7, battery: 900 });
    expect(payloadFor(minutes, { wind: 7, battery: 900 })).toBeCloseTo(2.5, 4);
  });
});

it('the Beaufort scale, at its published bounds', () => {
  expect(BEAUFORT).toHaveLength(9);
  const forces: [number, number][] = [
    [0.2, 0],
    [1.5, 1],
    [3.3, 2],
    [5.4, 3],
    [7.9, 4],
    [10.7, 5],
    [13.8, 6],
    [17.1, 7],
    [18, 8],
  ];
  for (const [wind, force] of forces) expect(beaufort(wind), `${wind} m/s`).toBe(force);
});
