import { defineConfig } from '@playwright/test';
import { ENGINES } from './engines.ts';
import type { Engine } from './webdriver.ts';

const PORT = Number(process.env.TEST_PORT ?? 4298);

/** The behaviour tests in engines other than Chromium, one project for each. */
export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  outputDir: '../../.cache/engines',
  fullyParallel: false,
  workers: ENGINES.length,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { baseURL: `http://localhost:${PORT}` },
  projects: ENGINES.map((engine) => ({ name: engine.name, use: { engine } })),
  webServer: {
    command: 'node scripts/serve.ts',
    cwd: '../..',
    env: { PORT: String(PORT) },
    port: PORT,
    reuseExistingServer: false,
  },
});
