import { type TouchEvent, useRef } from 'react';

/** Shorter than this is a tap. */
const LEAST_PX = 40;

/** Touch handlers that call `step` with +1 for a swipe to the left, -1 for one to the right. */
export function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      start.current = event.touches[0]?.clientX ?? null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const end = event.changedTouches[0]?.clientX;
      if (start.current === null || end === undefined) return;
      const moved = end - start.current;
      start.current = null;
      if (Math.abs(moved) >= LEAST_PX) step(moved < 0 ? 1 : -1);
    },
  };
}
