import { brotliCompressSync } from 'node:zlib';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawQr } from './qr.ts';

/** Reads the stroke back into dark squares. */
function darkIn(path: string): Set<string> {
  const dark = new Set<string>();
  let [x, y] = [0, 0];
  for (const [, command, first = '0', second = '0'] of path.matchAll(/([Mmh])(\d+)(?: ([\d.]+))?/g)) {
    if (command === 'M') [x, y] = [Number(first), Math.floor(Number(second))];
    else if (command === 'm') x += Number(first);
    else for (let run = Number(first); run > 0; run--) dark.add(`${x++},${y}`);
  }
  return dark;
}

it('draws the code square by square, in a quiet zone of four', () => {
  const text = 'https://www.example.com/product/SchoolAutomation';
  const { size, path } = drawQr(text);
  const { data } = encode(text, { ecc: 'M', border: 4 });
  const expected = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x},${y}`] : [])));
  expect(size).toBe(data.length);
  expect(darkIn(path)).toEqual(new Set(expected));
  expect(expected.every((square) => square.split(',').every((v) => Number(v) >= 4 && Number(v) < size - 4))).toBe(true);
});

it('costs under a kilobyte on the longest address', () => {
  const { path } = drawQr('https://www.example.com/industries/communication_service_providers');
  expect(brotliCompressSync(path).length).toBeLessThan(1000);
});
