import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'deploy/**/*.test.ts', 'tests/{content,bench,evidence}/**/*.test.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
