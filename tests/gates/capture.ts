import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

/** Decoded pixels, four bytes each, and the position of the first one in CSS pixels. */
export interface Capture {
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

/** One per page, because a page takes dozens of screenshots. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Takes a screenshot that is encoded fast rather than small, and decodes it. */
async function take(page: Page, clip: Box & { scale: number }, beyondViewport: boolean): Promise<Capture> {
  const devtools = await sessionOf(page);
  const { data: image } = await devtools.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: beyondViewport,
    clip,
  });
  const pixels = sharp(Buffer.from(image, 'base64')).ensureAlpha().raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, left: clip.x, top: clip.y };
}

/** The smallest box around all of them, in whole pixels. */
function around(boxes: Box[]) {
  return {
    left: Math.min(...boxes.map(({ x }) => Math.floor(x))),
    top: Math.min(...boxes.map(({ y }) => Math.floor(y))),
    right: Math.max(...boxes.map((box) => Math.ceil(box.x + box.width))),
    bottom: Math.max(...boxes.map((box) => Math.ceil(box.y + box.height))),
  };
}

/** The part of the viewport that these boxes cover; undefined if none of them is in it. */
export async function captureViewport(page: Page, boxes: Box[]): Promise<Capture | undefined> {
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  const wanted = around(boxes);
  const [left, top] = [Math.max(0, wanted.left), Math.max(0, wanted.top)];
  const [right, bottom] = [Math.min(viewport.width, wanted.right), Math.min(viewport.height, wanted.bottom)];
  if (!(left < right && top < bottom)) return;
  const scrolled = await page.evaluate(() => [scrollX, scrollY] as const);
  const clip = { x: left + scrolled[0], y: top + scrolled[1], width: right - left, height: bottom - top, scale: 1 };
  return { ...(await take(page, clip, false)), left, top };
}

/** The part of the page that these boxes cover, scaled down. */
export async function capturePage(page: Page, boxes: Box[], scale: number): Promise<Capture> {
  const { left, top, right, bottom } = around(boxes);
  return take(page, { x: left, y: top, width: right - left, height: bottom - top, scale }, true);
}
