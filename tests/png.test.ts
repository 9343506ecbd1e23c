import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPng } from './gates/png.ts';

/** Slopes, an edge and noise: each of the five filters is the best for some line. */
const painted = (channels: 3 | 4) => {
  const [width, height] = [61, 47];
  let seed = 1;
  const noise = () => (seed = (seed * 48271) % 2147483647) % 256;
  const data = Buffer.alloc(width * height * channels);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < channels; c++)
        data[(y * width + x) * channels + c] =
          y < 10 ? x * 4 : y < 20 ? y * 5 + x : y < 30 ? noise() : x > 30 ? 250 - y : (x * y + c * 40) % 256;
  return { data, raw: { width, height, channels } };
};

it.each([3, 4] as const)('reads a PNG of %i channels as the library does', async (channels) => {
  const { data, raw } = painted(channels);
  for (const adaptiveFiltering of [true, false]) {
    const file = await sharp(data, { raw }).png({ adaptiveFiltering }).toBuffer();
    const known = await sharp(file).removeAlpha().raw().toBuffer();
    const read = readPng(file);
    expect([read.width, read.height]).toEqual([raw.width, raw.height]);
    expect(read.data.equals(known)).toBe(true);
  }
});

it('refuses what a browser does not write', async () => {
  const file = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png({ palette: true })
    .toBuffer();
  expect(() => readPng(file)).toThrow('another kind');
});
