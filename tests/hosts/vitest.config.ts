import { defineConfig } from 'vitest/config';

/** What needs a finished build and real servers: apart from the tests that need neither. */
export default defineConfig({
  test: {
    include: ['tests/hosts/**/*.test.ts'],
    // One after the other: they share a copy of the build.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
