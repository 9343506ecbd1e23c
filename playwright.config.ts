import fs from 'node:fs';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';

// TEST_PORT lets several checkouts run side by side.
const PORT = Number(process.env.TEST_PORT ?? 4299);

/** Tests of pages that the owner may delete. */
const DELETED = ['town', 'evidence']
  .filter((name) => !fs.existsSync(`content/en/${name}.yaml`))
  .map((name) => `browser/${name}.spec.ts`);

export default defineConfig({
  testDir: 'tests',
  // Node reads TypeScript itself, so Playwright need not compile these files with Babel.
  build: { external: ['**/{tests,src,build,deploy,scripts,edit}/**/*.ts'] },
  testMatch: ['browser/*.spec.ts', 'gates/*.spec.ts', 'edit/*.spec.ts'],
  // The planted faults prove the gates, and the editor's tests start a server and builds of their own: only `npm run test:all` needs them.
  testIgnore: [...DELETED, ...(process.env.FULL ? [] : ['gates/planted.spec.ts', 'edit/*.spec.ts'])],
  // Variants of a behaviour that another test tries.
  grepInvert: process.env.FULL ? [] : /@full/,
  outputDir: '.cache/playwright',
  fullyParallel: true,
  // One more than two cores, because pages wait for timers and the network.
  workers: 3,
  retries: 0,
  // Generous, so that a busy machine fails nothing; a green run never waits for them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json', { outputFile: '.cache/playwright.json' }], ['./tests/gates/reporter.ts']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    // A service worker would answer in the server's place; offline.spec.ts allows it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    launchOptions: launchOptions(),
  },
  webServer: { command: 'node scripts/serve.ts', env: { PORT: String(PORT) }, port: PORT, reuseExistingServer: false },
});
