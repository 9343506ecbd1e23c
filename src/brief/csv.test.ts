import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('begins with a byte order mark and keeps commas, quotes and lines inside a cell', () => {
  expect(csvOf([['शाळा, "अ"', 'one\ntwo']])).toBe('\uFEFF"शाळा, ""अ""","one\ntwo"\r\n');
});

it('a cell that begins like a formula is text', () => {
  for (const text of ['=1+1', '+91 20', '-5', '−5', '@SUM(A1)', ' =1', '\t=1', '＝1', '\n=1'])
    expect(csvOf([[text]]), text).toBe(`\uFEFF"'${text}"\r\n`);
  for (const text of ['', '1-1', 'a=b', '“=”']) expect(csvOf([[text]]), text).toBe(`\uFEFF"${text}"\r\n`);
});
