import { expect, it } from 'vitest';
import { startsOf } from './dial.ts';
import { type Handle, valueNear } from './handles.ts';

const dials = { level: { from: 0, to: 10, step: 1, start: 4, digits: 0, unit: '' } };
const SIZE = [800, 400] as const;
const near = (handle: Handle<typeof dials>, x: number, y: number) =>
  valueNear(handle, dials, startsOf(dials), [x, y], SIZE);

it('returns the value whose handle is nearest along its axis, at any distance across it', () => {
  const handle: Handle<typeof dials> = { dial: 'level', along: 'y', at: ({ level }) => [50, 100 - level * 10] };
  expect(near(handle, 90, 29)).toBe(7);
  expect(near(handle, 0, -400)).toBe(10);
  expect(near(handle, 0, 400)).toBe(0);
});

it('measures in pixels, not in percent, where a handle moves both ways', () => {
  const handle: Handle<typeof dials> = { dial: 'level', along: 'both', at: ({ level }) => [level * 10, level * 10] };
  // 30 percent of 800 pixels is more than 30 percent of 400.
  expect(near(handle, 50, 20)).toBe(4);
});

it('skips settings that have no handle', () => {
  const handle: Handle<typeof dials> = {
    dial: 'level',
    along: 'x',
    at: ({ level }) => (level % 2 ? undefined : [level * 10, 0]),
  };
  expect(near(handle, 31, 0)).toBe(4);
});
