/** Where an automatic step leads: forward to the last slide, then backward to the first, and so on. */
export function bounce(index: number, direction: 1 | -1, count: number): { index: number; direction: 1 | -1 } {
  const turned = index + direction < 0 || index + direction >= count;
  const next = turned ? (-direction as 1 | -1) : direction;
  return { index: Math.min(count - 1, Math.max(0, index + next)), direction: next };
}

/** Arrows wrap around both ends. */
export const wrap = (index: number, count: number) => ((index % count) + count) % count;

/** The first card of a window of `visible` cards; past either end it starts again from the other. */
export function wrapWindow(first: number, count: number, visible: number): number {
  const last = Math.max(0, count - visible);
  if (first > last) return 0;
  return first < 0 ? last : first;
}
