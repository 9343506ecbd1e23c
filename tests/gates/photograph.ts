import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Red, green and blue of every pixel, one to a CSS pixel, and where on the screen or the page the first one was. */
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
 * As much of the page, seen from head to foot, as these boxes reach over; unpacked once however many they are. Packed as a
 * JPEG, in a quarter less time than as a PNG: what that changes is lost where a look is shrunk and blurred.
 */
export async function pageOver(page: Page, boxes: Box[]): Promise<Photograph> {
  const { left, top, right, bottom } = around(boxes);
  const clip = { x: left, y: top, width: right - left, height: bottom - top };
  const image = await page.screenshot({
    type: 'jpeg',
    quality: 100,
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    clip,
  });
  return unpack(image, left, top);
}
