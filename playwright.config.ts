import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';

// TEST_PORT lets several checkouts run side by side.
const PORT = Number(process.env.TEST_PORT ?? 4299);

export default defineConfig({
  testDir: 'tests',
  // The planted faults prove the gates; only `npm run test:all` needs them.
  testMatch: ['browser/*.spec.ts', process.env.FULL ? 'gates/*.spec.ts' : 'gates/gates.spec.ts'],
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
