import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { bringIn, flyTo, freeOf } from './flight.ts';
import { createTileStore } from './tile-store.ts';
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

/** How the sheet gets there: by hand, in a short step, or in a flight. Town.module.css knows how long each takes. */
type Glide = 'step' | 'fly';

const REST_MS = 140;
/** While a hand is still moving, new tiles are asked for this often. */
const LOOK_MS = 260;
/** A press of a button or a key comes this much nearer. */
export const NEARER = 1.6;

/** What a hand can do to the view: PanZoom.tsx. */
export interface Hold {
  now: RefObject<View>;
  move: (change: (view: View, window: Size, most: number) => View, glide?: Glide) => void;
  /** A hand on a sheet that is still gliding holds it where it is. */
  hold: () => void;
  /** How near it may come. */
  most: () => number;
}

/**
 * The view follows hands, keys and choices. It lives in a ref and on the style of the sheet: nothing is drawn anew while it moves.
 */
export function useView(stage: RefObject<HTMLElement | null>, sheet: RefObject<HTMLElement | null>) {
  const now = useRef<View>(WHOLE);
  /** Measured when it changes: asked for in the middle of a move, the browser would lay out the page each time. */
  const size = useRef<Size>({ width: 1, height: 1 });
  const [tileStore] = useState(createTileStore);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drawing = useRef(0);
  const lookedAt = useRef(0);

  const look = useCallback(() => {
    lookedAt.current = performance.now();
    tileStore.look({ view: now.current, window: size.current, ratio: devicePixelRatio });
  }, [tileStore]);

  const draw = useCallback(() => {
    drawing.current = 0;
    if (!stage.current || !sheet.current) return;
    const { style } = sheet.current;
    style.transform = transformOf(now.current, size.current);
    const zoom = String(now.current.zoom);
    if (style.getPropertyValue('--zoom') !== zoom) style.setProperty('--zoom', zoom);
    const near = now.current.zoom > 1;
    if (stage.current.hasAttribute('data-near') !== near) stage.current.toggleAttribute('data-near', near);
  }, [stage, sheet]);

  /** However often a hand speaks, the sheet is moved once a frame. */
  const put = useCallback(
    (view: View, glide?: Glide) => {
      if (!sheet.current) return;
      const { dataset } = sheet.current;
      if (dataset.glide !== glide) {
        if (glide) dataset.glide = glide;
        else delete dataset.glide;
      }
      if (dataset.moving === undefined) dataset.moving = '';
      now.current = view;
      drawing.current ||= requestAnimationFrame(draw);
      clearTimeout(rest.current);
      rest.current = setTimeout(() => {
        delete dataset.moving;
        look();
      }, REST_MS);
      if (glide === 'fly' || performance.now() - lookedAt.current > LOOK_MS) look();
    },
    [sheet, look, draw],
  );

  /** The window as it is now, and how near it may come. */
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
    // At once too: an address may name a place to go to before the observer speaks.
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
    hold: useMemo<Hold>(() => ({ now, move, hold, most: () => frame().most }), [move, hold, frame]),
    /** Nearer or farther, about the middle. */
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
