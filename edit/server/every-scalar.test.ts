import fs from 'node:fs';
import { expect, it } from 'vitest';
import { isSame, type Path, type Scalar, valueAt, withValueAt } from './values.ts';
import { setScalar, writeScalar } from './yaml-scalar.ts';
import { find, parsed, textOf, tokensOf } from './yaml-tokens.ts';

function* scalarsIn(value: unknown, path: Path = []): Generator<[Path, Scalar]> {
  if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      yield* scalarsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  else if (value !== null && value !== undefined) yield [path, value as Scalar];
}

const other = (value: Scalar): Scalar => {
  if (typeof value === 'string') return `${value} and words after it`;
  return typeof value === 'number' ? value + 1 : !value;
};

const files = fs.globSync('content/**/*.yaml');

it('every scalar of every content file is set, read back and restored byte for byte', () => {
  const offenders: string[] = [];
  let count = 0;
  for (const file of files) {
    const text = fs.readFileSync(file, 'utf8');
    const before = parsed(text);
    const tokens = tokensOf(text);
    expect(textOf(tokens)).toBe(text);
    let wanted = before;
    const scalars = [...scalarsIn(before)];
    for (const [path, value] of scalars) {
      const found = find(tokens, path);
      if (!found) {
        offenders.push(`${file} ${path.join('.')}: not found`);
        continue;
      }
      writeScalar(found, other(value));
      count += 1;
      (valueAt(wanted, path.slice(0, -1)) as Record<string, unknown>)[String(path.at(-1))] = other(value);
    }
    wanted = structuredClone(wanted);
    const after = parsed(textOf(tokens));
    for (const [path] of scalars)
      if (!isSame(valueAt(after, path), valueAt(wanted, path))) offenders.push(`${file} ${path.join('.')}: set`);
    for (const [path, value] of scalars) {
      const found = find(tokens, path);
      if (found) writeScalar(found, value);
    }
    if (textOf(tokens) !== text) {
      const [from, to] = [text.split('\n'), textOf(tokens).split('\n')];
      offenders.push(`${file}: restored as ${JSON.stringify(to.find((line, i) => line !== from[i]))}`);
    }
  }
  expect(offenders).toEqual([]);
  expect(count).toBeGreaterThan(5000);
});

it('every other line of a file stays when one value is set', () => {
  for (const file of files.filter((_, i) => i % 8 === 0)) {
    const text = fs.readFileSync(file, 'utf8');
    const [path, value] = [...scalarsIn(parsed(text))].filter(([, one]) => typeof one === 'string').at(-1) ?? [[], ''];
    const set = setScalar(text, path, other(value));
    expect(isSame(parsed(set), withValueAt(parsed(text), path, other(value)))).toBe(true);
    expect(setScalar(set, path, value)).toBe(text);
  }
});
