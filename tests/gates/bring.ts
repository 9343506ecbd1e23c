import type { Page } from '@playwright/test';

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
