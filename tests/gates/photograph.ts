import type { Page } from '@playwright/test';
import { type Pixels, readPng } from './png.ts';

/** With where on the screen or the page, in CSS pixels, its first pixel was. */
export interface Photograph extends Pixels {
  left: number;
  top: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Packed by the browser in little time rather than in little space, and unpacked at once. */
async function take(page: Page, clip: Box & { scale: number }, beyond: boolean): Promise<Photograph> {
  const devtools = await page.context().newCDPSession(page);
  const { data: image } = await devtools.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: beyond,
    clip,
  });
  await devtools.detach();
  return { ...readPng(Buffer.from(image, 'base64')), left: clip.x, top: clip.y };
}

/** The smallest box around them all, in whole pixels. */
function around(boxes: Box[]) {
  return {
    left: Math.min(...boxes.map(({ x }) => Math.floor(x))),
    top: Math.min(...boxes.map(({ y }) => Math.floor(y))),
    right: Math.max(...boxes.map((box) => Math.ceil(box.x + box.width))),
    bottom: Math.max(...boxes.map((box) => Math.ceil(box.y + box.height))),
  };
}

/** As much of the window as these boxes reach over; undefined where none of them shows. */
export async function photographOf(page: Page, boxes: Box[]): Promise<Photograph | undefined> {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const wanted = around(boxes);
  const [left, top] = [Math.max(0, wanted.left), Math.max(0, wanted.top)];
  const [right, bottom] = [Math.min(window.width, wanted.right), Math.min(window.height, wanted.bottom)];
  if (!(left < right && top < bottom)) return;
  const scrolled = await page.evaluate(() => [scrollX, scrollY] as const);
  const clip = { x: left + scrolled[0], y: top + scrolled[1], width: right - left, height: bottom - top, scale: 1 };
  return { ...(await take(page, clip, false)), left, top };
}

/**
 * As much of the page, seen from head to foot, as these boxes reach over, at a fraction of its size: the browser draws so much
 * less, and what is lost is lost anyway where a look is shrunk and blurred. Unpacked once, however many the boxes are.
 */
export async function pageOver(page: Page, boxes: Box[], scale: number): Promise<Photograph> {
  const { left, top, right, bottom } = around(boxes);
  return take(page, { x: left, y: top, width: right - left, height: bottom - top, scale }, true);
}
