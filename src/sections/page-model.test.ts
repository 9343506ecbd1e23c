import { expect, it } from 'vitest';
import { indexedPages } from '../content/registry.ts';
import { modelOf } from './page-model.ts';

it('finds the model of 42 pages and six essays, each with its question and its anchor', () => {
  const models = indexedPages.flatMap(({ sections }) => modelOf(sections) ?? []);
  expect(models.length).toBeGreaterThanOrEqual(48);
  for (const { question, to } of models) {
    expect(question).not.toBe('');
    expect(to).toMatch(/^#[a-z0-9-]+$/);
  }
});

it('finds none on a page without a model', () => expect(modelOf([])).toBeUndefined());
