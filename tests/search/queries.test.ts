import { expect, it } from 'vitest';
import { heldOut, tuned } from './score.ts';

it('holds out a third of the table, which has at least 150 queries', () => {
  const all = heldOut.length + tuned.length;
  expect(all).toBeGreaterThanOrEqual(150);
  expect(heldOut.length / all).toBeGreaterThanOrEqual(1 / 3);
});
