import { expect, it } from 'vitest';
import { indexedPages } from '../../content/registry.ts';
import { answerOf } from './answer.ts';

/** A page that is added may come without. */
const industries = indexedPages
  .filter(({ family, sections }) => family === 'industry' && sections.some(({ kind }) => kind === 'instrument'))
  .map((page) => [page.path, page] as const);

it.each(industries)('%s opens on a number of its instrument, and on its sentence', (_, page) => {
  const answer = answerOf(page.sections);
  expect(answer?.value).toMatch(/\d/);
  expect(answer?.label).not.toBe('');
  expect(answer?.kind).toMatch(/^(A model|Drawn sample)/);
  expect(answer?.said).not.toMatch(/[{}]|undefined|NaN/);
});

it('a page without an instrument has no answer', () => expect(answerOf([])).toBeUndefined());
