import { type Box, between, type Point, pan, type Size, scaleOf, toWindow, type View, WHOLE, withAt } from './view.ts';

/** The largest share of the free part of the window that a place fills, and the largest zoom for a small one. */
const FILLS = 0.62;
const NEAR = 3.2;

/** The view with a place in the middle of the free part of the window. */
export function flyTo(place: Box, window: Size, free: Box, most: number): View {
  const scale = FILLS * Math.min(free.width / place.width, free.height / place.height);
  const zoom = Math.min(NEAR, scale / scaleOf(WHOLE, window));
  const middle = (box: Box): Point => [box.left + box.width / 2, box.top + box.height / 2];
  return withAt(middle(place), middle(free), zoom, window, most);
}

/** A covered corner wider than this share of the window leaves no room next to it. */
const WIDE_CORNER = 0.7;

/** The part of the window that is not covered: next to a covered corner, or above it if it is wide. */
export function freeOf(window: Size, corner?: Box): Box {
  const whole = { left: 0, top: 0, ...window };
  if (!corner) return whole;
  if (corner.width > WIDE_CORNER * window.width) return { ...whole, height: Math.max(1, corner.top) };
  const right = corner.left + corner.width;
  return corner.left >= window.width - right
    ? { ...whole, width: corner.left }
    : { ...whole, left: right, width: window.width - right };
}

/** The least distance of a point from the edges, as a share of the window. */
const MARGIN = 0.14;

/** Moves the view just far enough for a point to be inside the free part of the window. */
export function bringIn(point: Point, view: View, window: Size, free: Box, most: number): View {
  const [x, y] = toWindow(point, view, window);
  const inset = MARGIN * Math.min(free.width, free.height);
  const missing = (value: number, start: number, size: number) =>
    between(start + inset, value, start + size - inset) - value;
  return pan(view, [missing(x, free.left, free.width), missing(y, free.top, free.height)], window, most);
}
