import { expect, it } from 'vitest';
import { formatFor } from './format.ts';
import { say } from './say.ts';

it('groups numbers in the Indian way', () => {
  expect(say('{n} lines', { n: 123456 })).toBe('1,23,456 lines');
});

it.each([
  [0, '0 looks'],
  [1, '1 look'],
  [0.6, '1 look'],
  [2, '2 looks'],
])('chooses singular or plural for %s', (n, said) => {
  expect(say('{n} {n|look|looks}', { n })).toBe(said);
});

it('leaves an unknown placeholder, so that a test can find it', () => {
  expect(say('{who} and {what}', { what: 'this' })).toBe('{who} and this');
});

it('takes the plural form from the language, however many it has', () => {
  const polish = formatFor({ tag: 'pl-PL', units: {} });
  const said = [1, 2, 5].map((n) => say('{n} {n|bilet|bilety|biletów|biletu}', { n }, polish));
  expect(said).toEqual(['1 bilet', '2 bilety', '5 biletów']);
  const hindi = formatFor({ tag: 'hi-IN', units: {} });
  expect(say('{n|खाट|खाटें}', { n: 0 }, hindi)).toBe('खाट');
});
