import { expect, it } from 'vitest';
import names from '../../model/name-advances.json' with { type: 'json' };
import { setHeadline } from './headline.ts';
import { lettering } from './lettering.ts';

const letters = lettering({ weight: 600, width: 125, tracking: 0 });
const set = (text: string | string[]) => setHeadline(text, letters.measure, 960);

it('cuts the letters of the font as wide as a browser does', () => {
  for (const [letter, width] of Object.entries(names)) expect(letters.measure(letter), letter).toBeCloseTo(width, 2);
});

it('draws composed letters, and refuses those that the font has not', () => {
  for (const text of ['“', '’', 'é', '·']) expect(letters.draw(text, 100, 0, 0), text).toMatch(/^M/);
  expect(() => letters.draw('日', 100, 0, 0)).toThrow("lacks a letter of '日'");
});

it('keeps lines that were broken on purpose', () => {
  expect(set(['The patient went home.', 'The readings stopped.']).lines).toEqual([
    'The patient went home.',
    'The readings stopped.',
  ]);
});

it('breaks the rest where the letters can be largest, and never lets a line run out', () => {
  expect(set('Smart Eye')).toEqual({ lines: ['Smart Eye'], size: 112 });
  expect(set('Software, hardware and robotics, from Pune').lines).toHaveLength(2);
  for (const text of ['A', 'x'.repeat(60), 'Communication Service Providers and their Networks', 'a b c d e f g h i j'])
    for (const { lines, size } of [set(text)])
      for (const line of lines) expect(letters.measure(line) * size).toBeLessThanOrEqual(960.001);
});
