import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { compress } from '../../build/compress.ts';
import { withPolicy } from '../../build/csp.ts';
import type { BuiltFile } from '../../deploy/built-files.ts';
import { createServer } from '../../deploy/server.ts';
import { CHROMIUM_ARGS } from '../../scripts/browser.ts';
import { ROOT } from '../../scripts/setup.mjs';
import { PHONE } from './slow-phone.ts';

const DIST = path.join(ROOT, 'dist');
const FLOOR = path.join(ROOT, '.cache/floor');

/** Runs in the page: removes everything that the first screen does not need. */
function strip() {
  // First, because the page's policy blocks a changed style and the layout would be lost.
  for (const element of document.querySelectorAll('img, iframe')) {
    const { top, left } = element.getBoundingClientRect();
    const seen = top < innerHeight && left < innerWidth && element.checkVisibility();
    if (!seen) (element.closest('picture') ?? element).remove();
  }
  for (const element of document.querySelectorAll('script, link[as="font"], link[rel="modulepreload"]'))
    element.remove();
  for (const style of document.querySelectorAll('style'))
    style.textContent = (style.textContent ?? '').replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');
}

/**
 * The floor of a page is the same page without scripts, web fonts and pictures below the fold: the minimum
 * that could paint its first screen. Floors are served by our own server, compressed and with their own policies.
 */
export async function createFloor(base: string, pages: BuiltFile[], executablePath: string) {
  // A copy of the whole build, so that the floors have their pictures; then the floors replace the pages.
  fs.rmSync(FLOOR, { recursive: true, force: true });
  fs.cpSync(DIST, FLOOR, { recursive: true, filter: (file) => !/\.html(\.br|\.gz)?$/.test(file) });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  for (const { path: address, file } of pages) {
    // A new page, because nothing counts as painted during a transition from the last one.
    const page = await context.newPage();
    await page.goto(base + address, { waitUntil: 'load' });
    await page.evaluate(strip);
    const html = await page.content();
    await page.close();
    fs.writeFileSync(path.join(FLOOR, file), withPolicy(html));
  }
  await browser.close();
  await compress(FLOOR, pages);
  return createServer(FLOOR);
}
