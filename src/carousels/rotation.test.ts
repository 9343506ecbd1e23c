import { describe, expect, it } from 'vitest';
import { bounce, wrap, wrapWindow } from './rotation.ts';

describe('the hero', () => {
  it('goes forward to the ninth, backward to the first, and so on', () => {
    let state: { index: number; direction: 1 | -1 } = { index: 0, direction: 1 };
    const seen = [0];
    for (let i = 0; i < 18; i++) {
      state = bounce(state.index, state.direction, 9);
      seen.push(state.index);
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1, 0, 1, 2]);
  });
  it('wraps by its arrows', () => {
    expect(wrap(9, 9)).toBe(0);
    expect(wrap(-1, 9)).toBe(8);
  });
});

describe('card carousels', () => {
  it('show three consecutive cards and wrap around both ends', () => {
    expect(wrapWindow(9, 12, 3)).toBe(9);
    expect(wrapWindow(10, 12, 3)).toBe(0);
    expect(wrapWindow(-1, 12, 3)).toBe(9);
    expect(wrapWindow(-1, 4, 1)).toBe(3);
  });
});
