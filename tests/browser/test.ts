import { test as base, type Page, type TestInfo } from '@playwright/test';
import { site } from '../site-pages.ts';
import { MOVED } from './moved.ts';

export * from '@playwright/test';

const moved = new Set(site.redirects.map(({ from }) => from));

/** Skips a test of a page that content/en/site/redirects.yaml names as moved or gone. */
function skipIfMoved(info: TestInfo, address: string) {
  if (moved.has(address)) info.skip(true, `${MOVED} ${address}`);
}

function skipMoved(page: Page, info: TestInfo) {
  const goto = page.goto.bind(page);
  page.goto = (url, options) => {
    skipIfMoved(info, new URL(url, 'http://localhost').pathname);
    return goto(url, options);
  };
}

/** Playwright's test, in which a page that the owner has moved or removed ends the test as skipped. */
export const test = base.extend({
  context: async ({ context }, use, info) => {
    context.on('page', (page) => skipMoved(page, info));
    await use(context);
  },
});
