import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { bringIn, flyTo, freeOf } from './flight.ts';
import {
  type Box,
  clampView,
  nearest,
  type Point,
  type Size,
  transformOf,
  type View,
  viewOf,
  WHOLE,
  zoomAbout,
} from './view.ts';
import { createViewStore, labelsKey, picturesKey } from './view-store.ts';

/** The length of the animation; without one, the sheet moves at once. Town.module.css has the durations. */
type Glide = 'step' | 'fly';

const REST_MS = 140;
/** Interval between requests for new tiles during a drag. */
const LOOK_MS = 260;
/** A button or key zooms in by this factor. */
export const NEARER = 1.6;

/** How PanZoom.tsx changes the view. */
export interface Hold {
  now: RefObject<View>;
  move: (change: (view: View, window: Size, most: number) => View, glide?: Glide) => void;
  /** Stops a running animation where it is. */
  hold: () => void;
  /** The largest zoom. */
  most: () => number;
}

/** The stage, the sheet in it, and the labels, which move with the sheet but are above the rain. */
export interface Layers {
  stage: RefObject<HTMLDivElement | null>;
  sheet: RefObject<HTMLDivElement | null>;
  names: RefObject<HTMLDivElement | null>;
}

/** The view of the picture, kept in a ref and in the sheet's transform, so that React renders nothing while it moves. */
export function useView({ stage, sheet, names }: Layers) {
  const now = useRef<View>(WHOLE);
  /** The size of the stage, from a ResizeObserver: measuring during a gesture would force a layout. */
  const size = useRef<Size>({ width: 1, height: 1 });
  const [tileStore] = useState(() => createViewStore(picturesKey));
  const [labelStore] = useState(() => createViewStore(labelsKey));
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drawing = useRef(0);
  const lookedAt = useRef(0);

  const look = useCallback(() => {
    lookedAt.current = performance.now();
    tileStore.look({ view: now.current, window: size.current, ratio: devicePixelRatio });
  }, [tileStore]);

  const draw = useCallback(() => {
    drawing.current = 0;
    if (!stage.current) return;
    const transform = transformOf(now.current, size.current);
    const zoom = String(now.current.zoom);
    for (const { current } of [sheet, names]) {
      if (!current) continue;
      current.style.transform = transform;
      if (current.style.getPropertyValue('--zoom') !== zoom) current.style.setProperty('--zoom', zoom);
    }
    const near = now.current.zoom > 1;
    if (stage.current.hasAttribute('data-near') !== near) stage.current.toggleAttribute('data-near', near);
  }, [stage, sheet, names]);

  /** Batches moves: at most one transform per frame. */
  const put = useCallback(
    (view: View, glide?: Glide) => {
      const layers = [sheet, names].flatMap(({ current }) => (current ? [current.dataset] : []));
      for (const dataset of layers) {
        if (dataset.glide !== glide) {
          if (glide) dataset.glide = glide;
          else delete dataset.glide;
        }
        if (dataset.moving === undefined) dataset.moving = '';
      }
      now.current = view;
      drawing.current ||= requestAnimationFrame(draw);
      clearTimeout(rest.current);
      rest.current = setTimeout(() => {
        for (const dataset of layers) delete dataset.moving;
        look();
        labelStore.look({ view: now.current, window: size.current, ratio: devicePixelRatio });
      }, REST_MS);
      if (glide === 'fly' || performance.now() - lookedAt.current > LOOK_MS) look();
    },
    [sheet, names, look, draw, labelStore],
  );

  /** The size of the stage, and the largest zoom. */
  const frame = useCallback(() => ({ window: size.current, most: nearest(size.current) }), []);

  const move = useCallback(
    (change: (view: View, window: Size, most: number) => View, glide?: Glide) => {
      const { window, most } = frame();
      put(change(now.current, window, most), glide);
    },
    [frame, put],
  );

  const hold = useCallback(() => {
    if (!sheet.current?.dataset.glide) return;
    const view = viewOf(getComputedStyle(sheet.current).transform, frame().window);
    if (view) put(view);
  }, [frame, put, sheet]);

  useEffect(() => {
    if (!stage.current) return;
    // Measured now as well, because the address may open a place before the observer is called.
    const { clientWidth, clientHeight } = stage.current;
    size.current = { width: clientWidth, height: clientHeight };
    const watcher = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      size.current = { width, height };
      move(clampView);
    });
    watcher.observe(stage.current);
    return () => watcher.disconnect();
  }, [stage, move]);

  return {
    tileStore,
    labelStore,
    hold: useMemo<Hold>(() => ({ now, move, hold, most: () => frame().most }), [move, hold, frame]),
    /** Zooms around the centre. */
    zoomBy: useCallback(
      (by: number) =>
        move((view, window, most) => zoomAbout(view, [window.width / 2, window.height / 2], by, window, most), 'step'),
      [move],
    ),
    whole: useCallback(() => move((_, window, most) => clampView(WHOLE, window, most), 'fly'), [move]),
    fly: useCallback(
      (box: Box, corner?: Box) => move((_, window, most) => flyTo(box, window, freeOf(window, corner), most), 'fly'),
      [move],
    ),
    bring: useCallback(
      (at: Point, corner?: Box) =>
        move((view, window, most) => bringIn(at, view, window, freeOf(window, corner), most), 'step'),
      [move],
    ),
  };
}
