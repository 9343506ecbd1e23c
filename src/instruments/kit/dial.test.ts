import { describe, expect, it } from 'vitest';
import { between, type Dial, reading, sampleValues, snap, tickParts, written } from './dial.ts';
import { formatFor } from './format.ts';
import { triesOf } from './schema.ts';

const metres: Dial = { from: 0.1, to: 1.3, step: 0.05, start: 0.5, digits: 2, unit: ' m' };

describe('a dial', () => {
  it('clamps to its range and snaps to its steps', () => {
    expect(snap(metres, 9)).toBe(1.3);
    expect(snap(metres, -9)).toBe(0.1);
    expect(snap(metres, 0.32)).toBe(0.3);
  });
  it('writes a true minus, and none before zero', () => {
    expect(written(-1.25, 1)).toMatch(/^−1\.[23]$/);
    expect(written(-0.004, 2)).toBe('0.00');
    expect(reading(metres, 0.5)).toBe('0.50 m');
  });
  it('writes a unit as the language of the page does, in the plural form that fits', () => {
    const hours: Dial = { from: 0, to: 5, step: 1, start: 3, digits: 0, unit: ' h' };
    const hindi = formatFor({ tag: 'hi-IN', units: { h: { one: ' घंटा', other: ' घंटे' } } });
    expect([0, 1, 2].map((value) => reading(hours, value, undefined, hindi))).toEqual(['0 घंटा', '1 घंटा', '2 घंटे']);
    expect(reading(metres, 0.5, undefined, hindi)).toBe('0.50 m');
    expect(hindi.written(-123456, 0)).toBe('−1,23,456');
  });
  it('has one tick for each step, and fewer of equal size where there are more than 40', () => {
    expect(tickParts(metres)).toBe(24);
    expect(tickParts({ ...metres, stops: [50, 100, 500] })).toBe(2);
    const days: Dial = { from: 5, to: 60, step: 1, start: 14, digits: 0, unit: '' };
    expect(tickParts(days)).toBe(11);
    expect(tickParts({ ...days, from: 0, to: 40 })).toBe(40);
    expect(tickParts({ ...days, from: 0, to: 41 })).toBe(1);
  });
  it('moves from one value to another by its own steps; a choice of names changes at once', () => {
    const dials = { metres, way: { from: 0, to: 3, step: 1, start: 0, digits: 0, unit: '', named: true } };
    const [from, to] = [
      { metres: 0.1, way: 0 },
      { metres: 1.3, way: 3 },
    ];
    expect(between(dials, from, to, 0.26)).toEqual({ metres: 0.4, way: 3 });
    expect(between(dials, from, to, 1)).toEqual(to);
  });
  it('is listed in a table at both ends, at its current value, and evenly between', () => {
    expect(sampleValues(metres, 0.55)).toEqual([0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1, 1.15, 1.3]);
    expect(sampleValues(metres, 0.5)).toContain(0.5);
    expect(sampleValues({ ...metres, stops: [50, 100, 500] }, 100)).toEqual([50, 100, 500]);
  });
  it('rejects a suggestion with unknown dials or values', () => {
    const tries = triesOf({ metres });
    expect(tries.safeParse([{ label: 'Far', set: { metres: 1.3 } }]).success).toBe(true);
    expect(tries.safeParse([{ label: 'Too far', set: { metres: 1.4 } }]).success).toBe(false);
    expect(tries.safeParse([{ label: 'Elsewhere', set: { miles: 1 } }]).success).toBe(false);
  });
});
