import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { compress } from '../../build/compress.ts';
import { type BuiltFile, inlineHashes } from '../../build/site-map.ts';
import { contentSecurityPolicy } from '../../deploy/policy.ts';
import { createServer } from '../../deploy/server.ts';
import { CHROMIUM_ARGS } from '../../scripts/browser.ts';
import { ROOT } from '../../scripts/setup.mjs';
import { PHONE } from './slow-phone.ts';

/** Where the floors lie, as seen from the repository. */
const FOLDER = '.cache/floor';

/** Runs in the page: takes away what is not needed to paint the first screen. */
function strip() {
  // First: the policy of the page refuses a style that was changed, and without it nothing stands in its place.
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
 * The floor of a page is the same page with every script, every font that has to be fetched and every picture below the fold removed: the least
 * that could paint its first screen. Floors are served by our own server, compressed and with policies of their own.
 */
export async function createFloor(base: string, pages: BuiltFile[], files: BuiltFile[], executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  const floors: BuiltFile[] = [];
  for (const built of pages) {
    // A page of its own: in the moment of a transition from the last one nothing counts as seen.
    const page = await context.newPage();
    await page.goto(base + built.path, { waitUntil: 'load' });
    await page.evaluate(strip);
    const html = await page.content();
    await page.close();
    const file = path.posix.join(FOLDER, built.file);
    fs.mkdirSync(path.join(ROOT, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(ROOT, file), html);
    floors.push({ ...built, file, csp: contentSecurityPolicy(inlineHashes(html)) });
  }
  await browser.close();
  await compress(ROOT, floors);
  const others = files.filter(({ csp }) => !csp).map((built) => ({ ...built, file: `dist/${built.file}` }));
  return createServer(ROOT, [...floors, ...others]);
}
