import { expect, type Page, test } from '@playwright/test';
import { placesIn } from '../../src/families/town-places.ts';
import { LEVELS } from '../../src/town/picture.ts';
import { versions } from '../../src/town/town-data.ts';
import { mapOf } from '../../src/town/town-map.ts';
import { RENDERED } from '../../src/town/view.ts';
import { indexedPages, site } from '../site-pages.ts';

const words = site.pages.find((page) => page.family === 'town');
if (words?.family !== 'town') throw new Error('there is no page of the family town');
const places = placesIn(site);
const { ways } = mapOf(places, versions);
const [first] = places;
if (!first) throw new Error('the town is empty');
const hospital = places.find(({ id }) => id === 'hospital') ?? first;

const outline = (page: Page, id: string) => page.locator(`#at-${id}`);
const block = (page: Page) => page.locator('[data-place]');
const list = (page: Page) => page.getByRole('navigation', { name: words.list.heading });
const clock = (page: Page) => page.getByRole('slider', { name: words.clock.label });

/** Whether the middle of a place is in sight, beside the title block and not under it. */
const isClear = (page: Page, id: string) =>
  outline(page, id).evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return Boolean(over?.closest('svg[role=group]'));
  });

/** At half past eleven in Pune, when one picture is enough. */
async function open(page: Page, hash = '') {
  await page.clock.setFixedTime('2026-11-17T06:00:00Z');
  await page.goto(`/town${hash}`);
  await page.locator('[data-live]').waitFor();
}

/** The keys from one place to another, by the shortest way. */
function keysTo(from: string, to: string): string[] {
  const found = new Map<string, string[]>([[from, []]]);
  for (const [id, keys] of found)
    for (const [key, next] of Object.entries(ways[id] ?? {})) if (!found.has(next)) found.set(next, [...keys, key]);
  return found.get(to) ?? [];
}

test('the address keeps place and hour, and Back works', async ({ page }) => {
  await open(page, `#${hospital.id}@20:30`);
  await expect(block(page).getByRole('heading')).toHaveText(hospital.name);
  await expect(block(page)).toContainText(hospital.lines.night);
  await expect.poll(() => isClear(page, hospital.id)).toBe(true);
  await expect(clock(page)).toHaveAttribute('aria-valuetext', `20:30, ${words.clock.hours.night}`);
  await list(page).getByRole('link', { name: first.name, exact: true }).click();
  await expect(page).toHaveURL(`/town#${first.id}@20:30`);
  await expect(block(page).getByRole('heading')).toHaveText(first.name);
  await page.goBack();
  await expect(block(page).getByRole('heading')).toHaveText(hospital.name);
  await page.goForward();
  await expect(block(page).getByRole('heading')).toHaveText(first.name);
});

test('the clock opens at the hour in Pune, and moves by keys', async ({ page }) => {
  await open(page);
  await expect(clock(page)).toHaveAttribute('aria-valuetext', `11:30, ${words.clock.hours.noon}`);
  await clock(page).focus();
  await page.keyboard.press('End');
  await expect(clock(page)).toHaveAttribute('aria-valuetext', `22:00, ${words.clock.hours.night}`);
  await expect(page).toHaveURL('/town#@22:00');
  await expect(page.locator('[data-hour=night]')).toHaveCSS('opacity', '1');
  await page.getByLabel(words.clock.rain).check();
  await expect(clock(page)).toHaveAttribute('aria-valuetext', `14:00, ${words.clock.hours.rain}`);
  await expect(page).toHaveURL('/town#@14:00-rain');
});

test('another hour is fetched when it is asked for, and tiles when somebody comes near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page);
  await page.waitForLoadState('networkidle');
  const town = () => asked.filter((url) => url.startsWith('/town/'));
  expect(town().every((url) => url.startsWith('/town/noon.'))).toBe(true);
  expect(town().filter((url) => /\d+-\d+-\d+/.test(url))).toEqual([]);
  const nearer = page.getByRole('button', { name: words.zoom.nearer });
  const tilesOf = (level: number) => town().filter((url) => url.includes(`/${level}-`));
  await nearer.click();
  await expect.poll(() => tilesOf(LEVELS[0]).length).toBeGreaterThan(0);
  expect(tilesOf(RENDERED)).toEqual([]);
  for (let i = 0; i < 4; i++) await nearer.click();
  await expect.poll(() => tilesOf(RENDERED).length).toBeGreaterThan(0);
});

test('the filter leaves the places of a reader, and says how many', async ({ page }) => {
  await open(page);
  for (const kind of Object.keys(words.list.kinds)) {
    const mine = places.filter(({ runs }) => runs.includes(kind));
    await list(page).getByRole('combobox').selectOption(kind);
    await expect(list(page).getByRole('link')).toHaveText(mine.map(({ name }) => name));
    const { one, many } = words.list;
    await expect(list(page).getByRole('status')).toHaveText(
      mine.length === 1 ? one : many.replace('{n}', String(mine.length)),
    );
  }
});

for (const [screen, most, use] of [
  ['a phone with three pixels a point', 250, { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }],
  ['a desk with two', 450, { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 }],
] as const)
  test.describe(`on ${screen}`, () => {
    test.use(use);

    test(`the first view weighs at most ${most} kB, at an hour that is not the printed one`, async ({ page }) => {
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) =>
        sizes.push(request.sizes().then((all) => all.responseBodySize + all.responseHeadersSize)),
      );
      // Dawn in Pune.
      await page.clock.setFixedTime('2026-11-17T01:00:00Z');
      await page.goto('/town', { waitUntil: 'networkidle' });
      await page.locator('[data-live]').waitFor();
      await page.waitForLoadState('networkidle');
      expect((await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(most * 1000);
    });
  });

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Drags the picture with one finger; the last move comes half a second later, so that it does not glide on. */
  async function pull(page: Page, by: number) {
    const box = await page.locator('[data-live] svg[role=group]').locator('../..').boundingBox();
    if (!box) throw new Error('there is no picture');
    const session = await page.context().newCDPSession(page);
    let timestamp = Date.now() / 1000;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, after = 0.016) => {
      timestamp += after;
      return session.send('Input.dispatchTouchEvent', {
        type,
        timestamp,
        touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + x, y: box.y + box.height - 30 }],
      });
    };
    const from = by > 0 ? 20 : box.width - 20;
    await touch('touchStart', from);
    for (let step = 1; step <= 8; step++) await touch('touchMove', from + (by * step) / 8);
    await touch('touchMove', from + by, 0.5);
    await touch('touchEnd', from + by);
    await session.detach();
  }

  /** Ends the animation back to the whole town. */
  const finishAnimations = (page: Page) =>
    page.locator('[data-live] svg[role=group]').evaluate(async (svg) => {
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
      for (const animation of svg.parentElement?.getAnimations() ?? []) animation.finish();
    });

  /** Waits until the picture stands still. */
  const pictureRests = (page: Page) =>
    page.locator('[data-live] svg[role=group]').evaluate(async (svg) => {
      const place = () => JSON.stringify(svg.getBoundingClientRect());
      let before = '';
      for (let same = 0; same < 5; ) {
        await new Promise(requestAnimationFrame);
        const now = place();
        same = now === before ? same + 1 : 0;
        before = now;
      }
    });

  /** Every fifth place; `npm run test:all` taps them all. */
  const tapped = process.env.FULL ? places : places.filter((_, i) => i % 5 === 0);
  test('a place opens by a tap in the picture, in a sheet below it', async ({ page }) => {
    test.setTimeout(600_000);
    await open(page);
    for (const { id, name, at } of tapped) {
      /** Where a point of the town stands in the viewport, and how far it is from the middle of the picture. */
      const where = () =>
        page.locator('[data-live] svg[role=group]').evaluate(
          (svg, [x, y]) => {
            const sheet = svg.getBoundingClientRect();
            const stage = (svg.parentElement?.parentElement ?? svg).getBoundingClientRect();
            const left = sheet.left + (x / 2880) * sheet.width;
            return { x: left, y: sheet.top + (y / 1620) * sheet.height, off: left - (stage.left + stage.width / 2) };
          },
          at as [number, number],
        );
      await page.locator('[data-live]').evaluate(() => scrollTo(0, 0));
      await pictureRests(page);
      let { off } = await where();
      for (let i = 0; i < 4 && Math.abs(off) > 150; i++) {
        await pull(page, Math.max(-300, Math.min(300, -off)));
        await pictureRests(page);
        const now = (await where()).off;
        if (Math.abs(now - off) < 4) break;
        off = now;
      }
      const { x, y } = await where();
      await page.touchscreen.tap(x, y);
      await expect(block(page).getByRole('heading'), id).toHaveText(name);
      const sheet = await block(page).boundingBox();
      expect(sheet?.x).toBe(0);
      expect(sheet?.width).toBe(390);
      await block(page).getByRole('button').tap();
      await expect(block(page)).toHaveCount(0);
      await finishAnimations(page);
    }
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  // A walk through the whole town: fifty flights would be most of the work.
  test('every place is walked to and opened by keys alone', async ({ page }) => {
    await open(page);
    const focused = () => page.evaluate(() => document.activeElement?.id ?? '');
    for (let i = 0; i < 40 && (await focused()) !== `at-${first.id}`; i++) await page.keyboard.press('Tab');
    let here = first.id;
    for (const { id, name, pages } of places) {
      for (const key of keysTo(here, id)) await page.keyboard.press(key);
      await expect(outline(page, id)).toBeFocused();
      await page.keyboard.press('Enter');
      const heading = block(page).getByRole('heading');
      await expect(heading).toBeFocused();
      await expect(heading).toHaveText(name);
      // From here the Tab key leads to its pages.
      await page.keyboard.press('Tab');
      await expect(block(page).locator(`a[href="${pages[0]?.to}"]`)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(block(page)).toHaveCount(0);
      await expect(outline(page, id)).toBeFocused();
      here = id;
    }
  });

  test('each of the pages is two choices away: its place, and itself', async ({ page }) => {
    await open(page);
    expect(places.flatMap(({ pages }) => pages.map(({ to }) => to)).sort()).toEqual(
      indexedPages.map(({ path }) => path).sort(),
    );
    for (const { name, pages } of places) {
      await list(page).getByRole('link', { name, exact: true }).click();
      const links = block(page).getByRole('listitem').getByRole('link');
      await expect
        .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
        .toEqual(pages.map(({ to }) => to));
    }
  });

  test('nothing flies and nothing fades', async ({ page }) => {
    await open(page, `#${hospital.id}@20:30`);
    const sheet = page.locator('[data-live] svg[role=group]').locator('..');
    await list(page).getByRole('link', { name: first.name, exact: true }).click();
    expect(await sheet.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s');
    for (const hour of await page.locator('[data-hour]').all())
      expect(await hour.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s');
  });
});

test.describe('when JavaScript is unavailable', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture is an image map that leads to the words of each place', async ({ page }) => {
    await page.goto('/town');
    const areas = page.locator('map area');
    await expect(areas).toHaveCount(places.length);
    for (const { id, name, what, where, pages } of places) {
      await expect(page.locator(`map area[href="#${id}"]`)).toHaveAttribute('alt', name);
      const entry = page.locator(`article#${id}`);
      for (const text of [name, what, where]) await expect(entry).toContainText(text);
      for (const { to } of pages) await expect(entry.locator(`a[href="${to}"]`)).toBeVisible();
    }
    const picture = page.locator('img[usemap]');
    expect((await picture.boundingBox())?.width).toBe(1152);
    await expect(page.getByRole('slider')).toHaveCount(0);
  });

  test('each place is chosen in the picture and from the list', async ({ page }) => {
    await page.goto('/town');
    const picture = page.locator('img[usemap]');
    const isThere = async (id: string) => {
      await expect(page, id).toHaveURL(`/town#${id}`);
      await expect(page.locator(`article#${id}`)).toBeInViewport();
    };
    for (const { id, at } of places) {
      const [x, y] = at.map((value) => (value / 2880) * 1152) as [number, number];
      await picture.click({ position: { x, y } });
      await isThere(id);
    }
    for (const { id, name } of places) {
      await list(page).getByRole('link', { name, exact: true }).click();
      await isThere(id);
    }
  });
});
