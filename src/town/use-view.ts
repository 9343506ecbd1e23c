import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Box,
  bringIn,
  clampView,
  flyTo,
  freeOf,
  type Looked,
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

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({ width: clientWidth, height: clientHeight });

/** What a hand can do to the view: Hands.tsx. */
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
  const [looked, setLooked] = useState<Looked>();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lookedAt = useRef(0);

  const look = useCallback(() => {
    if (!stage.current) return;
    lookedAt.current = performance.now();
    setLooked({ view: now.current, window: sizeOf(stage.current), ratio: devicePixelRatio });
  }, [stage]);

  const put = useCallback(
    (view: View, glide?: Glide) => {
      if (!stage.current || !sheet.current) return;
      const { style, dataset } = sheet.current;
      if (glide) dataset.glide = glide;
      else delete dataset.glide;
      dataset.moving = '';
      style.transform = transformOf(view, sizeOf(stage.current));
      if (view.zoom !== now.current.zoom) style.setProperty('--zoom', String(view.zoom));
      stage.current.toggleAttribute('data-near', view.zoom > 1);
      now.current = view;
      clearTimeout(rest.current);
      rest.current = setTimeout(() => {
        delete dataset.moving;
        look();
      }, REST_MS);
      if (glide === 'fly' || performance.now() - lookedAt.current > LOOK_MS) look();
    },
    [stage, sheet, look],
  );

  /** The window as it is now, and how near it may come. */
  const frame = useCallback(() => {
    const window = stage.current ? sizeOf(stage.current) : { width: 1, height: 1 };
    return { window, most: nearest(window, devicePixelRatio) };
  }, [stage]);

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
    const watcher = new ResizeObserver(() => move(clampView));
    watcher.observe(stage.current);
    return () => watcher.disconnect();
  }, [stage, move]);

  return {
    looked,
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
