import { createUseGesture, dragAction, pinchAction, wheelAction } from '@use-gesture/react';
import { type RefObject, useEffect, useRef } from 'react';
import { type Hold, NEARER } from './use-view.ts';
import { type Point, pan, wheelMeans, zoomAbout } from './view.ts';

const useGesture = createUseGesture([dragAction, pinchAction, wheelAction]);

/** Zoom for each pixel of a wheel event. */
const WHEEL = 0.0022;
/** After a fast drag the picture moves on by its velocity times this. */
const THROW_MS = 170;
const THROW_LEAST_PX = 12;
/** A shorter movement is a tap. */
const TAP_PX = 3;

/** Wheel, pinch, drag and double click. Loaded at the first pointer event, because the page works without it. */
export default function PanZoom({ stage, hold: held }: { stage: RefObject<HTMLElement | null>; hold: Hold }) {
  const { now, move, hold, most } = held;
  const inStage = ([x, y]: readonly [number, number]): Point => {
    const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {};
    return [x - left, y - top];
  };
  const zoomAt = (at: Point, by: number, glide?: 'step') =>
    move((view, window, nearest) => zoomAbout(view, at, by, window, nearest), glide);
  const pull = (by: Point, glide?: 'step') => move((view, window, nearest) => pan(view, by, window, nearest), glide);

  // The library's own filter of clicks also rejects the tap during which this file is loaded.
  const dragged = useRef(false);
  useEffect(() => {
    const { current } = stage;
    const press = () => {
      dragged.current = false;
    };
    const click = (event: MouseEvent) => {
      if (!dragged.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    };
    current?.addEventListener('pointerdown', press, { capture: true });
    current?.addEventListener('click', click, { capture: true });
    return () => {
      current?.removeEventListener('pointerdown', press, { capture: true });
      current?.removeEventListener('click', click, { capture: true });
    };
  }, [stage]);

  useGesture(
    {
      onDragStart: () => {
        dragged.current = true;
        hold();
      },
      onDrag: ({ delta, pinching, cancel, last, velocity, direction }) => {
        if (pinching) return cancel();
        if (!last) return pull(delta);
        const thrown: Point = [velocity[0] * direction[0] * THROW_MS, velocity[1] * direction[1] * THROW_MS];
        if (Math.hypot(...thrown) >= THROW_LEAST_PX) pull(thrown, 'step');
      },
      onPinchStart: hold,
      onPinch: ({ origin, offset: [zoom] }) => zoomAt(inStage(origin), zoom / now.current.zoom),
      onWheel: ({ event, first, memo, delta: [, by], ctrlKey }) => {
        // A trackpad pinch arrives as a wheel event with Ctrl, and useGesture handles it as a pinch.
        if (ctrlKey) return memo;
        // Decided once at the start of each wheel gesture.
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
      // The arrow keys move between places.
      drag: { threshold: TAP_PX, pointer: { keys: false } },
      pinch: { from: () => [now.current.zoom, 0], scaleBounds: () => ({ min: 1, max: most() }) },
    },
  );
  return null;
}
