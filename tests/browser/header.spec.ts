import { animationsFinished } from './settled.ts';
import { expect, type Page, test } from './test.ts';

const PAGE = '/industries/healthcare_life_science';
const MENUS = ['Industries', 'Products', 'Services', 'Innovation'];

const item = (page: Page, name: string) =>
  page.locator('header li', { has: page.getByRole('link', { name, exact: true }) }).first();
const drop = (page: Page, name: string) => page.locator(`#menu-${name.toLowerCase()}`);

test('when the script fails to load, menus open with CSS alone', async ({ page }) => {
  await page.route('**/_assets/*.js', (route) => route.abort());
  await page.goto(PAGE);
  await expect(page.locator('html.js')).toHaveCount(0);
  await item(page, 'Services').hover();
  await expect(drop(page, 'Services')).toBeVisible();
});

test.describe('when JavaScript is unavailable', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open by hover and by focus, and every link is in the HTML', async ({ page }) => {
    await page.goto(PAGE);
    for (const name of MENUS) {
      await item(page, name).hover();
      await expect(drop(page, name)).toBeVisible();
    }
    await page.mouse.move(700, 700);
    await item(page, 'Services').getByRole('link', { name: 'Services', exact: true }).focus();
    await expect(drop(page, 'Services')).toBeVisible();
    expect(await page.locator('header a[href="/industries/retail"]').count()).toBe(1);
  });

  test('the side panel opens by its link target and closes again', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PAGE);
    await page.locator('[data-burger]').click();
    await expect(page.locator('#side-panel')).toBeVisible();
    await page.locator('#side-panel summary', { hasText: 'Industries' }).click();
    await expect(page.locator('#side-panel').getByRole('link', { name: 'Retail' })).toBeVisible();
    await page.locator('[data-close]').click();
    await expect(page.locator('#side-panel')).toBeHidden();
  });
});

test('the bar turns white with a shadow past 50 px of scroll, and not before', async ({ page }) => {
  await page.goto(PAGE);
  const bar = page.locator('header');
  const look = () =>
    bar.evaluate((e) => ({ shadow: getComputedStyle(e).boxShadow, ground: getComputedStyle(e).backgroundColor }));
  await page.evaluate(() => scrollTo(0, 50));
  await animationsFinished(page);
  expect((await look()).shadow).toBe('none');
  await page.evaluate(() => scrollTo(0, 51));
  await expect.poll(async () => (await look()).shadow).not.toBe('none');
  await expect.poll(async () => (await look()).ground).toBe('rgb(255, 255, 255)');
  await page.evaluate(() => scrollTo(0, 10));
  await expect.poll(async () => (await look()).shadow).toBe('none');
});

test('the bar’s height grows with the screen', async ({ page }) => {
  await page.goto(PAGE);
  // The height is animated; wait until it has reached the new value.
  const height = () =>
    page.locator('header').evaluate(async (bar) => {
      bar.getBoundingClientRect();
      await Promise.allSettled(bar.getAnimations().map(({ finished }) => finished));
      return bar.getBoundingClientRect().height;
    });
  let narrower = 0;
  for (const width of [390, 1200, 1800]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    const here = await height();
    expect(here).toBeGreaterThan(narrower);
    narrower = here;
  }
});

test('a menu opens at once, is still open 145 ms after the pointer leaves, and closed at 155 ms', async ({ page }) => {
  await page.clock.install();
  await page.goto(PAGE);
  await page.clock.pauseAt(Date.now() + 60_000);
  await item(page, 'Industries').hover();
  await expect(item(page, 'Industries')).toHaveAttribute('data-open', '');
  await page.mouse.move(40, 850);
  await page.clock.runFor(145);
  await expect(item(page, 'Industries')).toHaveAttribute('data-open', '');
  await page.clock.runFor(10);
  await expect(item(page, 'Industries')).not.toHaveAttribute('data-open', '');
});

test('a detour over a neighbour within the closing delay does not close the menu', async ({ page }) => {
  await page.goto(PAGE);
  await item(page, 'Services').hover();
  const panel = drop(page, 'Services');
  await expect(panel).toBeVisible();
  const link = panel.getByRole('link', { name: 'Open Source' });
  const box = await link.boundingBox();
  if (!box) throw new Error('the link is not laid out');
  // Straight down from the bar into the panel, then along to the link.
  await page.mouse.move(box.x + 20, box.y + 20, { steps: 12 });
  await expect(panel).toBeVisible();
});

test('each menu’s own link points to the home page, and there are four columns', async ({ page }) => {
  await page.goto(PAGE);
  for (const name of MENUS) {
    await expect(item(page, name).getByRole('link', { name, exact: true })).toHaveAttribute('href', '/');
    await item(page, name).hover();
    const lefts = await drop(page, name)
      .locator('ul')
      .evaluateAll((lists) => lists.map((e) => Math.round(e.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(4);
  }
});

test('by keyboard: the button opens, arrows move, Esc closes and returns focus, Tab leaves', async ({ page }) => {
  await page.goto(PAGE);
  const button = item(page, 'Products').getByRole('button');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(drop(page, 'Products').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(drop(page, 'Products').getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(button).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  for (let i = 0; i < 12; i++) await page.keyboard.press('Tab');
  await expect(item(page, 'Products')).not.toHaveAttribute('data-open', '');
});

test('by touch: a tap on the button opens and closes', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(PAGE);
  const button = item(page, 'Innovation').getByRole('button');
  await button.tap();
  await expect(drop(page, 'Innovation')).toBeVisible();
  await button.tap();
  await expect(drop(page, 'Innovation')).toBeHidden();
  await context.close();
});

test('the current page is marked in its menu', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.locator(`header [href="${PAGE}"]`)).toHaveAttribute('aria-current', 'page');
  await expect(item(page, 'Industries').getByRole('link', { name: 'Industries', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('four social links open new tabs', async ({ page }) => {
  await page.goto(PAGE);
  const links = page.locator('header [aria-label*="opens in a new tab"]');
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test.describe('the side panel', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('lists the same items as the bar', async ({ page }) => {
    await page.goto(PAGE);
    const hrefs = (root: string) =>
      page
        .locator(`${root} nav :not(p) > a`)
        .evaluateAll((links) => [...new Set(links.map((a) => a.getAttribute('href')))].sort());
    expect(await hrefs('#side-panel')).toEqual(await hrefs('header'));
  });

  test('traps focus, closes by Esc, the close button and the backdrop, and returns focus', async ({ page }) => {
    await page.goto(PAGE);
    const burger = page.locator('[data-burger]');
    const panel = page.locator('#side-panel');
    await burger.focus();
    await page.keyboard.press('Space');
    await expect(page.locator('#side-panel:modal')).toBeVisible();
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() =>
        document.activeElement?.closest('#side-panel') ? 'panel' : document.activeElement?.tagName,
      );
      expect(['panel', 'BODY', 'HTML']).toContain(where);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(burger).toBeFocused();
    await burger.click();
    await page.locator('[data-close]').click();
    await expect(panel).toBeHidden();
    await burger.click();
    await expect(page.locator('#side-panel:modal')).toBeVisible();
    await animationsFinished(page);
    await page.mouse.click(10, 400);
    await expect(panel).toBeHidden();
    await expect(burger).toBeFocused();
  });

  test('it is shown before the rest of the page becomes inert, and a second press changes nothing', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(PAGE);
    const opened = await page.locator('#side-panel').evaluate((panel: HTMLDialogElement) => {
      const burger = document.querySelector<HTMLElement>('[data-burger]');
      burger?.click();
      burger?.click();
      return { open: panel.open, modal: panel.matches(':modal') };
    });
    expect(opened).toEqual({ open: true, modal: false });
    await expect(page.locator('#side-panel:modal')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('any link closes it and opens its page', async ({ page }) => {
    await page.goto(PAGE);
    await page.locator('[data-burger]').click();
    await page.locator('#side-panel').getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL('**/about_us');
    await expect(page.locator('#side-panel')).toBeHidden();
  });
});

test('the skip link is first and leads to the content', async ({ page }) => {
  await page.goto(PAGE);
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip')).toBeFocused();
  await expect(page.locator('.skip')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
