import type { Browser } from './browser.ts';
import { expect, PHONE, test } from './test.ts';

const PAGE = '/industries/healthcare_life_science';
const drop = (name: string) => `#menu-${name}`;
const item = (name: string) => `header [data-menu]:has(#menu-${name})`;
const button = (name: string) => `button[aria-controls="menu-${name}"]`;

test('a menu opens by hover, stays open on the way into it, and closes when the pointer leaves', async ({
  visitor,
}) => {
  await visitor.open(PAGE);
  await expect.poll(() => visitor.visible(drop('services'))).toBe(false);
  await visitor.hover(`${item('services')} > a`);
  await expect.poll(() => visitor.visible(drop('services'))).toBe(true);
  await visitor.hover(`${drop('services')} a[href="/services/OpenSource"]`);
  await expect.poll(() => visitor.count(`${drop('services')} a[href="/services/OpenSource"]:hover`)).toBe(1);
  await visitor.leave();
  await expect.poll(() => visitor.visible(drop('services'))).toBe(false);
});

test('a mouse click on the button does not close the menu that hover opened', async ({ visitor }) => {
  await visitor.open(PAGE);
  await visitor.hover(`${item('products')} > a`);
  await visitor.click(button('products'));
  await expect.poll(() => visitor.attribute(button('products'), 'aria-expanded')).toBe('true');
  await expect.poll(() => visitor.visible(drop('products'))).toBe(true);
});

test('by keyboard: the button opens, arrows move, Esc closes and returns focus, Tab leaves', async ({ visitor }) => {
  await visitor.open(PAGE);
  const expanded = () => visitor.attribute(button('products'), 'aria-expanded');
  await visitor.focus(button('products'));
  await visitor.key('Enter');
  await expect.poll(expanded).toBe('true');
  await expect.poll(() => visitor.visible(drop('products'))).toBe(true);
  await visitor.key('ArrowDown');
  await expect.poll(() => visitor.focused(`${drop('products')} a`)).toBe(true);
  await visitor.key('ArrowUp');
  await expect.poll(() => visitor.focused(button('products'))).toBe(true);
  await visitor.key('ArrowDown', 'Escape');
  await expect.poll(expanded).toBe('false');
  await expect.poll(() => visitor.focused(button('products'))).toBe(true);
  await visitor.key('Space');
  await expect.poll(expanded).toBe('true');
  for (let i = 0; i < 10; i++) await visitor.key('Tab');
  await expect.poll(expanded).toBe('false');
});

test('the first Tab reaches the skip link, which leads to the content', async ({ visitor }) => {
  await visitor.open(PAGE);
  await visitor.key('Tab');
  await expect.poll(() => visitor.focused('.skip')).toBe(true);
  await visitor.key('Enter');
  await expect.poll(() => visitor.focused('main')).toBe(true);
});

test.describe('the side panel', () => {
  const panelOpen = (visitor: Browser) =>
    visitor.evaluate(() => document.querySelector<HTMLDialogElement>('#side-panel')?.open ?? false);

  test.beforeEach(async ({ visitor }) => {
    await visitor.resize(PHONE);
    await visitor.open(PAGE);
  });

  test('traps the focus, closes with Esc and returns the focus', async ({ visitor }) => {
    await visitor.focus('[data-burger]');
    await visitor.key('Space');
    await expect.poll(() => panelOpen(visitor)).toBe(true);
    const links = await visitor.count('#side-panel :is(a, summary)');
    for (let i = 0; i <= links; i++) {
      await visitor.key('Tab');
      const where = await visitor.evaluate(() =>
        document.activeElement?.closest('#side-panel') ? 'panel' : document.activeElement?.tagName,
      );
      // Past its last link a dialog lets the focus move to the browser's own controls, never to the page behind it.
      expect(['panel', 'BODY', 'HTML']).toContain(where);
    }
    await visitor.key('Escape');
    await expect.poll(() => panelOpen(visitor)).toBe(false);
    await expect.poll(() => visitor.focused('[data-burger]')).toBe(true);
  });

  test('opens by click, one list at a time, and closes by its button and by the backdrop', async ({ visitor }) => {
    await visitor.click('[data-burger]');
    await expect.poll(() => visitor.visible('[data-close]')).toBe(true);
    const open = () => visitor.count('#side-panel details[open]');
    await visitor.click('#side-panel li:nth-child(2) summary');
    await expect.poll(open).toBe(1);
    await visitor.click('#side-panel li:nth-child(5) summary');
    await expect.poll(open).toBe(1);
    await visitor.click('[data-close]');
    await expect.poll(() => visitor.visible('#side-panel')).toBe(false);
    await visitor.click('[data-burger]');
    await expect.poll(() => panelOpen(visitor)).toBe(true);
    // Clicks the backdrop after the panel has slid in.
    const left = () => visitor.evaluate(() => document.querySelector('#side-panel')?.getBoundingClientRect().left ?? 0);
    await expect.poll(left).toBeGreaterThan(20);
    await visitor.clickAt(10, 400);
    await expect.poll(() => panelOpen(visitor)).toBe(false);
    await expect.poll(() => visitor.focused('[data-burger]')).toBe(true);
  });
});
