import type { Browser } from './browser.ts';
import { expect, test } from './test.ts';

const cards = (visitor: Browser) =>
  visitor.evaluate(
    () => [...document.querySelectorAll<HTMLElement>('[data-module]')].filter((card) => card.checkVisibility()).length,
  );

test('the module grid filters by text and by group, and says when nothing is left', async ({ visitor }) => {
  await visitor.open('/product/SchoolAutomation');
  const all = await cards(visitor);
  expect(all).toBe(20);
  await visitor.focus('[data-filter] input');
  await visitor.type('fees');
  await expect.poll(() => cards(visitor)).toBeLessThan(all);
  expect(await cards(visitor)).toBeGreaterThan(0);
  await visitor.type(' xyzzy');
  await expect.poll(() => cards(visitor)).toBe(0);
  await expect.poll(() => visitor.visible('[data-modules] [data-none]')).toBe(true);
  await visitor.evaluate(() => document.querySelector<HTMLInputElement>('[data-filter] input')?.select());
  await visitor.type('\uE003');
  await expect.poll(() => cards(visitor)).toBe(all);
  await visitor.click('[data-filter] button[data-group]:nth-of-type(2)');
  await expect.poll(() => cards(visitor)).toBeLessThan(all);
  await expect.poll(() => visitor.count('[data-filter] button[aria-pressed=true]')).toBe(1);
});
