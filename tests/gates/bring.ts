import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const read = (file: string) => fs.readFileSync(createRequire(import.meta.url).resolve(file), 'utf8');
export const AXE = read('axe-core/axe.min.js');
export const EQUAL_ACCESS = read('accessibility-checker-engine/ace.js');

/**
 * Evaluates an accessibility engine in the page, so that the page's policy stays in force. Through CDP, because the browser
 * then caches the compiled script, which takes a quarter of the time.
 */
export async function bring(page: Page, engine: string) {
  const devtools = await page.context().newCDPSession(page);
  const { exceptionDetails } = await devtools.send('Runtime.evaluate', { expression: engine });
  await devtools.detach();
  if (exceptionDetails) throw new Error(`The engine could not be loaded: ${exceptionDetails.text}`);
}
