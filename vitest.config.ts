import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      '{build,deploy,lab,scripts}/**/*.test.ts',
      'tests/{content,search,spec}/**/*.test.ts',
      'tests/*.test.ts',
    ],
    // No test changes what another one imports, and most of the time went into importing the same modules anew.
    isolate: false,
    // The first to ask reads the whole site; on a machine that does other things too that takes a while.
    testTimeout: 30_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
