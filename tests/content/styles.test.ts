import fs from 'node:fs';
import { expect, it } from 'vitest';

/** Paper is narrower than a tablet, and set wide: a narrow layout that does not say `screen` would reach it. */
it('keeps narrow layouts to screens', () => {
  const sheets = fs.globSync('src/**/*.css');
  expect(sheets.length).toBeGreaterThan(40);
  for (const sheet of sheets)
    for (const [query] of fs.readFileSync(sheet, 'utf8').matchAll(/@media[^{]*max-width[^{]*/g))
      expect(query, sheet).toMatch(/^@media screen and /);
});
