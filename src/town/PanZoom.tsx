import { createUseGesture, dragAction, pinchAction, wheelAction } from '@use-gesture/react';
import type { RefObject } from 'react';
import { type Hold, NEARER } from './use-view.ts';
import { type Point, pan, wheelMeans, zoomAbout } from './view.ts';

const useGesture = createUseGesture([dragAction, pinchAction, wheelAction]);

/** A turn of the wheel by one pixel comes this much nearer. */
const WHEEL = 0.0022;
/** A sheet that is let go goes on for as far as it would have in this time, if it is worth a look. */
const THROW_MS = 170;
const THROW_LEAST_PX = 12;

/** Wheel, pinch, drag and double click. Fetched at the first sign of a hand: most of the page works without. */
export default function PanZoom({ stage, hold: held }: { stage: RefObject<HTMLElement | null>; hold: Hold }) {
  const { now, move, hold, most } = held;
  const inStage = ([x, y]: readonly [number, number]): Point => {
    const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {};
    return [x - left, y - top];
  };
  const zoomAt = (at: Point, by: number, glide?: 'step') =>
    move((view, window, nearest) => zoomAbout(view, at, by, window, nearest), glide);
  const pull = (by: Point, glide?: 'step') => move((view, window, nearest) => pan(view, by, window, nearest), glide);

  useGesture(
    {
      onDragStart: hold,
      onDrag: ({ delta, pinching, cancel, last, tap, velocity, direction }) => {
        if (pinching) return cancel();
        if (tap) return;
        if (!last) return pull(delta);
        const thrown: Point = [velocity[0] * direction[0] * THROW_MS, velocity[1] * direction[1] * THROW_MS];
        if (Math.hypot(...thrown) >= THROW_LEAST_PX) pull(thrown, 'step');
      },
      onPinchStart: hold,
      onPinch: ({ origin, offset: [zoom] }) => zoomAt(inStage(origin), zoom / now.current.zoom),
      onWheel: ({ event, first, memo, delta: [, by], ctrlKey }) => {
        // The browser calls a pinch on a trackpad a wheel with Ctrl; that is a pinch here too.
        if (ctrlKey) return memo;
        // What a turn began as, it stays.
        const means = first ? wheelMeans(by, now.current.zoom, scrollY > 0) : memo;
        if (means === 'zoom') {
          event.preventDefault();
          hold();
          zoomAt(inStage([event.clientX, event.clientY]), Math.exp(-by * WHEEL));
        }
        return means;
      },
      onDoubleClick: ({ event }) => {
        if ((event.target as Element).closest('a, button')) return;
        zoomAt(inStage([event.clientX, event.clientY]), NEARER, 'step');
      },
    },
    {
      target: stage,
      eventOptions: { passive: false },
      // The arrow keys walk from place to place.
      drag: { filterTaps: true, pointer: { keys: false } },
      pinch: { from: () => [now.current.zoom, 0], scaleBounds: () => ({ min: 1, max: most() }) },
    },
  );
  return null;
}
