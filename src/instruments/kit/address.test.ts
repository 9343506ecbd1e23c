import { expect, it } from 'vitest';
import { hashOf, settingsIn } from './address.ts';
import type { Dials } from './dial.ts';

const dials = {
  missing: { from: 0, to: 80, step: 5, start: 45, digits: 0, unit: ' t' },
  dried: { from: 0, to: 5, step: 0.5, start: 2, digits: 1, unit: ' points' },
  lot: { from: 60, to: 480, step: 60, start: 240, digits: 0, unit: '', stops: [60, 120, 240, 480] },
} satisfies Dials;

it('reads settings from a hash', () => {
  expect(settingsIn(dials, '#missing=60&dried=4')).toEqual({ missing: 60, dried: 4 });
});

it('clamps to the ends and snaps to steps and stops', () => {
  expect(settingsIn(dials, '#missing=999&dried=-3&lot=130')).toEqual({ missing: 80, dried: 0, lot: 120 });
  expect(settingsIn(dials, '#missing=43&dried=1.3')).toEqual({ missing: 45, dried: 1.5 });
});

it.each([
  '',
  '#',
  '#what-the-scope-settles',
  '#missing',
  '#missing=',
  '#missing=many',
  '#missing=%',
  '#missing=Infinity',
  '#tonnes=4&constructor=1&__proto__=2',
])('finds no setting in %s', (hash) => {
  expect(settingsIn(dials, hash)).toEqual({});
});

it('writes only values that differ from the defaults, and reads them back', () => {
  const values = { missing: 60, dried: 2, lot: 120 };
  expect(hashOf(dials, values)).toBe('missing=60&lot=120');
  expect(settingsIn(dials, `#${hashOf(dials, values)}`)).toEqual({ missing: 60, lot: 120 });
  expect(hashOf(dials, { missing: 45, dried: 2, lot: 240 })).toBe('');
});
