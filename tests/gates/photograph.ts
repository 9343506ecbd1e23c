import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Red, green and blue of every pixel, and where on the screen or the page, in CSS pixels, the first one was. */
export interface Photograph {
  data: Buffer;
  width: number;
  height: number;
  left: number;
  top: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function unpack(image: Buffer, left: number, top: number): Promise<Photograph> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, left, top };
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
  const clip = { x: left, y: top, width: right - left, height: bottom - top };
  return unpack(await page.screenshot({ scale: 'css', clip }), left, top);
}

/**
 * As much of the page, seen from head to foot, as these boxes reach over, at a fraction of its size: the browser draws so much
 * less, and what is lost is lost anyway where a look is shrunk and blurred. Unpacked once, however many the boxes are.
 */
export async function pageOver(page: Page, boxes: Box[], scale: number): Promise<Photograph> {
  const { left, top, right, bottom } = around(boxes);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: left, y: top, width: right - left, height: bottom - top, scale },
  });
  await devtools.detach();
  return unpack(Buffer.from(data, 'base64'), left, top);
}
