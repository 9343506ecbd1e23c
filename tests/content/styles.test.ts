import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BREAKPOINTS } from '../../src/model/breakpoints.ts';

const read = (pattern: string) => fs.globSync(pattern).map((file) => [file, fs.readFileSync(file, 'utf8')] as const);
const sheets = read('src/**/*.css');
const queriesIn = (css: string) => [...css.matchAll(/@media[^{]*/g)].map(([query]) => query);

describe('the styles', () => {
  it('are not empty', () => expect(sheets.length).toBeGreaterThan(40));

  /** Paper is narrower than a tablet but uses the wide layout, so narrow layouts must be limited to `screen`. */
  it.each(sheets)('%s limits narrow layouts to screens', (_, css) => {
    for (const query of queriesIn(css)) if (query.includes('max-width')) expect(query).toMatch(/^@media screen and /);
  });

  it.each(sheets)('%s uses only known breakpoints', (_, css) => {
    const known = new Set<number>(Object.values(BREAKPOINTS));
    for (const query of queriesIn(css))
      for (const [rule, side, width] of query.matchAll(/(min|max)-width: (\d+)px/g))
        expect(known.has(Number(width) - (side === 'min' ? 1 : 0)), rule).toBe(true);
  });
});

it('no script has a breakpoint of its own', () => {
  for (const [file, code] of read('src/**/*.{ts,tsx,astro}'))
    if (file !== 'src/model/breakpoints.ts' && !file.endsWith('.test.ts'))
      expect(code, file).not.toMatch(/(min|max)-width: \d/);
});

it('only src/model builds the URL of a picture', () => {
  for (const [file, code] of read('{src,build,deploy}/**/*.{ts,tsx}'))
    if (!/test\.tsx?$|model\/picture/.test(file)) expect(code, file).not.toMatch(/\\d\+x\\d\+|renders\/\$\{/);
});
