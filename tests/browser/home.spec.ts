import { expect, type Page, test } from '@playwright/test';

const SECOND = 1000;
const OUTSIDE = 1190;
const hero = (page: Page) => page.locator('[aria-roledescription="carousel"]');
const stops = (page: Page) => hero(page).getByRole('button', { name: /^Slide \d of 9/ });

/** Which slide shows, read from where the track stands. */
const shown = (page: Page) =>
  hero(page).evaluate((root) => {
    const track = root.querySelector('[data-at]:has(> div)') as HTMLElement;
    const first = track.firstElementChild?.getBoundingClientRect();
    const frame = track.parentElement?.getBoundingClientRect();
    return first && frame ? Math.round((frame.left - first.left) / frame.width) : -1;
  });

async function openWithClock(page: Page) {
  // Taller than the hero, so that the pointer has somewhere to rest outside it.
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.clock.install();
  await page.goto('/');
  await expect(hero(page)).toHaveAttribute('data-live', 'true');
  await page.mouse.move(5, OUTSIDE);
}

test('on a phone the controls can be pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(hero(page)).toHaveAttribute('data-live', 'true');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(stops(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expect(stops(page).nth(0)).toHaveAttribute('aria-current', 'true');
});

test.describe('when JavaScript is unavailable', () => {
  test.use({ javaScriptEnabled: false });

  test('the first slide, all cards, all tab and accordion texts are there to read and scroll', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('The field is too')).toBeVisible();
    await expect(hero(page).locator('picture')).toHaveCount(1);
    for (const name of ['Life Science', 'Voice over IP', 'File-Keeping Solution'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeAttached();
    for (const name of ['Our Value', 'Our Mission', 'Our Vision'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.getByText('Your data stays yours').click();
    await expect(page.getByText('Export everything, at any time')).toBeVisible();
    const scrolls = await page
      .locator('section', { has: page.getByRole('heading', { name: 'Services', exact: true }) })
      .locator('ul')
      .evaluate((e) => {
        const frame = e.parentElement as HTMLElement;
        return frame.scrollWidth > frame.clientWidth && getComputedStyle(frame).overflowX === 'auto';
      });
    expect(scrolls).toBe(true);
  });
});

test('the hero advances every 4 s, forward to the ninth, then backward', async ({ page }) => {
  await openWithClock(page);
  expect(await shown(page)).toBe(0);
  const seen: number[] = [];
  for (let i = 0; i < 10; i++) {
    await page.clock.runFor(4 * SECOND);
    await expect
      .poll(async () => Number(await hero(page).locator('[data-at]:has(> div)').getAttribute('data-at')))
      .toBe(i < 8 ? i + 1 : 15 - i);
    seen.push(Number(await hero(page).locator('[data-at]:has(> div)').getAttribute('data-at')));
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 7, 6]);
});

test('a slide takes 1.2 s', async ({ page }) => {
  await page.goto('/');
  await expect(hero(page)).toHaveAttribute('data-live', 'true');
  await stops(page).nth(2).click();
  const duration = await hero(page)
    .locator('[data-at]:has(> div)')
    .evaluate((e) => getComputedStyle(e).transitionDuration);
  expect(duration).toBe('1.2s');
  await expect.poll(() => shown(page)).toBe(2);
});

test('arrows wrap, stops jump, and each stop has its name on the rule', async ({ page }) => {
  await page.goto('/');
  await expect(hero(page)).toHaveAttribute('data-live', 'true');
  await hero(page).getByRole('button', { name: 'Previous slide' }).click();
  await expect.poll(() => shown(page)).toBe(8);
  await hero(page).getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => shown(page)).toBe(0);
  await expect(stops(page)).toHaveCount(9);
  await expect(stops(page)).toHaveText([
    'Drones',
    'Humanoids',
    'Home care',
    'Schools',
    'Data centre',
    'GPS',
    'Quantum',
    'Buildings',
    'Skills',
  ]);
});

test('the rotation button is first in the carousel’s tab order and pauses', async ({ page }) => {
  await openWithClock(page);
  const first = hero(page).locator('button, a[href]').first();
  await expect(first).toHaveAccessibleName('Pause slides');
  await first.click();
  await page.mouse.move(5, OUTSIDE);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.clock.runFor(20 * SECOND);
  expect(await shown(page)).toBe(0);
  await expect(first).toHaveAccessibleName('Play slides');
});

test('it stops while hovered and while focused', async ({ page }) => {
  await openWithClock(page);
  await page.mouse.move(600, 300);
  await page.clock.runFor(12 * SECOND);
  expect(await shown(page)).toBe(0);
  await page.mouse.move(5, OUTSIDE);
  await stops(page).nth(0).focus();
  await page.clock.runFor(12 * SECOND);
  expect(await shown(page)).toBe(0);
});

test('it stops while the tab is hidden, and goes on afterwards', async ({ page }) => {
  await openWithClock(page);
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await page.clock.runFor(12 * SECOND);
  expect(await shown(page)).toBe(0);
  await hide(false);
  await page.clock.runFor(4 * SECOND);
  await expect(hero(page).locator('[data-at]:has(> div)')).toHaveAttribute('data-at', '1');
});

test('a swipe turns the slide and the cards; a tap does not', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/');
  const drag = (selector: string, from: number, to: number) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (target, [x0, x1]) => {
          const touch = (x: number) => new Touch({ identifier: 1, target, clientX: x, clientY: 200 });
          target.dispatchEvent(
            new TouchEvent('touchstart', { bubbles: true, touches: [touch(x0)], changedTouches: [touch(x0)] }),
          );
          target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [touch(x1)] }));
        },
        [from, to] as [number, number],
      );
  await expect(hero(page)).toHaveAttribute('data-live', 'true');
  const slide = '[aria-roledescription="carousel"] [data-at]:has(> div)';
  await drag(slide, 300, 280);
  await expect(page.locator(slide)).toHaveAttribute('data-at', '0');
  await drag(slide, 300, 120);
  await expect(page.locator(slide)).toHaveAttribute('data-at', '1');
  await drag(slide, 120, 300);
  await expect(page.locator(slide)).toHaveAttribute('data-at', '0');
  const services = carousel(page, 'Services');
  await services.scrollIntoViewIfNeeded();
  await expect(services).toHaveAttribute('data-live', 'true');
  await drag('section[aria-labelledby="services-carousel"] ul', 300, 120);
  await expect(services.locator('ul')).toHaveAttribute('data-first', '1');
  await context.close();
});

test('under 75 kB of script in all, and little to fetch before the first scroll', async ({ page, request }) => {
  const { brotliCompressSync } = await import('node:zlib');
  const scripts = new Set<string>();
  page.on('response', (response) => response.url().endsWith('.js') && scripts.add(new URL(response.url()).pathname));
  await page.goto('/');
  await page.getByRole('heading', { name: 'Future of Technology' }).scrollIntoViewIfNeeded();
  await expect(carousel(page, 'Future of Technology')).toHaveAttribute('data-live', 'true');
  const sizes = await Promise.all(
    [...scripts].map(async (url) => brotliCompressSync(await (await request.get(url)).body()).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(75_000);
});

test('it never starts under reduced motion', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/');
  await expect(hero(page)).toHaveAttribute('data-live', 'true');
  await page.clock.runFor(20 * SECOND);
  await expect(hero(page).getByRole('button', { name: 'Play slides' })).toBeVisible();
  expect(await shown(page)).toBe(0);
  await context.close();
});

test('the first picture is the preloaded, eager one; others come when near', async ({ page }) => {
  await page.goto('/');
  await expect(hero(page).locator('img').first()).toHaveAttribute('fetchpriority', 'high');
  await expect(page.locator('link[rel=preload][as=image]').first()).toHaveAttribute('imagesrcset', /farm-drone-spray/);
  await expect(hero(page)).toHaveAttribute('data-live', 'true');
  await expect(hero(page).locator('picture')).toHaveCount(3);
});

test('the hero sleeps until the page has come to rest, or somebody presses it; the press is not lost', async ({
  page,
}) => {
  const asked: string[] = [];
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  page.on('request', (request) => asked.push(request.url()));
  // The page does not come to rest while its picture is on the way.
  await page.route(/farm-drone-spray/, () => {});
  await page.route(/_assets\/react/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  // Where it would not go by itself.
  const previous = hero(page).getByRole('button', { name: 'Previous slide' });
  await previous.waitFor();
  await page.waitForTimeout(SECOND);
  expect(asked.filter((url) => /HeroCarousel|react/.test(url))).toEqual([]);
  await previous.click();
  await expect.poll(() => asked.some((url) => url.includes('react'))).toBe(true);
  await expect(stops(page).nth(0)).toHaveAttribute('aria-current', 'true');
  arrive();
  await expect(stops(page).nth(8)).toHaveAttribute('aria-current', 'true');
});

const carousel = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });

/** Titles of the cards that are wholly inside the window. */
const cardsIn = (page: Page, name: string) =>
  carousel(page, name)
    .locator('ul')
    .evaluate((list) => {
      const frame = (list.parentElement as HTMLElement).getBoundingClientRect();
      const boxes = [...list.children].map((e) => ({
        box: e.getBoundingClientRect(),
        title: e.querySelector('h3')?.textContent ?? '',
      }));
      const inside = boxes.filter(({ box }) => box.left >= frame.left - 1 && box.right <= frame.right + 1);
      const partly = boxes.filter(({ box }) => box.right > frame.left + 2 && box.left < frame.right - 2);
      return { titles: inside.map(({ title }) => title), half: partly.length - inside.length };
    });

for (const [width, count] of [
  [1440, 3],
  [800, 2],
  [390, 1],
] as const) {
  test(`at ${width} px exactly ${count} consecutive cards show, none by half, and the ends wrap`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const services = carousel(page, 'Services');
    await services.scrollIntoViewIfNeeded();
    await expect(services).toHaveAttribute('data-live', 'true');
    const first = await cardsIn(page, 'Services');
    expect(first).toEqual({ titles: ['Life Science', 'Data Centre', 'Education'].slice(0, count), half: 0 });
    await services.getByRole('button', { name: /^Previous/ }).click();
    await expect
      .poll(async () => (await cardsIn(page, 'Services')).titles.at(-1), { timeout: 4000 })
      .toBe('File-Keeping Solution');
    await services.getByRole('button', { name: /^Next/ }).click();
    await expect.poll(async () => (await cardsIn(page, 'Services')).titles, { timeout: 4000 }).toEqual(first.titles);
  });
}

test('cards are 320 px in a 350 px container and move in 1 s', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Services', 'Future of Technology']) {
    const list = carousel(page, name).locator('ul');
    expect(
      await list
        .locator('li')
        .first()
        .evaluate((e) => e.getBoundingClientRect().height),
    ).toBe(320);
    expect(await list.evaluate((e) => (e.parentElement as HTMLElement).getBoundingClientRect().height)).toBe(350);
    expect(await list.evaluate((e) => getComputedStyle(e).transitionDuration)).toBe('1s');
  }
});

test('a service card opens its own page; cards outside the window are inert', async ({ page }) => {
  await page.goto('/');
  const services = carousel(page, 'Services');
  await services.scrollIntoViewIfNeeded();
  await expect(services).toHaveAttribute('data-live', 'true');
  expect(await services.locator('li').evaluateAll((cards) => cards.map((card) => card.hasAttribute('inert')))).toEqual(
    Array.from({ length: 12 }, (_, i) => i > 2),
  );
  await services.getByRole('link', { name: /Education/ }).click();
  await expect(page).toHaveURL('/service/education');
});

test('tabs follow the WAI-ARIA pattern; the accordion opens one at a time and closes the open one', async ({
  page,
}) => {
  await page.goto('/');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Our Value').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Our Mission')).toBeFocused();
  await expect(tab('Our Mission')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toContainText('Take routine work off people');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Our Value')).toBeFocused();
  const rows = page.locator('details[name="what-we-stand-for-accordion"]');
  await rows.nth(2).locator('summary').click();
  expect(await rows.evaluateAll((all) => all.map((d) => (d as HTMLDetailsElement).open))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  await rows.nth(2).locator('summary').click();
  expect(await rows.evaluateAll((all) => all.map((d) => (d as HTMLDetailsElement).open))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('every Know More leads to /dronepage; technology cards lead to their own pages', async ({ page }) => {
  await page.goto('/');
  const links = await page
    .locator('main a', { hasText: 'Know More' })
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(links.length).toBeGreaterThanOrEqual(9 + 6 + 2);
  expect(new Set(links)).toEqual(new Set(['/dronepage']));
  for (const [name, to] of [
    ['Quantum computing', '/quantum-computing'],
    ['Space science', '/space-science'],
  ] as const)
    await expect(page.getByRole('heading', { name, exact: true }).getByRole('link')).toHaveAttribute('href', to);
});

test('reveals take 800 ms, once, 100 ms apart; under reduced motion everything is visible', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  const second = page.locator('[data-reveal="card"]').nth(1);
  await second.scrollIntoViewIfNeeded();
  await expect(second).toHaveClass(/seen/);
  expect(
    await second.evaluate((e) => [getComputedStyle(e).transitionDuration, getComputedStyle(e).transitionDelay]),
  ).toEqual(['0.8s, 0.8s', '0.1s']);
  const calm = await browser.newContext({ reducedMotion: 'reduce' });
  const still = await calm.newPage();
  await still.goto('/');
  expect(
    await still.locator('[data-reveal]').evaluateAll((all) => all.every((e) => getComputedStyle(e).opacity === '1')),
  ).toBe(true);
  await calm.close();
});
