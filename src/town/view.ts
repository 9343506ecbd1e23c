/** Everything is measured on this sheet: the outlines of places too. */
export const SHEET = { width: 2880, height: 1620 } as const;
/** How wide the town was traced. */
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

/** What of the sheet is seen: the point in the middle of the window, and how much larger than the sheet that just fills it. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

/** A view that has come to rest, or on the way there: what is loaded follows it. */
export interface Looked {
  view: View;
  window: Size;
  /** Pixels of the screen to one of the window. */
  ratio: number;
}

/** The middle of the sheet, filling the window. */
export const WHOLE: View = { x: SHEET.width / 2, y: SHEET.height / 2, zoom: 1 };

/** A finer screen than this shows no more to most eyes, and would ask for four times the bytes. */
const FINEST = 2;
export const pixelsAPoint = (ratio: number) => Math.min(FINEST, ratio);

/** Window pixels to one of the sheet. */
export const scaleOf = ({ zoom }: Pick<View, 'zoom'>, window: Size) =>
  zoom * Math.max(window.width / SHEET.width, window.height / SHEET.height);

/** A pixel of the render may become so many points of the window: softer than that, there is nothing more to see. */
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

/** Where a point of the window lies on the sheet, and the other way round. */
export function toSheet([x, y]: Point, view: View, window: Size): Point {
  const scale = scaleOf(view, window);
  return [view.x + (x - window.width / 2) / scale, view.y + (y - window.height / 2) / scale];
}
export function toWindow([x, y]: Point, view: View, window: Size): Point {
  const scale = scaleOf(view, window);
  return [window.width / 2 + (x - view.x) * scale, window.height / 2 + (y - view.y) * scale];
}

/** As if the sheet were pulled by so many pixels of the window. */
export function pan(view: View, [dx, dy]: Point, window: Size, most: number): View {
  const scale = scaleOf(view, window);
  return clampView({ ...view, x: view.x - dx / scale, y: view.y - dy / scale }, window, most);
}

/** The view in which a point of the sheet stands at a point of the window. */
export function withAt([x, y]: Point, [left, top]: Point, zoom: number, window: Size, most: number): View {
  const near = between(1, zoom, most);
  const scale = scaleOf({ zoom: near }, window);
  const view = { x: x - (left - window.width / 2) / scale, y: y - (top - window.height / 2) / scale, zoom: near };
  return clampView(view, window, most);
}

/** Nearer or farther; what is under the point stays there. */
export const zoomAbout = (view: View, point: Point, by: number, window: Size, most: number): View =>
  withAt(toSheet(point, view, window), point, view.zoom * by, window, most);

/** The part of the sheet that is in sight. */
export function seen(view: View, window: Size): Box {
  const scale = scaleOf(view, window);
  const [width, height] = [window.width / scale, window.height / scale];
  return { left: view.x - width / 2, top: view.y - height / 2, width, height };
}

/** The sheet lies in the middle of the window by itself; this takes it from there. */
export function transformOf(view: View, window: Size): string {
  const scale = scaleOf(view, window);
  const round = (value: number) => Math.round(value * 100) / 100;
  const [x, y] = [round((SHEET.width / 2 - view.x) * scale), round((SHEET.height / 2 - view.y) * scale)];
  return `translate(${x}px, ${y}px) scale(${Math.round(view.zoom * 10_000) / 10_000})`;
}

/** The same, read from what the browser says of a sheet on its way: matrix(zoom, 0, 0, zoom, x, y). */
export function viewOf(matrix: string, window: Size): View | undefined {
  const [zoom, , , , x, y] = (/^matrix\((.+)\)$/.exec(matrix)?.[1] ?? '').split(',').map(Number);
  if (!zoom || x === undefined || y === undefined) return;
  const scale = scaleOf({ zoom }, window);
  return { x: SHEET.width / 2 - x / scale, y: SHEET.height / 2 - y / scale, zoom };
}

/**
 * What a turn of the wheel means. Away from the reader is nearer, towards is farther and, from the whole sheet, on down the page.
 * On the way back up the page it only scrolls.
 */
export function wheelMeans(deltaY: number, zoom: number, scrolled: boolean): 'zoom' | 'scroll' {
  return zoom > 1 || (deltaY < 0 && !scrolled) ? 'zoom' : 'scroll';
}
