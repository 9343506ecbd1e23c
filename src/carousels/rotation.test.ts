import { describe, expect, it } from 'vitest';
import { bounce, firstSlide, placeOnCircle, type Turn, turnTo, wrap } from './rotation.ts';

describe('the hero', () => {
  it('goes forward to the ninth slide, backward to the first, and so on', () => {
    let state: { index: number; turn: Turn } = { index: 0, turn: 1 };
    const seen = [0];
    for (let i = 0; i < 18; i++) {
      state = bounce(state.index, state.turn, 9);
      seen.push(state.index);
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1, 0, 1, 2]);
  });
  it('wraps at both ends', () => {
    expect(wrap(9, 9)).toBe(0);
    expect(wrap(-1, 9)).toBe(8);
  });
  it.each([2, 3, 9, 14])(
    'moves one position for any target of %i slides, with the leaving slide next to it',
    (count) => {
      for (const turn of [1, -1] as const) {
        let slides = firstSlide;
        for (const to of [count - 1, 0, 1, count - 1, 0]) {
          if (to === slides.index) continue;
          const { index, at } = slides;
          slides = turnTo(slides, to, turn, count);
          expect(slides.at).toBe(at + turn);
          expect(slides.places.get(to)).toBe(at + turn);
          expect(slides.places.get(index)).toBe(at);
          expect(slides.near).toContain(to);
        }
      }
    },
  );
});

describe('card carousels', () => {
  it.each([4, 5, 12, 13])(
    'are a circle of %i cards: the visible ones are consecutive, and the leaving one stays next to them',
    (count) => {
      for (const turn of [1, -1] as const)
        for (let at = -2 * count; at <= 2 * count; at++) {
          const placeOf = (card: number) => placeOnCircle(wrap(card, count), count, { at, turn }, 3);
          for (const shown of [at, at + 1, at + 2]) expect(placeOf(shown)).toBe(shown);
          const gone = turn === 1 ? at - 1 : at + 3;
          expect(placeOf(gone)).toBe(gone);
        }
    },
  );
});
