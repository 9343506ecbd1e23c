import { expect, it } from 'vitest';
import { areaFor, inSteps, slimmed } from './outline.ts';

const box = { left: 100, top: 200, width: 50, height: 40 };

it('an area is the largest ring of an outline, in the pixels of the picture', () => {
  expect(areaFor('M0 0L10 0L10 10ZM100 200L150 200L150 240L100 240Z', box, 0.5)).toBe('50,100,75,100,75,120,50,120');
});

it('corners that hardly show are left out', () => {
  const ring = Array.from({ length: 200 }, (_, i): [number, number] => {
    const angle = (i / 200) * 2 * Math.PI;
    return [500 + 300 * Math.cos(angle), 500 + 300 * Math.sin(angle)];
  });
  const coords = areaFor(`M${ring.map((point) => point.join(' ')).join('L')}Z`, box, 1)
    .split(',')
    .map(Number);
  expect(coords).toHaveLength(20);
  for (let i = 0; i < coords.length; i += 2)
    expect(Math.hypot((coords[i] ?? 0) - 500, (coords[i + 1] ?? 0) - 500)).toBeCloseTo(300, -1);
});

it('an outline that is not of straight lines is taken for its box', () => {
  expect(areaFor('M0 0C1 1 2 2 3 3Z', box, 1)).toBe('100,200,150,200,150,240,100,240');
});

it('an outline is sent in even numbers, without the corners that do not show', () => {
  expect(slimmed('M0.4 0.2L50 0.1L100 0L100 80L0 80Z')).toBe('M0 0L100 0L100 80L0 80Z');
  expect(slimmed('M0 0L90 0L90 90ZM200 0L290 0L290 90Z')).toBe('M0 0L90 0L90 90ZM200 0L290 0L290 90Z');
  expect(slimmed('M0 0C1 1 2 2 3 3Z')).toBe('M0 0C1 1 2 2 3 3Z');
});

it('an outline in steps has the same corners', () => {
  expect(inSteps('M100 200L150 190L150 240ZM0 0L10 0L10 10Z')).toBe('M100 200l50-10 0 50zM0 0l10 0 0 10z');
});
