import type { Browser } from './browser.ts';
import { expect, test } from './test.ts';

const PAGE = '/industries/healthcare_life_science';
const DIALOG = '#search';
const FIELD = '#search-words';
const CHOSEN = '[role=option][aria-selected=true]';

const isOpen = (visitor: Browser) =>
  visitor.evaluate((css) => document.querySelector<HTMLDialogElement>(css)?.open ?? false, DIALOG);

test('search opens by its button and by Ctrl K, and Esc closes it and returns focus', async ({ visitor }) => {
  await visitor.open(PAGE);
  const ways = [() => visitor.chord('Control', 'k'), () => visitor.click('header [data-search]')];
  for (const way of ways) {
    await way();
    await expect.poll(() => isOpen(visitor)).toBe(true);
    await expect.poll(() => visitor.focused(FIELD)).toBe(true);
    expect(await visitor.value(FIELD)).toBe('');
    await visitor.key('Escape');
    await expect.poll(() => isOpen(visitor)).toBe(false);
  }
  await expect.poll(() => visitor.focused('header [data-search]')).toBe(true);
});

test('a query finds pages and their sections; arrows select, Enter opens', async ({ visitor }) => {
  await visitor.open(PAGE);
  await visitor.chord('Control', 'k');
  await expect.poll(() => visitor.focused(FIELD)).toBe(true);
  await visitor.type('payroll');
  await expect.poll(() => visitor.text(CHOSEN)).toMatch(/^School/);
  await expect.poll(() => visitor.count('[role=option][data-part]')).toBeGreaterThan(0);
  await visitor.key('ArrowDown');
  await expect.poll(() => visitor.text(CHOSEN)).toMatch(/^Payroll/);
  expect(await visitor.focused(FIELD)).toBe(true);
  const to = await visitor.attribute(CHOSEN, 'href');
  await visitor.key('Enter');
  await expect.poll(() => visitor.evaluate(() => location.pathname + location.hash)).toBe(to);
});

test('when nothing is found it says so and links to the list of every page', async ({ visitor }) => {
  await visitor.open(PAGE);
  await visitor.chord('Control', 'k');
  await expect.poll(() => visitor.focused(FIELD)).toBe(true);
  await visitor.type('zzqqxx');
  await expect.poll(() => visitor.visible('#search a[href="/search"]')).toBe(true);
  expect(await visitor.text(`${DIALOG} [role=status]`)).toContain('zzqqxx');
});
