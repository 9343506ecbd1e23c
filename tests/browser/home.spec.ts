import fs from 'node:fs';
import { LEAST, wordsOnScreen } from '../gates/pixels.ts';
import { animationsFinished } from './settled.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const SECOND = 1000;
const OUTSIDE = 1190;
const hero = (page: Page) => page.locator('[aria-roledescription="carousel"]');
const stops = (page: Page) => hero(page).getByRole('button', { name: /^Slide \d of 9/ });

const track = (page: Page) => hero(page).locator('[data-at]');

/** Which slide fills the frame, and its offset on the track in frames; undefined while it moves. */
const shown = (page: Page) =>
  track(page).evaluate((list) => {
    const frame = (list.parentElement as HTMLElement).getBoundingClientRect();
    const fills = (slide: Element) =>
      Math.abs(slide.getBoundingClientRect().left - frame.left) < 1 && getComputedStyle(slide).visibility === 'visible';
    const at = [...list.children].findIndex(fills);
    return at < 0 ? undefined : at;
  });

/** Records the duration of an element's list transition in seconds; an interrupted transition records none. */
const timesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate(
      (list) =>
        new Promise<number>((done) =>
          (list as HTMLElement).addEventListener(
            'transitionend',
            ({ target, elapsedTime }) => target === list && elapsedTime > 0 && done(elapsedTime),
          ),
        ),
    );

/** Sends real touch events, because the browser cancels a drag that it takes for a scroll. */
async function drag(page: Page, from: [number, number], by: [number, number]) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y = 0) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', ...from);
  for (let i = 1; i <= 12; i++) await touch('touchMove', from[0] + (by[0] * i) / 12, from[1] + (by[1] * i) / 12);
  await touch('touchEnd');
}

async function openWithClock(page: Page) {
  // Taller than the hero, so that the pointer can stay outside it.
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.clock.install();
  await page.goto('/');
  await expect(hero(page)).toHaveAttribute('data-live', 'true');
  // The pointer pauses the rotation until the clock is paused; the first four seconds start when it leaves.
  await page.mouse.move(600, 300);
  await expect(hero(page)).not.toHaveAttribute('data-playing');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + SECOND);
  await page.mouse.move(5, OUTSIDE);
  await expect(hero(page)).toHaveAttribute('data-playing', 'true');
}

test('on a phone the previous and next buttons work', async ({ page }) => {
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

  test('all slides, cards, tab texts and accordion texts are readable and can be scrolled to', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Twenty-nine places')).toBeVisible();
    await expect(hero(page).locator('picture')).toHaveCount(1);
    const links = hero(page).getByRole('link', { name: /Know More/ });
    await expect(links).toHaveCount(9);
    expect(await hero(page).evaluate((e) => e.scrollWidth / e.clientWidth)).toBeCloseTo(9, 1);
    for (let i = 0; i < 9; i++) {
      await links.nth(i).scrollIntoViewIfNeeded();
      await expect(links.nth(i)).toBeInViewport({ ratio: 0.9 });
      await expect(hero(page).getByRole('group').nth(i)).toBeInViewport();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
    for (const name of ['Life Science', 'Voice over IP', 'File-Keeping Solution'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeAttached();
    for (const name of ['Our Value', 'Our Mission', 'Our Vision'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.getByText('Your data stays yours').click();
    await expect(page.getByText('The scope names the export format')).toBeVisible();
    const scrolls = await page
      .locator('section[aria-labelledby="services-carousel"]')
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
  await expect(track(page)).toHaveAttribute('data-at', '0');
  for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 7, 6]) {
    const before = await track(page).getAttribute('data-at');
    await page.clock.runFor(3.9 * SECOND);
    await expect(track(page)).toHaveAttribute('data-at', String(before));
    await page.clock.runFor(0.2 * SECOND);
    await expect(track(page)).toHaveAttribute('data-at', String(at));
    // React handles the event in a later task, where the next four seconds start.
    await page.clock.runFor(0);
  }
});

test('a slide takes 1.2 s', async ({ page }) => {
  await page.goto('/');
  await expect(hero(page)).toHaveAttribute('data-live', 'true');
  const took = timesOf(page, '[aria-roledescription="carousel"] [data-at]');
  await stops(page).nth(2).click();
  expect(await took).toBeCloseTo(1.2, 2);
  expect(await shown(page)).toBe(2);
});

test('on phones and tablets no text overlaps the picture', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await wordsOnScreen(page), `${width} px`).toEqual([]);
  }
});

for (const [width, height, shares] of [
  [1024, 768, [1]],
  [1440, 900, [0.3, 0.7, 1]],
] as const)
  test(`at ${width} px text on the slides has enough contrast at every moment of a transition`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(hero(page)).toHaveAttribute('data-live', 'true');
    const next = hero(page).getByRole('button', { name: 'Next slide' });
    /** Pauses the transition at a fraction of its duration, then resumes it. */
    const at = (share: number) =>
      page.evaluate((part) => {
        for (const one of document.getAnimations()) {
          one.pause();
          one.currentTime = Number(one.effect?.getComputedTiming().endTime ?? 0) * part;
        }
      }, share);
    let words = 0;
    for (let slide = 0; slide < 9; slide++) {
      await next.press('Enter');
      for (const share of shares) {
        await at(share);
        for (const one of await wordsOnScreen(page)) {
          expect(one.ratio, `'${one.words}' on the way to slide ${slide + 2}`).toBeGreaterThanOrEqual(LEAST);
          words++;
        }
      }
      await page.evaluate(() => document.getAnimations().forEach((one) => void one.finish()));
    }
    expect(words).toBeGreaterThan(0);
  });

test('slide 9 is followed by slide 1 one frame on, and a jump passes no empty frame', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(hero(page)).toHaveAttribute('data-live', 'true');
  const place = () => track(page).evaluate((e) => new DOMMatrix(getComputedStyle(e).transform).e / e.clientWidth);
  const step = async (press: () => Promise<void>, slide: number, by: number) => {
    const before = await place();
    await press();
    await expect.poll(() => shown(page)).toBe(slide);
    expect((await place()) - before).toBeCloseTo(-by, 3);
    await expect(track(page).locator('> div').nth(slide).locator('picture')).toHaveCount(1);
  };
  const arrow = (name: string) => () => hero(page).getByRole('button', { name }).click();
  await step(arrow('Previous slide'), 8, -1);
  await step(arrow('Next slide'), 0, 1);
  await step(() => stops(page).nth(6).click(), 6, 1);
  await step(() => stops(page).nth(1).click(), 1, -1);
  await step(() => stops(page).nth(8).click(), 8, 1);
  await step(arrow('Next slide'), 0, 1);
});

test('arrows wrap, stops jump to their slide, and each stop has a name', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await expect(hero(page)).toHaveAttribute('data-live', 'true');
  await hero(page).getByRole('button', { name: 'Previous slide' }).click();
  await expect.poll(() => shown(page)).toBe(8);
  await hero(page).getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => shown(page)).toBe(0);
  await expect(stops(page)).toHaveCount(9);
  await expect(stops(page)).toHaveText([
    'The town',
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

test('the rotation pauses on hover and while the keyboard focus is in it', async ({ page }) => {
  await openWithClock(page);
  await page.mouse.move(600, 300);
  await page.clock.runFor(12 * SECOND);
  expect(await shown(page)).toBe(0);
  await page.mouse.move(5, OUTSIDE);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  for (let i = 0; i < 40 && !(await hero(page).evaluate((e) => e.contains(document.activeElement))); i++)
    await page.keyboard.press('Tab');
  await expect(hero(page).getByRole('button', { name: 'Pause slides' })).toBeFocused();
  await page.clock.runFor(12 * SECOND);
  expect(await shown(page)).toBe(0);
});

test('a mouse press does not pause the rotation', { tag: '@full' }, async ({ page }) => {
  await openWithClock(page);
  await stops(page).nth(3).click();
  await page.mouse.move(5, OUTSIDE);
  await expect(track(page)).toHaveAttribute('data-at', '3');
  await page.clock.runFor(4.1 * SECOND);
  await expect(track(page)).toHaveAttribute('data-at', '4');
});

test('the rotation pauses while the hero is off screen', { tag: '@full' }, async ({ page }) => {
  await openWithClock(page);
  await page.evaluate(() => document.querySelector('footer')?.scrollIntoView());
  await expect(hero(page)).not.toHaveAttribute('data-playing');
  await page.clock.runFor(12 * SECOND);
  await expect(track(page)).toHaveAttribute('data-at', '0');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(hero(page)).toHaveAttribute('data-playing', 'true');
});

test('the rotation pauses while the tab is hidden, and resumes afterwards', { tag: '@full' }, async ({ page }) => {
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
  await page.clock.runFor(4.1 * SECOND);
  await expect(track(page)).toHaveAttribute('data-at', '1');
});

test('a swipe turns the slide and the cards; a tap and a scroll, straight or diagonal, do not', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(hero(page)).toHaveAttribute('data-live', 'true');
  const at = (index: number) => expect(track(page)).toHaveAttribute('data-at', String(index));
  await drag(page, [300, 300], [-20, 0]);
  await at(0);
  for (const by of [
    [-4, -160],
    [-90, -160],
    [-130, -130],
    [-110, 80],
  ] as [number, number][]) {
    await drag(page, [300, 300], by);
    await at(0);
    // Momentum scrolling continues for a while; the next swipe starts when it has ended.
    await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let still = 0; still < 10; still = scrollY ? 0 : still + 1) {
        if (scrollY) scrollTo(0, 0);
        await frame();
      }
    });
  }
  await drag(page, [300, 300], [-180, 20]);
  await at(1);
  await drag(page, [120, 300], [180, -20]);
  await at(0);
  const services = carousel(page, 'Services');
  await services.scrollIntoViewIfNeeded();
  await expect(services).toHaveAttribute('data-live', 'true');
  const box = await services.locator('ul').boundingBox();
  const y = (box?.y ?? 0) + 100;
  await drag(page, [300, y], [-90, -160]);
  await services.scrollIntoViewIfNeeded();
  expect((await cardsIn(page, 'Services')).titles).toEqual(['Life Science']);
  const now = await services.locator('ul').boundingBox();
  await drag(page, [300, (now?.y ?? 0) + 100], [-180, 10]);
  await expect.poll(async () => (await cardsIn(page, 'Services')).titles).toEqual(['Data Centre']);
  await context.close();
});

test('under 75 kB of script in all, and few requests before the first scroll', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => response.url().endsWith('.js') && scripts.add(new URL(response.url()).pathname));
  await page.goto('/');
  await page.getByRole('heading', { name: 'Future of Technology' }).scrollIntoViewIfNeeded();
  await expect(carousel(page, 'Future of Technology')).toHaveAttribute('data-live', 'true');
  const bytes = [...scripts].reduce((sum, url) => sum + fs.statSync(`dist${url}.br`).size, 0);
  expect(bytes).toBeLessThanOrEqual(75_000);
});

test('the rotation does not start under reduced motion, and plays when Play is pressed', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/');
  await expect(hero(page)).toHaveAttribute('data-live', 'true');
  await page.clock.runFor(20 * SECOND);
  const play = hero(page).getByRole('button', { name: 'Play slides' });
  await expect(play).toBeVisible();
  expect(await shown(page)).toBe(0);
  // Play works while the pointer is still on the button.
  await play.click();
  await expect(hero(page)).toHaveAttribute('data-playing', 'true');
  await page.clock.runFor(4.1 * SECOND);
  await expect(track(page)).toHaveAttribute('data-at', '1');
  await context.close();
});

test('the first picture is preloaded and eager; the others are lazy', async ({ page }) => {
  await page.goto('/');
  await expect(hero(page).locator('img').first()).toHaveAttribute('fetchpriority', 'high');
  // A small cut loads first, below the one that fits the screen.
  const [small, fitting] = await page.locator('link[rel=preload][as=image]').all();
  await expect(fitting as Locator).toHaveAttribute('imagesrcset', /town-golden/);
  const early = (await small?.getAttribute('href')) ?? '';
  expect((await (await page.request.get(early)).body()).length).toBeLessThanOrEqual(12_000);
  await expect(track(page).locator('> div').first()).toHaveCSS('background-image', new RegExp(early));
  await expect(hero(page)).toHaveAttribute('data-live', 'true');
  await expect(hero(page).locator('picture')).toHaveCount(3);
});

test('the hero hydrates when the page is idle or at the first press, and replays that press', async ({ page }) => {
  const asked: string[] = [];
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  page.on('request', (request) => asked.push(request.url()));
  // The page is not idle while its picture is loading.
  await page.route(/town-golden/, () => {});
  await page.route(/_assets\/react/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  // The rotation would not go back by itself.
  const previous = hero(page).getByRole('button', { name: 'Previous slide' });
  await previous.waitFor();
  await animationsFinished(page);
  expect(asked.filter((url) => /HeroCarousel|react/.test(url))).toEqual([]);
  await previous.click();
  await expect.poll(() => asked.some((url) => url.includes('react'))).toBe(true);
  await expect(stops(page).nth(0)).toHaveAttribute('aria-current', 'true');
  arrive();
  await expect(stops(page).nth(8)).toHaveAttribute('aria-current', 'true');
});

const carousel = (page: Page, name: string) =>
  page.locator('section[aria-labelledby$="-carousel"]', { has: page.getByRole('heading', { name, exact: true }) });

/** Titles of the cards that are wholly inside the visible area. */
const cardsIn = (page: Page, name: string) =>
  carousel(page, name)
    .locator('ul')
    .evaluate((list) => {
      const frame = (list.parentElement as HTMLElement).getBoundingClientRect();
      const boxes = [...list.children].map((e) => ({
        box: e.getBoundingClientRect(),
        title: e.querySelector('h3')?.textContent ?? '',
      }));
      boxes.sort((a, b) => a.box.left - b.box.left);
      const inside = boxes.filter(({ box }) => box.left >= frame.left - 1 && box.right <= frame.right + 1);
      const partly = boxes.filter(({ box }) => box.right > frame.left + 2 && box.left < frame.right - 2);
      return { titles: inside.map(({ title }) => title), half: partly.length - inside.length };
    });

for (const [width, count, tag] of [
  [1440, 3, []],
  [800, 2, '@full'],
  [390, 1, '@full'],
] as [number, number, string | string[]][]) {
  test(`at ${width} px exactly ${count} consecutive cards show, none partly, and the ends wrap`, { tag }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const services = carousel(page, 'Services');
    await services.scrollIntoViewIfNeeded();
    await expect(services).toHaveAttribute('data-live', 'true');
    const first = await cardsIn(page, 'Services');
    expect(first).toEqual({ titles: ['Life Science', 'Data Centre', 'Education'].slice(0, count), half: 0 });
    await services.getByRole('button', { name: /^Previous/ }).click();
    const titles = () => expect.poll(() => cardsIn(page, 'Services'));
    const circle = ['Integrated BMS', 'File-Keeping Solution', 'Life Science', 'Data Centre'];
    await titles().toEqual({ titles: circle.slice(1, 1 + count), half: 0 });
    await services.getByRole('button', { name: /^Previous/ }).click();
    await titles().toEqual({ titles: circle.slice(0, count), half: 0 });
    for (let i = 0; i < 2; i++) await services.getByRole('button', { name: /^Next/ }).click();
    await titles().toEqual(first);
  });
}

const CAROUSELS = ['Services', 'Future of Technology'];

test('cards are 320 px high, stand in a container of 350 px and move in 1 s', async ({ page }) => {
  await page.goto('/');
  for (const name of CAROUSELS) {
    const list = carousel(page, name).locator('ul');
    const { cards, container } = await list.evaluate(({ children, parentElement }) => ({
      cards: [...children].map((card) => card.getBoundingClientRect().height),
      container: parentElement?.getBoundingClientRect().height,
    }));
    expect(new Set(cards)).toEqual(new Set([320]));
    expect(container).toBe(350);
    await list.scrollIntoViewIfNeeded();
    await expect(carousel(page, name)).toHaveAttribute('data-live', 'true');
    const took = timesOf(page, `section:has(> div h2:text-is("${name}")) ul`);
    await carousel(page, name).getByRole('button', { name: /^Next/ }).click();
    expect(await took).toBeCloseTo(1, 2);
  }
});

test('a service card opens its own page; cards outside the visible area are inert', async ({ page }) => {
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
  await rows.nth(2).locator('summary').press('Enter');
  expect(await rows.evaluateAll((all) => all.map((d) => (d as HTMLDetailsElement).open))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  await rows.nth(2).locator('summary').press('Enter');
  expect(await rows.evaluateAll((all) => all.map((d) => (d as HTMLDetailsElement).open))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('one h1 on all nine slides, and a caption of at most 14 words on each', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(hero(page)).toHaveAttribute('data-live', 'true');
  for (let i = 0; i < 9; i++) {
    await stops(page).nth(i).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We write the software/);
    const caption = hero(page).getByRole('group').and(page.locator('[data-on]')).locator('p');
    const words = ((await caption.textContent()) ?? '').trim().split(/\s+/);
    expect(words.length, words.join(' ')).toBeLessThanOrEqual(14);
  }
});

test('the first view on a phone with a weak signal is at most 260 kB', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // A browser that does not know its network loads lazy pictures from farther away than one on a phone does.
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 1e6,
    uploadThroughput: 1e6,
    connectionType: 'cellular3g',
  });
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes += responseBodySize + responseHeadersSize;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(hero(page)).toHaveAttribute('data-live', 'true');
  expect(bytes).toBeGreaterThan(200_000);
  expect(bytes).toBeLessThanOrEqual(260_000);
  await context.close();
});

test('every Know More has its arrow and leads to /dronepage; technology cards lead to their own pages', async ({
  page,
}) => {
  await page.goto('/');
  const links = page.locator('main a', { hasText: 'Know More' });
  await expect(links).toHaveCount(21);
  expect(await links.evaluateAll((all) => all.filter((link) => !link.querySelector('[data-arrow]')).length)).toBe(0);
  expect(await links.evaluateAll((all) => [...new Set(all.map((a) => a.getAttribute('href')))])).toEqual([
    '/dronepage',
  ]);
  for (const [name, to] of [
    ['Quantum computing', '/quantum-computing'],
    ['Space science', '/space-science'],
  ] as const)
    await expect(page.getByRole('heading', { name, exact: true }).getByRole('link')).toHaveAttribute('href', to);
});

/** Every revealed element: its index among the cards, its duration and its delay, in seconds. */
async function revealsOn(page: Page, path: string) {
  await page.goto(path);
  const revealed = page.locator('[data-reveal]');
  await expect(page.locator('html.reveals')).toHaveCount(1);
  await revealed.evaluateAll(async (all) => {
    for (const element of all) {
      element.scrollIntoView();
      while (!element.classList.contains('seen')) await new Promise(requestAnimationFrame);
    }
  });
  const found = await revealed.evaluateAll((all) =>
    all.map((e) => {
      const { transitionDuration, transitionDelay } = getComputedStyle(e);
      const card = e.getAttribute('data-reveal') === 'card' ? [...(e.parentElement as Element).children].indexOf(e) : 0;
      return { card, lasts: parseFloat(transitionDuration), waits: parseFloat(transitionDelay) };
    }),
  );
  expect(found.length).toBeGreaterThan(0);
  return found;
}

for (const [path, seconds] of [
  ['/', 0.8],
  ['/space-science', 1],
] as const)
  test(`a reveal takes ${seconds * 1000} ms on ${path}`, async ({ page }) => {
    for (const { lasts } of await revealsOn(page, path)) expect(lasts).toBe(seconds);
  });

test('cards are revealed 100 ms after each other, from the seventh on too', async ({ page }) => {
  const cards = await revealsOn(page, '/product/business_manegment');
  for (const { card, waits } of cards) expect(waits).toBeCloseTo(card * 0.1, 5);
  expect(Math.max(...cards.map(({ card }) => card))).toBeGreaterThanOrEqual(6);
});

test('the visible cards of both carousels are revealed 100 ms after each other', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html.reveals')).toHaveCount(1);
  for (const name of ['Services', 'Future of Technology']) {
    const cards = carousel(page, name).locator('[data-reveal="card"]');
    await cards.first().scrollIntoViewIfNeeded();
    await expect(cards.first()).toHaveClass(/seen/);
    await expect(cards.nth(2)).toHaveClass(/seen/);
    const waits = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).transitionDelay));
    expect(waits.map((wait) => parseFloat(wait))).toEqual([0, 0.1, 0.2]);
  }
});

test('under reduced motion nothing is hidden for the reveal', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const all = page.locator('[data-reveal]');
  expect(await all.evaluateAll((every) => every.every((e) => getComputedStyle(e).opacity === '1'))).toBe(true);
});

test('what has been revealed stays: the second time it comes into view nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    const ran = { count: 0 };
    Object.assign(window, { ran });
    document.addEventListener('transitionrun', ({ target }) => {
      if ((target as Element).matches('[data-reveal]')) ran.count++;
    });
  });
  await page.goto('/services/Consulting');
  const through = async () => {
    for (const element of await page.locator('[data-reveal]').all()) await element.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-reveal]:not(.seen)')).toHaveCount(0);
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    return page.evaluate(() => (window as unknown as { ran: { count: number } }).ran.count);
  };
  const first = await through();
  expect(first).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await through()).toBe(first);
});

/** Counts that the customer's document gives, by page. */
const COUNTED: Record<string, [what: string, selector: string, count: number][]> = {
  '/': [
    ['slides', '[aria-roledescription="slide"]', 9],
    ['services', 'section[aria-labelledby="services-carousel"] li', 12],
    ['futures', 'section[aria-labelledby="future-carousel"] li', 4],
    ['social links', 'header a[target=_blank]', 4],
  ],
  '/product/SchoolAutomation': [['school modules', '[data-module]', 20]],
  '/product/HospitalAutomation': [['hospital modules', '[data-module]', 15]],
};
test('the counts of slides, cards, links and modules match the document, and the year is 2017', async ({ page }) => {
  for (const [path, counted] of Object.entries(COUNTED)) {
    await page.goto(path);
    for (const [what, selector, count] of counted) await expect(page.locator(selector), what).toHaveCount(count);
    await expect(page.locator('footer')).toContainText(/©\s*2017\b/);
  }
});
