import { expect, it } from 'vitest';
import { areaOf, contours, deepest, maskOf, outlineOf, readPgm, simplify } from '../../renders/outline.mjs';

/** A picture written in characters: . is background, a is 1, b is 2. */
const drawn = (...rows: string[]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  data: Uint8Array.from(rows.join(''), (letter) => (letter === '.' ? 0 : letter.charCodeAt(0) - 96)),
});
const loopsOf = (picture: ReturnType<typeof drawn>, number = 1, reach = 0) => contours(maskOf(picture, number, reach));

it('traces a block of pixels once, clockwise, along their edges', () => {
  const [loop = [], ...more] = loopsOf(drawn('....', '.aa.', '.aa.', '....'));
  expect(more).toEqual([]);
  expect(areaOf(loop)).toBe(4);
  expect(simplify(loop, 0.1)).toEqual([
    [1, 1],
    [3, 1],
    [3, 3],
    [1, 3],
  ]);
});

it('traces a hole anticlockwise, and separates pixels that touch only at a corner', () => {
  expect(loopsOf(drawn('aaa', 'a.a', 'aaa')).map(areaOf)).toEqual([9, -1]);
  expect(loopsOf(drawn('a.', '.a')).map(areaOf)).toEqual([1, 1]);
  expect(loopsOf(drawn('.a', 'a.')).map(areaOf)).toEqual([1, 1]);
});

it('traces places at the edge of the picture', () => {
  expect(loopsOf(drawn('aa', 'aa')).map(areaOf)).toEqual([4]);
});

it('closes the gap that a lamp leaves, but not one that another place fills', () => {
  expect(loopsOf(drawn('aa.aa'), 1, 1).map(areaOf)).toEqual([5]);
  expect(loopsOf(drawn('aa..aa'), 1, 1).map(areaOf)).toEqual([2, 2]);
  expect(loopsOf(drawn('aabaa'), 1, 1).map(areaOf)).toEqual([2, 2]);
  expect(loopsOf(drawn('a', '.', 'a'), 1, 1).map(areaOf)).toEqual([3]);
});

it('drops points on a straight line and keeps the others', () => {
  const stairs = loopsOf(drawn('a...', 'aa..', 'aaa.', 'aaaa'))[0] ?? [];
  expect(stairs).toHaveLength(16);
  expect(simplify(stairs, 0.1)).toHaveLength(10);
  expect(simplify(stairs, 1).length).toBeLessThan(6);
});

it('finds the pixel furthest from the edge', () => {
  expect(deepest(maskOf(drawn('aa.....', '..aaaaa', '..aaaaa', '..aaaaa', '..aaaaa', '..aaaaa'), 1))).toEqual([4, 3]);
});

it('writes a place in page units, without isolated pixels', () => {
  const picture = drawn('aaaa..', 'aaaa..', 'aaaa..', 'aaaa.a', 'bb....');
  const place = outlineOf(picture, 1, { width: 12, off: 0.1, speck: 0.1 });
  expect(place).toEqual({ path: 'M0 0L8 0L8 8L0 8Z', box: [0, 0, 8, 8], anchor: [3, 3] });
  expect(outlineOf(picture, 2, { width: 6 })?.box).toEqual([0, 4, 2, 1]);
  expect(outlineOf(picture, 3, { width: 6 })).toBeUndefined();
});

it('reads the picture format of the tracer, and rejects others', () => {
  const bytes = (text: string, ...values: number[]) => Buffer.concat([Buffer.from(text), Buffer.from(values)]);
  expect(readPgm(bytes('P5\n2 1\n255\n', 10, 7))).toEqual({ width: 2, height: 1, data: Buffer.from([10, 7]) });
  expect(() => readPgm(bytes('P5\n2 1\n255\n', 10))).toThrow('truncated');
  expect(() => readPgm(bytes('P6\n2 1\n255\n', 1, 2, 3, 4, 5, 6))).toThrow('not a binary PGM');
});
