import { expect, it } from 'vitest';
import { hardestSentence, readingEase } from '../../src/content/readability.ts';

const EASY = 'The cat sat on the mat.';
const HARD = 'The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.';

it('measures reading ease as Flesch published it', () => {
  expect(readingEase([EASY])).toBeCloseTo(116.1, 0);
  expect(readingEase([HARD])).toBeCloseTo(37.5, 0);
});

it('has nothing to say of a page without sentences', () => {
  expect(readingEase(['Fees', '24/7'])).toBeUndefined();
});

it('finds the sentence to rewrite', () => {
  expect(hardestSentence([EASY, `${EASY} ${HARD}`])).toMatchObject({ sentence: HARD, at: 1 });
});
