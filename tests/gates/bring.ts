import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const read = (file: string) => fs.readFileSync(createRequire(import.meta.url).resolve(file), 'utf8');
export const AXE = read('axe-core/axe.min.js');
export const EQUAL_ACCESS = read('accessibility-checker-engine/ace.js');

/**
 * Brings an engine into a page. Evaluated, not added as a script element: the page's own policy stays in force. And by the
 * browser itself: in the same process it remembers what it has read, which takes a quarter of the time.
 */
export async function bring(page: Page, engine: string) {
  const devtools = await page.context().newCDPSession(page);
  const { exceptionDetails } = await devtools.send('Runtime.evaluate', { expression: engine });
  await devtools.detach();
  if (exceptionDetails) throw new Error(`The engine did not come: ${exceptionDetails.text}`);
}
