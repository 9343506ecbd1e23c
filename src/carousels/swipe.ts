import { type PointerEvent, useRef } from 'react';

/** Shorter than this is a tap. */
const LEAST_PX = 40;
/** After this distance the direction is decided: horizontal if the vertical distance is at most half of it. */
const SURE_PX = 10;
const LEVEL = 0.5;

interface Finger {
  id: number;
  x: number;
  y: number;
  along: boolean;
}

/** Handlers that call `step` with +1 for a swipe to the left, -1 for one to the right. A scroll gesture does not call it. */
export function useSwipe(step: (by: 1 | -1) => void) {
  const finger = useRef<Finger | undefined>(undefined);
  const movedBy = ({ clientX, clientY }: PointerEvent, { x, y }: Finger) => ({ x: clientX - x, y: clientY - y });
  const isAlong = (moved: { x: number; y: number }) => Math.abs(moved.y) <= LEVEL * Math.abs(moved.x);
  const lift = () => {
    finger.current = undefined;
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
      // Multi-touch is not a swipe.
      finger.current =
        pointerType === 'mouse' || !isPrimary ? undefined : { id: pointerId, x: clientX, y: clientY, along: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = finger;
      if (current?.id !== event.pointerId || current.along) return;
      const moved = movedBy(event, current);
      if (Math.hypot(moved.x, moved.y) < SURE_PX) return;
      if (!isAlong(moved)) return lift();
      current.along = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: (event: PointerEvent) => {
      const { current } = finger;
      lift();
      if (current?.id !== event.pointerId || !current.along) return;
      const moved = movedBy(event, current);
      if (isAlong(moved) && Math.abs(moved.x) >= LEAST_PX) step(moved.x < 0 ? 1 : -1);
    },
    // The browser handles the gesture as a scroll.
    onPointerCancel: lift,
  };
}
