import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      '{build,deploy,lab}/**/*.test.ts',
      'tests/{content,search,spec}/**/*.test.ts',
      'tests/*.test.ts',
    ],
    // No test changes what another one imports, and most of the time went into importing the same modules anew.
    isolate: false,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
