import { expect, it } from 'vitest';
import { pictureFile, pictureUrl } from '../src/model/pictures.ts';
import { pictureBehind } from './pictures.ts';

it('finds the file of a picture URL, and leaves other URLs alone', () => {
  const address = pictureUrl('tower-hill.3fa9c1d2', '16x9', 1152, 'avif');
  expect(pictureBehind(address)).toBe(`/${pictureFile('tower-hill', '16x9', 1152, 'avif')}`);
  expect(pictureBehind(`${address}?v=1`)).toBe('/renders/tower-hill-16x9-1152.avif?v=1');
  for (const other of ['/', '/renders/tower-hill', '/fonts/a.b/16x9-480.avif'])
    expect(pictureBehind(other)).toBe(other);
});
