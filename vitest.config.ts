import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'deploy/**/*.test.ts', 'tests/{content,bench,evidence}/**/*.test.ts'],
    // No test changes what another one imports, and most of the time went into importing the same modules anew.
    isolate: false,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
