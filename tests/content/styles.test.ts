import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BREAKPOINTS } from '../../src/model/breakpoints.ts';

const read = (pattern: string) => fs.globSync(pattern).map((file) => [file, fs.readFileSync(file, 'utf8')] as const);
const sheets = read('src/**/*.css');
const queriesIn = (css: string) => [...css.matchAll(/@media[^{]*/g)].map(([query]) => query);

describe('the styles', () => {
  it('are found', () => expect(sheets.length).toBeGreaterThan(40));

  /** Paper is narrower than a tablet, and set wide: a narrow layout that does not say `screen` would reach it. */
  it.each(sheets)('%s keeps narrow layouts to screens', (_, css) => {
    for (const query of queriesIn(css)) if (query.includes('max-width')) expect(query).toMatch(/^@media screen and /);
  });

  it.each(sheets)('%s turns at known widths alone', (_, css) => {
    const known = new Set<number>(Object.values(BREAKPOINTS));
    for (const query of queriesIn(css))
      for (const [rule, side, width] of query.matchAll(/(min|max)-width: (\d+)px/g))
        expect(known.has(Number(width) - (side === 'min' ? 1 : 0)), rule).toBe(true);
  });
});

it('no script writes a width of its own', () => {
  for (const [file, code] of read('src/**/*.{ts,tsx,astro}'))
    if (file !== 'src/model/breakpoints.ts' && !file.endsWith('.test.ts'))
      expect(code, file).not.toMatch(/(min|max)-width: \d/);
});

it('nothing but the model knows how the address of a picture is built', () => {
  for (const [file, code] of read('{src,build,deploy}/**/*.{ts,tsx}'))
    if (!/test\.tsx?$|model\/picture/.test(file)) expect(code, file).not.toMatch(/\\d\+x\\d\+|renders\/\$\{/);
});
