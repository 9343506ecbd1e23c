import { expect, it } from 'vitest';
import { allPages, indexedPages } from '../content/registry.ts';
import { modelOf, modelSectionOf } from './page-model.ts';

it('finds the model of 42 pages and six essays, each with its question and its anchor', () => {
  const models = indexedPages.flatMap(({ sections }) => modelOf(sections) ?? []);
  expect(models.length).toBeGreaterThanOrEqual(48);
  for (const { question, to } of models) {
    expect(question).not.toBe('');
    expect(to).toMatch(/^#[a-z0-9-]+$/);
  }
});

it('a model is the third section of its page at the latest, in every language', () => {
  const later = allPages.flatMap(({ path, sections }) => {
    const model = modelSectionOf(sections);
    const before = model ? sections.indexOf(model) : 0;
    return before > 2 ? [`${path}: ${before} sections before it`] : [];
  });
  expect(later).toEqual([]);
});

it('finds none on a page without a model', () => expect(modelOf([])).toBeUndefined());
