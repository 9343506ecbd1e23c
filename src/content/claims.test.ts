import { expect, it } from 'vitest';
import { type Claim, isAmong, unconfirmed } from './claims.ts';

const claim: Claim = { page: '/a', sentence: 'We train by role.', needs: 'Training is by role', confirmed: 'no' };

it('finds a sentence anywhere on its page', () => {
  expect(isAmong(claim, ['We ask.', 'After go-live: We train by role. Twice.'])).toBe(true);
});

it('misses a sentence that was changed', () => {
  expect(isAmong(claim, ['We train by rank.'])).toBe(false);
});

it('lists what is left to confirm by page', () => {
  const left = unconfirmed([claim, { ...claim, confirmed: 'yes' }, { ...claim, page: '/b' }]);
  expect([...left].map(([page, list]) => [page, list.length])).toEqual([
    ['/a', 1],
    ['/b', 1],
  ]);
});
