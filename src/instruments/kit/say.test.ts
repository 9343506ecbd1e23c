import { expect, it } from 'vitest';
import { say } from './say.ts';

it('groups numbers as India writes them', () => {
  expect(say('{n} lines', { n: 123456 })).toBe('1,23,456 lines');
});

it.each([
  [0, '0 looks'],
  [1, '1 look'],
  [0.6, '1 look'],
  [2, '2 looks'],
])('chooses the word that fits %s', (n, said) => {
  expect(say('{n} {n|look|looks}', { n })).toBe(said);
});

it('leaves a place that nobody fills, so that a test can see it', () => {
  expect(say('{who} and {what}', { what: 'this' })).toBe('{who} and this');
});
