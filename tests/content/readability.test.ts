import { expect, it } from 'vitest';
import { wordsOf } from '../../src/content/page-text.ts';
import { site } from '../site-pages.ts';
import { readingEase } from './readability.ts';

/** Plain English begins at 60; a busy manager should not notice that there is a scale. */
const LEAST_EASE = 65;

it('measures reading ease as Flesch published it', () => {
  expect(readingEase(['The cat sat on the mat.'])).toBeCloseTo(116.1, 0);
  expect(
    readingEase(['The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.']),
  ).toBeCloseTo(37.5, 0);
});

it.each(site.pages.map((page) => [page.path, page] as const))('%s reads easily', (_, page) => {
  expect(readingEase(wordsOf(page))).toBeGreaterThanOrEqual(LEAST_EASE);
});
