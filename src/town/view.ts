/** The size of the sheet, which is the picture of the town in its own coordinates. Outlines use them too. */
export const SHEET = { width: 2880, height: 1620 } as const;
/** The width of the render in pixels. */
export const RENDERED: number = 5760;

export type Point = [x: number, y: number];
export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}

/** The point of the sheet in the middle of the window, and the zoom; at 1 the sheet just fills the window. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

/** A view with its window and pixel ratio, which decide what is loaded. */
export interface Looked {
  view: View;
  window: Size;
  /** devicePixelRatio. */
  ratio: number;
}

export const WHOLE: View = { x: SHEET.width / 2, y: SHEET.height / 2, zoom: 1 };

/** Higher pixel ratios are treated as this one, because they cost bytes and are hardly visible. */
const FINEST = 2;
export const pixelsAPoint = (ratio: number) => Math.min(FINEST, ratio);

/** Window pixels for one unit of the sheet. */
export const scaleOf = ({ zoom }: Pick<View, 'zoom'>, window: Size) =>
  zoom * Math.max(window.width / SHEET.width, window.height / SHEET.height);

/** The most window pixels for each pixel of the render, which limits the zoom. */
const ENLARGED = 1.25;
export const nearest = (window: Size) => Math.max(1, (ENLARGED * RENDERED) / SHEET.width / scaleOf(WHOLE, window));

export const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The sheet always fills the window. */
export function clampView(view: View, window: Size, most: number): View {
  const zoom = between(1, view.zoom, most);
  const scale = scaleOf({ zoom }, window);
  const [halfWidth, halfHeight] = [window.width / scale / 2, window.height / scale / 2];
  return {
    x: between(halfWidth, view.x, SHEET.width - halfWidth),
    y: between(halfHeight, view.y, SHEET.height - halfHeight),
    zoom,
  };
}

/** Converts a point of the window to a point of the sheet; toWindow is the inverse. */
export function toSheet([x, y]: Point, view: View, window: Size): Point {
  const scale = scaleOf(view, window);
  return [view.x + (x - window.width / 2) / scale, view.y + (y - window.height / 2) / scale];
}
export function toWindow([x, y]: Point, view: View, window: Size): Point {
  const scale = scaleOf(view, window);
  return [window.width / 2 + (x - view.x) * scale, window.height / 2 + (y - view.y) * scale];
}

/** Moves the sheet by window pixels. */
export function pan(view: View, [dx, dy]: Point, window: Size, most: number): View {
  const scale = scaleOf(view, window);
  return clampView({ ...view, x: view.x - dx / scale, y: view.y - dy / scale }, window, most);
}

/** The view in which a point of the sheet is at a point of the window. */
export function withAt([x, y]: Point, [left, top]: Point, zoom: number, window: Size, most: number): View {
  const near = between(1, zoom, most);
  const scale = scaleOf({ zoom: near }, window);
  const view = { x: x - (left - window.width / 2) / scale, y: y - (top - window.height / 2) / scale, zoom: near };
  return clampView(view, window, most);
}

/** Zooms around a point of the window. */
export const zoomAbout = (view: View, point: Point, by: number, window: Size, most: number): View =>
  withAt(toSheet(point, view, window), point, view.zoom * by, window, most);

/** The visible part of the sheet. */
export function seen(view: View, window: Size): Box {
  const scale = scaleOf(view, window);
  const [width, height] = [window.width / scale, window.height / scale];
  return { left: view.x - width / 2, top: view.y - height / 2, width, height };
}

/** The CSS transform for a view; without one the sheet is in the middle of the window. */
export function transformOf(view: View, window: Size): string {
  const scale = scaleOf(view, window);
  const round = (value: number) => Math.round(value * 100) / 100;
  const [x, y] = [round((SHEET.width / 2 - view.x) * scale), round((SHEET.height / 2 - view.y) * scale)];
  return `translate(${x}px, ${y}px) scale(${Math.round(view.zoom * 10_000) / 10_000})`;
}

/** Reads the view of a running animation from its computed transform: matrix(zoom, 0, 0, zoom, x, y). */
export function viewOf(matrix: string, window: Size): View | undefined {
  const [zoom, , , , x, y] = (/^matrix\((.+)\)$/.exec(matrix)?.[1] ?? '').split(',').map(Number);
  if (!zoom || x === undefined || y === undefined) return;
  const scale = scaleOf({ zoom }, window);
  return { x: SHEET.width / 2 - x / scale, y: SHEET.height / 2 - y / scale, zoom };
}

/**
 * Whether a wheel event zooms or scrolls. Up zooms in, down zooms out and, from the whole sheet, scrolls down the page. While
 * the page is scrolled, it only scrolls.
 */
export function wheelMeans(deltaY: number, zoom: number, scrolled: boolean): 'zoom' | 'scroll' {
  return zoom > 1 || (deltaY < 0 && !scrolled) ? 'zoom' : 'scroll';
}
