import { defineConfig } from 'vitest/config';

/** Tests that need a finished build and real servers. */
export default defineConfig({
  test: {
    include: ['tests/hosts/**/*.test.ts'],
    // In sequence, because they share a copy of the build.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
