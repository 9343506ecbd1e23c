import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';

// Another one where several checkouts are tested side by side.
const PORT = Number(process.env.TEST_PORT ?? 4299);

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  // One more than the two cores it is meant for: a page waits now and then.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  reporter: [['dot'], ['json', { outputFile: '.cache/playwright.json' }], ['./tests/gates/reporter.ts']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    // A worker between test and server would be one more thing to reckon with; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    launchOptions: launchOptions(),
  },
  webServer: { command: 'node scripts/serve.ts', env: { PORT: String(PORT) }, port: PORT, reuseExistingServer: false },
});
