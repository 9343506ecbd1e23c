import { expect, it } from 'vitest';
import { placesInTime } from './time.ts';

it('spaces moments in proportion to time, with space after the last', () => {
  const [first, second, third] = placesInTime(['08:00', '09:00', '20:00']);
  expect(first).toBe(0);
  expect(third).toBeCloseTo(12 / 13);
  expect(second).toBeCloseTo(1 / 13);
});

it('continues past midnight', () => {
  const [first = 0, second = 0, third = 0] = placesInTime(['21:00', '23:00', '01:00']);
  expect(second - first).toBeCloseTo(third - second);
});
