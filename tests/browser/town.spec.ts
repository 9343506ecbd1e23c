import { placesIn } from '../../src/families/town-places.ts';
import { LEVELS } from '../../src/town/picture.ts';
import { versions } from '../../src/town/town-data.ts';
import { mapOf } from '../../src/town/town-map.ts';
import { RENDERED } from '../../src/town/view.ts';
import { LEAST, wordsOnScreen } from '../gates/pixels.ts';
import { indexedPages, site } from '../site-pages.ts';
import { comesToRest } from './settled.ts';
import { expect, type Page, test } from './test.ts';

const words = site.pages.find((page) => page.family === 'town');
if (words?.family !== 'town') throw new Error('there is no page of the family town');
const places = placesIn(site);
const { neighbours } = mapOf(places, versions, []);
const [first] = places;
if (!first) throw new Error('the town is empty');
const hospital = places.find(({ id }) => id === 'hospital') ?? first;

// The town opens at the reader's hour; most tests start at half past eleven in the morning.
test.use({ timezoneId: 'Asia/Kolkata' });

const outline = (page: Page, id: string) => page.locator(`#at-${id}`);
const block = (page: Page) => page.locator('[data-place]');
const list = (page: Page) => page.getByRole('navigation', { name: words.list.heading });
const clock = (page: Page) => page.getByRole('slider', { name: words.clock.label });

/** Whether the centre of a place is visible and not covered by the title block. */
const isClear = (page: Page, id: string) =>
  outline(page, id).evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return Boolean(over?.closest('svg[role=group], [data-label]'));
  });

/** At half past eleven, when one picture is enough. */
async function open(page: Page, hash = '') {
  await page.clock.setFixedTime('2026-11-17T06:00:00Z');
  await page.goto(`/town${hash}`);
  await page.locator('[data-live]').waitFor();
}

/** The shortest key sequence from one place to another. */
function keysTo(from: string, to: string): string[] {
  const found = new Map<string, string[]>([[from, []]]);
  for (const [id, keys] of found)
    for (const [key, next] of Object.entries(neighbours[id] ?? {}))
      if (!found.has(next)) found.set(next, [...keys, key]);
  return found.get(to) ?? [];
}

/** Every tenth place; `npm run test:all` opens them all. */
const fewPlaces = process.env.FULL ? places : places.filter((_, at) => at % 10 === 0);

test('the URL stores place and hour, and Back works', async ({ page }) => {
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

test('the clock opens at the reader’s hour and moves by keys; rain falls at every hour and leaves the clock alone', async ({
  page,
}) => {
  await open(page);
  await expect(clock(page)).toHaveAttribute('aria-valuetext', `11:30, ${words.clock.hours.noon}`);
  await clock(page).focus();
  await page.keyboard.press('End');
  await expect(clock(page)).toHaveAttribute('aria-valuetext', `22:00, ${words.clock.hours.night}`);
  await expect(page).toHaveURL('/town#@22:00');
  await expect(page.locator('[data-hour=night]')).toHaveCSS('opacity', '1');
  const changes = page.locator('[data-changes]');
  await expect(changes).toHaveText(words.clock.changes.night);
  const rain = page.getByLabel(words.clock.rain);
  await rain.check();
  const wet = (hour: string) => words.clock.wet.replace('{hour}', hour);
  await expect(clock(page)).toHaveAttribute('aria-valuetext', `22:00, ${wet(words.clock.hours.night)}`);
  await expect(changes).toHaveText(`${words.clock.changes.night} ${words.clock.changes.rain}`);
  await expect(page).toHaveURL('/town#@22:00-rain');
  await clock(page).focus();
  await page.keyboard.press('Home');
  await expect(clock(page)).toHaveAttribute('aria-valuetext', `06:00, ${wet(words.clock.hours.dawn)}`);
  await expect(rain).toBeChecked();
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the town opens at the hour there', async ({ page }) => {
    await open(page);
    // Half past eleven in Pune is one in the morning there.
    await expect(clock(page)).toHaveAttribute('aria-valuetext', `22:00, ${words.clock.hours.night}`);
  });
});

test('eight names stand in the picture, readable at every hour in both themes', async ({ page }) => {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, '#@12:00');
    const labels = page.locator('[data-label]');
    await expect(labels).toHaveCount(8);
    const names = await labels.allTextContents();
    for (const [hash, hour] of Object.entries({
      ...(process.env.FULL && { '06:00': 'dawn', '18:00': 'dusk', '14:00-rain': 'rain' }),
      '12:00': 'noon',
      '21:00': 'night',
    })) {
      await page.evaluate((to) => location.assign(to), `#@${hash}`);
      await expect(page.locator(`[data-hour=${hour}]`)).toHaveCSS('opacity', '1');
      const measured = (await wordsOnScreen(page)).filter((line) => names.includes(line.words));
      if (measured.length < 8) faults.push(`${colorScheme} ${hour}: ${measured.length} names measured`);
      for (const { words: name, ratio } of measured)
        if (ratio < LEAST) faults.push(`${colorScheme} ${hour}: ${name} has ${ratio.toFixed(1)} : 1`);
    }
  }
  expect(faults).toEqual([]);
});

test('zooming in writes more names, and none touches another', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const labels = page.locator('[data-label] > b');
  const touching = () =>
    labels.evaluateAll((all) => {
      const boxes = all.map((label) => ({ name: label.textContent, box: label.getBoundingClientRect() }));
      return boxes.flatMap(({ name, box }, at) =>
        boxes
          .slice(at + 1)
          .filter(
            ({ box: other }) =>
              box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
          )
          .map((other) => `${name} and ${other.name}`),
      );
    });
  await expect(labels).toHaveCount(8);
  expect(await touching()).toEqual([]);
  await page.getByRole('button', { name: words.zoom.nearer }).click();
  await expect.poll(() => labels.count()).toBeGreaterThan(8);
  expect(await touching()).toEqual([]);
});

test('at 1440 px the list beside the picture shows every place', async ({ page }) => {
  await open(page);
  const links = list(page).locator('a[href^="#"]');
  await expect(links).toHaveCount(places.length);
  expect(await list(page).evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBeLessThanOrEqual(0);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
});

for (const [width, tallest] of [
  [768, 5500],
  [390, 5000],
] as const)
  test(`at ${width} px every place is one entry of a list that opens in place`, {
    tag: width > 390 ? '@full' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    await expect(list(page).locator('a[href^="#"]:visible')).toHaveCount(0);
    const entries = page.locator('[data-entry]');
    await expect(entries.locator('h3')).toHaveText(places.map(({ name }) => name));
    const left = await entries.evaluateAll((all) => [...new Set(all.map((one) => one.getBoundingClientRect().left))]);
    expect(left).toHaveLength(1);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(tallest);
    const entry = page.locator(`[data-entry="${hospital.id}"]`);
    await entry.locator('summary').click();
    await expect(entry.getByText(hospital.where)).toBeVisible();
    for (const { to } of hospital.pages) await expect(entry.locator(`a[href="${to}"]`)).toBeVisible();
  });

test('an opened place shows its pages as cards with a picture', async ({ page }) => {
  await open(page, `#${hospital.id}`);
  const cards = block(page).getByRole('listitem').getByRole('link');
  await expect(cards).toHaveCount(hospital.pages.length);
  for (const card of await cards.all())
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
});

test('Escape returns to the entry of the list that opened the place', async ({ page }) => {
  await open(page);
  const entry = list(page).getByRole('link', { name: hospital.name, exact: true });
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(block(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(block(page)).toHaveCount(0);
  await expect(entry).toBeFocused();
});

test('the order of the Tab key follows the layout', async ({ page }) => {
  const faults: string[] = [];
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const stops = await page.locator('[data-live]').evaluate((town) =>
      [...town.children]
        .filter((part) => part.querySelector('a, button, input, select') && part.getBoundingClientRect().height > 0)
        .map((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          return { name: part.className, left, top, right, bottom };
        }),
    );
    for (const [at, one] of stops.entries()) {
      const next = stops[at + 1];
      if (next && next.left < one.right && next.top < one.bottom)
        faults.push(`${width} px: ${next.name} comes after ${one.name}`);
    }
  }
  expect(faults).toEqual([]);
});

test('rain moves while it is visible, and not under reduced motion', { tag: '@full' }, async ({ page }) => {
  await open(page, '#@21:00-rain');
  const rain = page.locator('[data-rain]');
  const falling = () =>
    rain.evaluate(
      (element) => element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    );
  await expect.poll(falling).toBeGreaterThanOrEqual(2);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(falling).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(rain).not.toHaveAttribute('data-paused');
  await expect(rain).toBeVisible();
  expect(await falling()).toBe(0);
});

test('every script that the town needs is preloaded by the page itself', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page);
  const html = await (await page.request.get('/town')).text();
  const late = asked.filter((url) => /_assets\/(Town|react|island|client|use-view)/.test(url) && !html.includes(url));
  expect(late).toEqual([]);
  expect(html).toMatch(/<link rel="modulepreload" href="\/_assets\/react/);
});

test('another hour loads when it is chosen, and tiles load when zooming in', async ({ page }) => {
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

test('on a slow connection the scripts come before the font, which comes all the same', { tag: '@full' }, async ({
  page,
}) => {
  const arrived: string[] = [];
  page.on('requestfinished', (request) => arrived.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
  });
  await open(page);
  const at = (part: RegExp) => arrived.findIndex((url) => part.test(url));
  await expect.poll(() => at(/Anek-.*woff2$/)).toBeGreaterThan(-1);
  expect(at(/_assets\/react/)).toBeLessThan(at(/Anek-.*woff2$/));
});

test('what a reader runs leaves their places, three pages and a model', async ({ page }) => {
  await open(page);
  for (const kind of Object.keys(words.list.kinds)) {
    const mine = places.filter(({ runs }) => runs.includes(kind));
    await list(page).getByRole('combobox').selectOption(kind);
    await expect(list(page).locator('a[href^="#"]')).toHaveText(mine.map(({ name }) => name));
    await expect(page.locator('[data-entry]:visible')).toHaveCount(mine.length);
    const { pages, model } = words.list.kinds[kind] ?? { pages: [], model: '' };
    for (const to of pages) await expect(list(page).locator(`a[href="${to}"]`)).toBeVisible();
    await expect(list(page).locator('[data-model]')).toHaveAttribute('href', new RegExp(`^${model}#`));
    const { one, many } = words.list;
    await expect(list(page).getByRole('status')).toHaveText(
      mine.length === 1 ? one : many.replace('{n}', String(mine.length)),
    );
  }
});

for (const [screen, most, use, tag] of [
  ['a phone with three pixels a point', 250, { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }, []],
  ['a desk with two', 450, { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 }, '@full'],
] as [string, number, Parameters<typeof test.use>[0], string | string[]][])
  test.describe(`on ${screen}`, { tag }, () => {
    test.use(use);

    test(`the first view is at most ${most} kB, at an hour other than the printed one`, async ({ page }) => {
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) =>
        sizes.push(request.sizes().then((all) => all.responseBodySize + all.responseHeadersSize)),
      );
      // Dawn.
      await page.clock.setFixedTime('2026-11-17T01:00:00Z');
      await page.goto('/town', { waitUntil: 'networkidle' });
      await page.locator('[data-live]').waitFor();
      await page.waitForLoadState('networkidle');
      expect((await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(most * 1000);
    });
  });

test('a click counts when the code of the gestures arrives in the middle of it', async ({ page }) => {
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route(/\/PanZoom\.[^/]+\.js/, async (route) => {
    await pressed;
    await route.continue();
  });
  await open(page);
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/PanZoom.'));
  const box = await outline(page, hospital.id).boundingBox();
  if (!box) throw new Error('the hospital is not in the picture');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  press();
  await loaded;
  await comesToRest(outline(page, hospital.id));
  await page.mouse.up();
  await expect(block(page).getByRole('heading')).toHaveText(hospital.name);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Drags the picture with one finger; the last move comes half a second later, so that there is no momentum. */
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

  /** Waits until the picture rests: no movement is under way, and two frames in a row show it at one place. */
  const pictureRests = (page: Page) =>
    page.locator('[data-live] svg[role=group]').evaluate(async (svg) => {
      const sheet = svg.parentElement as HTMLElement;
      // The names are a separate layer, which is animated with the picture.
      const stage = sheet.parentElement;
      const isMoving = () => {
        // A flight to a place, or back to the whole town, need not be watched.
        for (const animation of stage?.getAnimations({ subtree: true }) ?? []) animation.finish();
        return sheet.dataset.moving !== undefined;
      };
      const place = () => JSON.stringify(svg.getBoundingClientRect());
      for (let before = ''; isMoving() || place() !== before; ) {
        before = place();
        await new Promise(requestAnimationFrame);
      }
    });

  /** The target zoom of the picture. */
  const zoomOf = (page: Page) =>
    page
      .locator('[data-live] svg[role=group]')
      .locator('..')
      .evaluate((sheet) => sheet.style.getPropertyValue('--zoom'));

  /** Where a point of the town is in the viewport, how far it is from the centre of the picture, and whether a tap there meets its place. */
  const spotOf = (page: Page, { id, at }: { id: string; at: number[] }) =>
    page.locator('[data-live] svg[role=group]').evaluate(
      (svg, { id, at: [across = 0, down = 0] }) => {
        const sheet = svg.getBoundingClientRect();
        const stage = (svg.parentElement?.parentElement ?? svg).getBoundingClientRect();
        const x = sheet.left + (across / 2880) * sheet.width;
        const y = sheet.top + (down / 1620) * sheet.height;
        const met = document.elementFromPoint(x, y)?.closest(`#at-${id}, [data-label="${id}"]`);
        return { x, y, off: x - (stage.left + stage.width / 2), isMet: Boolean(met) };
      },
      { id, at },
    );

  test('a tap on a place in the picture opens it in a sheet below', async ({ page }) => {
    test.setTimeout(600_000);
    await open(page);
    for (const place of fewPlaces) {
      await page.evaluate(() => scrollTo(0, 0));
      // The first pull may come before the code that follows a finger has loaded.
      await expect(async () => {
        await pictureRests(page);
        const { off, isMet } = await spotOf(page, place);
        if (isMet) return;
        await pull(page, Math.sign(-off) * Math.max(60, Math.min(300, Math.abs(off))));
        await pictureRests(page);
        expect((await spotOf(page, place)).isMet, `${place.id} can be tapped`).toBe(true);
      }).toPass();
      const { x, y } = await spotOf(page, place);
      await page.touchscreen.tap(x, y);
      await expect(block(page).getByRole('heading'), place.id).toHaveText(place.name);
      const sheet = await block(page).boundingBox();
      expect(sheet?.x).toBe(0);
      expect(sheet?.width).toBe(390);
      await expect.poll(() => zoomOf(page)).not.toBe('1');
      const close = block(page).getByRole('button', { name: words.place.close });
      // The page scrolls to the sheet, and a tap in the middle of that meets something else.
      await comesToRest(close);
      await close.tap();
      await expect(block(page)).toHaveCount(0);
      await expect.poll(() => zoomOf(page)).toBe('1');
    }
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  // Reduced motion, because fifty animations would take most of the time.
  test('every place can be reached and opened by keys alone', async ({ page }) => {
    await open(page);
    const focused = () => page.evaluate(() => document.activeElement?.id ?? '');
    for (let i = 0; i < 80 && (await focused()) !== `at-${first.id}`; i++) await page.keyboard.press('Tab');
    let here = first.id;
    for (const { id, name, pages } of fewPlaces) {
      for (const key of keysTo(here, id)) await page.keyboard.press(key);
      await expect(outline(page, id)).toBeFocused();
      await page.keyboard.press('Enter');
      const heading = block(page).getByRole('heading');
      await expect(heading).toBeFocused();
      await expect(heading).toHaveText(name);
      // From here the Tab key leads to the links of the place.
      await page.keyboard.press('Tab');
      await expect(block(page).locator(`a[href="${pages[0]?.to}"]`)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(block(page)).toHaveCount(0);
      await expect(outline(page, id)).toBeFocused();
      here = id;
    }
  });

  test('each page is two choices away: its place, then its link', async ({ page }) => {
    await open(page);
    expect(places.flatMap(({ pages }) => pages.map(({ to }) => to)).sort()).toEqual(
      indexedPages.map(({ path }) => path).sort(),
    );
    for (const { name, pages } of fewPlaces) {
      await list(page).getByRole('link', { name, exact: true }).click();
      const links = block(page).getByRole('listitem').getByRole('link');
      await expect
        .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
        .toEqual(pages.map(({ to }) => to));
    }
  });

  test('nothing is animated', async ({ page }) => {
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

  test('the picture is an image map that links to the text of each place', async ({ page }) => {
    await page.goto('/town');
    const areas = page.locator('map area');
    await expect(areas).toHaveCount(places.length);
    for (const { id, name, what, where, pages } of fewPlaces) {
      await expect(page.locator(`map area[href="#${id}"]`)).toHaveAttribute('alt', name);
      const entry = page.locator(`[data-entry="${id}"]`);
      await entry.locator('summary').click();
      for (const text of [name, what, where]) await expect(entry).toContainText(text);
      for (const { to } of pages) await expect(entry.locator(`a[href="${to}"]`)).toBeVisible();
    }
    const picture = page.locator('img[usemap]');
    expect((await picture.boundingBox())?.width).toBe(1152);
    await expect(page.getByRole('slider')).toHaveCount(0);
  });

  test('each place can be chosen in the picture and from the list', async ({ page }) => {
    await page.goto('/town');
    const picture = page.locator('img[usemap]');
    const isThere = async (id: string) => {
      await expect(page, id).toHaveURL(`/town#${id}`);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    };
    for (const { id, at } of fewPlaces) {
      const [x, y] = at.map((value) => (value / 2880) * 1152) as [number, number];
      await picture.click({ position: { x, y } });
      await isThere(id);
    }
    for (const { id, name } of fewPlaces) {
      await list(page).getByRole('link', { name, exact: true }).click();
      await isThere(id);
    }
  });
});

test('a place adds the questions of its pages to the brief, and what the reader runs starts one', async ({ page }) => {
  await open(page, `#${hospital.id}`);
  const add = block(page).getByRole('button', { name: words.place.questions });
  await add.click();
  const status = block(page).getByRole('status');
  await expect(status).toContainText(/Questions added: \d+\./);
  const count = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
  await expect(page.locator('[data-brief-count]')).toContainText(String(count));
  await add.click();
  await expect(status).toContainText(words.place.already);
  await status.getByRole('link').click();
  await expect(page).toHaveURL('/brief');
  await expect(page.locator('li[data-row]')).toHaveCount(count);

  // A place whose pages ask nothing has no such button.
  const silent = places.filter(({ hasQuestions }) => !hasQuestions);
  expect(silent.length).toBeGreaterThan(0);
  for (const { id, name } of process.env.FULL ? silent : silent.slice(0, 1)) {
    await page.goto('about:blank');
    await open(page, `#${id}`);
    await expect(block(page).getByRole('heading')).toHaveText(name);
    await expect(add).toHaveCount(0);
  }

  await open(page);
  await page.getByLabel(words.list.run).selectOption('school');
  await list(page).getByRole('link', { name: words.list.brief }).click();
  await expect(page).toHaveURL('/brief#run=school');
  await expect(page.getByLabel(words.list.run)).toHaveValue('school');
  await expect(page.getByRole('button', { name: /^Add all \d+$/ })).toBeVisible();
});
