import { expect, it } from 'vitest';
import { indexedPages } from '../../content/registry.ts';
import { show } from '../testing.tsx';

const DRAWN = ['screen', 'report', 'rack-elevation', 'keyed'];
const products = indexedPages.filter(({ family }) => family === 'product');

it('every product page draws a working screen', () => {
  const without = products.filter(({ sections }) => !sections.some(({ kind }) => DRAWN.includes(kind)));
  expect(without.map(({ path }) => path)).toEqual([]);
});

it('says that its data is a sample, and shows all of it', () => {
  const screens = products.flatMap(({ sections }) => sections.flatMap((one) => (one.kind === 'screen' ? [one] : [])));
  expect(screens.length).toBeGreaterThanOrEqual(6);
  for (const screen of screens) {
    const html = show(screen);
    expect(html).toContain('Drawn sample');
    expect(html).toContain(screen.title);
  }
});
