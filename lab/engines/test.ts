import { test as base } from '@playwright/test';
import { Browser } from './browser.ts';
import { firefox } from './firefox.ts';
import type { Engine, Wire } from './webdriver.ts';

export { expect } from '@playwright/test';

export const DESKTOP = { width: 1440, height: 1200 };
/** WebKitGTK's test browser is at least 447 px wide, because its toolbar does not shrink further. */
export const PHONE = { width: 450, height: 844 };

/** Playwright runs the tests and retries the assertions; it does not control these browsers. */
export const test = base.extend<{ visitor: Browser }, { engine: Engine; wire: Wire | undefined }>({
  engine: [firefox, { option: true, scope: 'worker' }],
  wire: [
    async ({ engine }, use) => {
      const wire = engine.missing ? undefined : await engine.launch();
      await use(wire);
      await wire?.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, wire, baseURL }, use, info) => {
    info.skip(!wire, engine.missing ?? '');
    if (!wire || !baseURL) return;
    const visitor = new Browser(engine.name, wire, baseURL);
    await visitor.resize(DESKTOP);
    await use(visitor);
  },
});
