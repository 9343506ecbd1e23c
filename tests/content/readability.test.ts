import { expect, it } from 'vitest';
import { hardestSentence, readingEase } from '../../src/content/readability.ts';

const EASY = 'The cat sat on the mat.';
const HARD = 'The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.';

it('computes the published Flesch reading ease', () => {
  expect(readingEase([EASY])).toBeCloseTo(116.1, 0);
  expect(readingEase([HARD])).toBeCloseTo(37.5, 0);
});

it('returns nothing for a page without sentences', () => {
  expect(readingEase(['Fees', '24/7'])).toBeUndefined();
});

it('finds the sentence to rewrite', () => {
  expect(hardestSentence([EASY, `${EASY} ${HARD}`])).toMatchObject({ sentence: HARD, at: 1 });
});
