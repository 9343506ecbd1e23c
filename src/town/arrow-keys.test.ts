import { describe, expect, it } from 'vitest';
import { neighboursOf, reachedFrom, type Stop } from './arrow-keys.ts';

const square: Stop[] = [
  { id: 'school', at: [100, 100] },
  { id: 'hospital', at: [500, 120] },
  { id: 'market', at: [120, 500] },
  { id: 'bank', at: [510, 480] },
];

/** Random towns from a fixed seed. */
function* towns(count: number): Generator<Stop[]> {
  let seed = 7;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let i = 0; i < count; i++)
    yield Array.from({ length: 12 + (i % 20) }, (_, n) => ({ id: `p${n}`, at: [random() * 2880, random() * 1620] }));
}

describe('walking', () => {
  it('goes to the neighbour in that direction, and back', () => {
    const neighbours = neighboursOf(square);
    expect(neighbours.school).toEqual({ ArrowRight: 'hospital', ArrowDown: 'market' });
    expect(neighbours.bank).toEqual({ ArrowLeft: 'market', ArrowUp: 'hospital' });
  });

  it('goes straight on rather than to what is nearer but aside', () => {
    const neighbours = neighboursOf([...square, { id: 'lamp', at: [300, 290] }]);
    expect(neighbours.school?.ArrowRight).toBe('hospital');
  });

  it('stops at the edge of the town', () => {
    expect(neighboursOf(square).school?.ArrowUp).toBeUndefined();
  });

  it('reaches every place from every other, whatever the plan', () => {
    for (const stops of towns(60)) {
      const neighbours = neighboursOf(stops);
      for (const { id } of stops) expect(reachedFrom(id, neighbours).size).toBe(stops.length);
    }
  });

  it('a key never moves against its direction', () => {
    for (const stops of towns(20)) {
      const at = new Map(stops.map((stop) => [stop.id, stop.at]));
      for (const [id, neighbours] of Object.entries(neighboursOf(stops))) {
        const [x = 0, y = 0] = at.get(id) ?? [];
        const [right = 0] = at.get(neighbours.ArrowRight ?? '') ?? [Number.POSITIVE_INFINITY];
        const [, down = 0] = at.get(neighbours.ArrowDown ?? '') ?? [0, Number.POSITIVE_INFINITY];
        expect(right).toBeGreaterThan(x);
        expect(down).toBeGreaterThan(y);
      }
    }
  });
});
