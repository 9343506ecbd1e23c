import { defineConfig } from 'vitest/config';

/** Tests that hash every picture, load the whole site many times or load a large library: `npm run check` leaves them to `npm test`. */
const SLOW = [
  'tests/content/{faults,languages,optional-pages,pictures,town-pictures,another-name,company,entries,json-schemas}.test.ts',
  'tests/search/*.test.ts',
  'tests/gates/record.test.ts',
  'deploy/{server,serving,static}.test.ts',
  'scripts/{setup,own-pictures}.test.ts',
  'edit/server/every-scalar.test.ts',
  'edit/marks/marks.test.tsx',
  'src/content/site-cache.test.ts',
];

/** Tests that open a copy of the whole site for every edit: `npm test` leaves them to `npm run test:all`, with the editor's browser tests. */
const FULL = ['edit/server/session.test.ts'];

const common = {
  // Tests change nothing that another one imports, and a fresh module graph per file would double the time.
  isolate: false,
  // The first test to run loads the whole site, which takes a while on a busy machine.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
};

export default defineConfig({
  test: {
    // Tests read these files without importing them, so any change to them runs everything.
    forceRerunTriggers: [
      '**/content/{en,mr,hi}/**',
      '**/renders/*.json',
      '**/package.json',
      '**/vitest.config.ts',
      '**/*.css',
    ],
    projects: [
      {
        test: {
          ...common,
          name: 'fast',
          include: ['{src,build,deploy,edit,lab,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [...SLOW, ...FULL, 'tests/hosts/**', '**/node_modules/**'],
        },
      },
      { test: { ...common, name: 'slow', include: SLOW } },
      { test: { ...common, name: 'full', include: FULL } },
    ],
  },
});
