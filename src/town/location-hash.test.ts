import { expect, it } from 'vitest';
import { formatLocationHash, parseLocationHash } from './location-hash.ts';

const isPlace = (id: string) => ['hospital', 'bus-stop'].includes(id);
const read = (hash: string) => parseLocationHash(hash, isPlace);

it.each([
  ['#hospital@20:30', { place: 'hospital', minutes: 1230, rain: false }],
  ['#bus-stop@14:00-rain', { place: 'bus-stop', minutes: 840, rain: true }],
  ['#@06:00', { minutes: 360, rain: false }],
  ['#hospital', { place: 'hospital' }],
  ['', {}],
])('%s is written and read again', (hash, parsed) => {
  expect(read(hash)).toEqual(parsed);
  expect(formatLocationHash(parsed)).toBe(hash);
});

it('what is unknown is left out', () => {
  expect(read('#castle@20:30')).toEqual({ minutes: 1230, rain: false });
  expect(read('#hospital@half past nine')).toEqual({ place: 'hospital' });
  expect(read('#town')).toEqual({});
});

it('an address that a messenger has escaped is read all the same', () => {
  expect(read('#hospital%4020%3A30')).toEqual({ place: 'hospital', minutes: 1230, rain: false });
  expect(read('#%E0%A4%A')).toEqual({});
});
