import { withTextOf } from '../gates/large-text.ts';
import { MOST_SHIFT, shiftsOnArrival, windowWithoutCache } from '../gates/layout-shift.ts';
import { type Browser, type BrowserContextOptions, expect, type Page, test } from './test.ts';

const LIGHT = 'rgb(246, 241, 230)';
const DARK = 'rgb(23, 22, 26)';
const PAGES = ['/', '/industries/healthcare_life_science', '/display'];

type Stored = Record<string, string>;
const store = (page: Page, settings: Stored) =>
  page.addInitScript((text) => localStorage.setItem('display', text), JSON.stringify(settings));

/** Runs in the page and returns the computed style of the root. */
const rootStyle = () => {
  const { backgroundColor, colorScheme, fontSize } = getComputedStyle(document.documentElement);
  return { backgroundColor, colorScheme, fontSize };
};
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
/** The theme colour for the browser's own interface. */
const themeColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );
const choose = (page: Page, group: string, option: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true }).check();

/** Console errors, uncaught errors and breaches of the security policy. */
function errorsOn(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

async function inWindow<T>(browser: Browser, options: BrowserContextOptions, use: (page: Page) => Promise<T>) {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  const result = await use(await context.newPage());
  await context.close();
  return result;
}

test('the site follows the device’s colour scheme without a script', async ({ browser, baseURL }) => {
  const options = { baseURL, javaScriptEnabled: false, contrast: 'more' } as const;
  for (const [colorScheme, expected] of [
    ['light', LIGHT],
    ['dark', 'rgb(14, 13, 16)'],
  ] as const)
    await inWindow(browser, { ...options, colorScheme }, async (page) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveCSS('background-color', expected);
    });
});

/** Notes what the first frames show: the page's own colours, the size and the line height of its text, and the bar's animation. */
const noteFrames = () => {
  const frames: string[] = [];
  Object.assign(window, { frames_: frames });
  const note = () => {
    const [root, bar] = [document.documentElement, document.querySelector('[data-bar]')];
    if (bar) {
      const { backgroundColor, fontSize } = getComputedStyle(root);
      const quiet = CSSStyleDeclaration.prototype.getPropertyValue.call(getComputedStyle(root), '--ink-2');
      const { lineHeight } = getComputedStyle(document.body);
      const wide = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) > 1.9;
      const still = getComputedStyle(bar).transitionDuration === '0s';
      frames.push(JSON.stringify({ backgroundColor, quiet, fontSize, wide, still }));
    }
    if (frames.length < 30) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
};
const framesOf = async (page: Page): Promise<object[]> => {
  await page.waitForFunction(() => (window as unknown as { frames_: string[] }).frames_.length >= 30);
  const frames = await page.evaluate(() => (window as unknown as { frames_: string[] }).frames_);
  return [...new Set(frames)].map((frame) => JSON.parse(frame) as object);
};
const AS_BUILT = { backgroundColor: LIGHT, quiet: '#38435e', fontSize: '16px', wide: false, still: false };
const blockScripts = (page: Page) => page.route('**/_assets/*.js', (route) => route.abort());
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
    Object.defineProperty(window, 'sessionStorage', { get });
  });

for (const { stored, device = 'light', shows, scripts = 'with the scripts', tag = [] } of [
  { stored: { theme: 'dark' }, shows: { backgroundColor: DARK, quiet: '#c9c4ba' }, tag: '@full' },
  { stored: { theme: 'light' }, device: 'dark', shows: {} },
  { stored: { contrast: 'more' }, shows: { quiet: '#1d2744' }, tag: '@full' },
  { stored: { size: '130' }, shows: { fontSize: '20.8px' }, tag: '@full' },
  { stored: { spacing: 'wide' }, shows: { wide: true }, tag: '@full' },
  { stored: { motion: 'less' }, shows: { still: true }, tag: '@full' },
  // The scripts have no part in it, so all settings at once show that.
  {
    stored: { theme: 'dark', size: '130', spacing: 'wide', motion: 'less' },
    shows: { backgroundColor: DARK, quiet: '#c9c4ba', fontSize: '20.8px', wide: true, still: true },
    scripts: 'without the scripts',
  },
] as { stored: Stored; device?: 'light' | 'dark'; shows: object; scripts?: string; tag?: string }[])
  test(`${JSON.stringify(stored)} shows from the first frame on, ${scripts}`, { tag }, ({ browser, baseURL }) =>
    inWindow(browser, { baseURL, colorScheme: device }, async (page) => {
      const errors = errorsOn(page);
      await store(page, stored);
      await page.addInitScript(noteFrames);
      if (scripts === 'without the scripts') await blockScripts(page);
      for (const path of PAGES) {
        await page.goto(path);
        expect(await framesOf(page), path).toEqual([{ ...AS_BUILT, ...shows }]);
      }
      if (scripts === 'with the scripts') expect(errors).toEqual([]);
    }),
  );

test('where the browser blocks storage, the first frame shows what the device prefers', ({ browser, baseURL }) =>
  inWindow(browser, { baseURL, colorScheme: 'dark', reducedMotion: 'reduce' }, async (page) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    await blockStorage(page);
    await page.addInitScript(noteFrames);
    for (const path of PAGES) {
      await page.goto(path);
      expect(await framesOf(page), path).toEqual([
        { ...AS_BUILT, backgroundColor: DARK, quiet: '#c9c4ba', still: true },
      ]);
    }
    expect(uncaught).toEqual([]);
  }));

test('each setting applies at once, persists on the next page, and is removed by the reset', async ({ page }) => {
  const errors = errorsOn(page);
  await page.goto('/display');
  const paragraph = page.locator('[data-sample] p').last();
  const lineHeight = () => paragraph.evaluate((p) => Number.parseFloat(getComputedStyle(p).lineHeight));
  const before = await lineHeight();

  await choose(page, 'Theme', 'Dark');
  expect(await page.evaluate(rootStyle)).toMatchObject({ backgroundColor: DARK, colorScheme: 'dark' });
  expect(await themeColor(page)).toBe('#17161a');
  await choose(page, 'Contrast', 'More');
  expect(await background(page)).toBe('rgb(14, 13, 16)');
  await choose(page, 'Line spacing', 'Wide');
  expect(await lineHeight()).toBeGreaterThan(before * 1.15);
  await choose(page, 'Text size', '150 %');
  expect(await page.evaluate(rootStyle)).toMatchObject({ fontSize: '24px' });
  await choose(page, 'Motion', 'Less');
  await expect(page.getByRole('status')).not.toBeEmpty();

  await page.goto('/');
  expect(await page.evaluate(rootStyle)).toEqual({
    backgroundColor: 'rgb(14, 13, 16)',
    colorScheme: 'dark',
    fontSize: '24px',
  });

  await page.goto('/display');
  await expect(page.getByRole('radio', { name: '150 %' })).toBeChecked();
  await page.locator('[data-reset]').click();
  expect(await page.evaluate(rootStyle)).toEqual({ backgroundColor: LIGHT, colorScheme: 'light', fontSize: '16px' });
  expect(await themeColor(page)).toBe('#f6f1e6');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(page.getByRole('radio', { name: '100 %' })).toBeChecked();
  expect(errors).toEqual([]);
});

test('a setting applies in every open tab', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/about_us');
  await page.goto('/display');
  await choose(page, 'Theme', 'Dark');
  await expect(other.locator('html')).toHaveCSS('background-color', DARK);
  await choose(page, 'Text size', '130 %');
  await expect(other.locator('html')).toHaveCSS('font-size', '20.8px');
  await other.goto('/display');
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await other.locator('[data-reset]').click();
  await expect(page.locator('html')).toHaveCSS('background-color', LIGHT);
  await expect(page.getByRole('radio', { name: '100 %' })).toBeChecked();
});

test('reduced motion stops animations that start by themselves', async ({ page }) => {
  await store(page, { motion: 'less' });
  await page.goto('/');
  await expect(page.locator('[data-rotation]')).toHaveAttribute('aria-label', /play/i);
  const hero = page.locator('[aria-roledescription="carousel"][data-live]');
  await expect(hero).not.toHaveAttribute('data-playing', /.*/);
  // Neither hidden for the reveal animation, nor animated between pages.
  await expect(page.locator('html')).not.toHaveClass(/reveals/);
  expect(
    await page.evaluate(() => {
      const conditions: boolean[] = [];
      const walk = (rules: CSSRuleList, on: boolean) => {
        for (const rule of rules) {
          const now = on && !(rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches);
          if (rule.cssText.startsWith('@view-transition')) conditions.push(now);
          if (rule instanceof CSSGroupingRule) walk(rule.cssRules, now);
        }
      };
      for (const sheet of document.styleSheets) walk(sheet.cssRules, true);
      return conditions;
    }),
  ).toEqual([false]);
  await expect(page.locator('[data-bar]')).toHaveCSS('transition-duration', '0s');
});

test('reduced motion chosen in another tab stops the slides of an open page', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.locator('[data-rotation]')).toHaveAttribute('aria-label', /pause/i);
  const other = await context.newPage();
  await other.goto('/display');
  await choose(other, 'Motion', 'Less');
  await expect(page.locator('[data-rotation]')).toHaveAttribute('aria-label', /play/i);
});

for (const { name, prepare, options } of [
  { name: 'scripts do not run', options: { javaScriptEnabled: false }, prepare: async () => {} },
  { name: 'scripts do not load', options: {}, prepare: blockScripts },
  { name: 'the browser blocks storage', options: {}, prepare: blockStorage },
] as { name: string; prepare: (page: Page) => Promise<unknown>; options: BrowserContextOptions }[])
  test(`where ${name}, the page explains the device’s settings and shows no choices`, async ({ browser, baseURL }) =>
    inWindow(browser, { baseURL, colorScheme: 'dark', ...options }, async (page) => {
      const uncaught: string[] = [];
      page.on('pageerror', (error) => uncaught.push(error.message));
      await prepare(page);
      await page.goto('/display');
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expect(page.locator('[data-reset]')).toBeHidden();
      await expect(page.getByText('list below says where its settings are').filter({ visible: true })).toHaveCount(1);
      await expect(page.getByRole('heading', { name: 'On your device' })).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('background-color', DARK);
      expect(uncaught).toEqual([]);
    }));

test('an invalid stored value is ignored', async ({ page }) => {
  const errors = errorsOn(page);
  await page.addInitScript(() => localStorage.setItem('display', '{"size":"5000","theme":'));
  await page.goto('/about_us');
  expect(await page.evaluate(rootStyle)).toEqual({ backgroundColor: LIGHT, colorScheme: 'light', fontSize: '16px' });
  expect(errors).toEqual([]);
});

test('no setting shifts the layout during loading', { tag: '@full' }, async ({ browser, baseURL }) => {
  const all = { theme: 'dark', contrast: 'more', size: '150', spacing: 'wide', motion: 'less' };
  const found: string[] = [];
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    for (const settings of [{ theme: 'dark' }, { size: '130' }, { spacing: 'wide' }, all]) {
      const page = await windowWithoutCache(browser, viewport);
      await store(page, settings as Stored);
      for (const path of PAGES) {
        const shifts = await shiftsOnArrival(page, baseURL + path);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        if (sum > MOST_SHIFT)
          found.push(`${path} at ${viewport.width} with ${JSON.stringify(settings)}: ${sum} ${shifts[0]?.moved}`);
      }
      await page.context().close();
    }
  expect(found).toEqual([]);
});

test('a text size of 150 % has the same layout as a browser font size of 24 px', { tag: '@full' }, async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(400_000);
  const large = await withTextOf(24);
  /** The box of every text element on a page. */
  const boxesOn = async (page: Page, path: string) => {
    await page.goto(baseURL + path);
    // Loads every font, the one of the footer's language links too, which is below the viewport. A fallback font may not be installed.
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
    // The home page's slides hydrate after the deferred sections have been laid out, and then their height may change.
    await page.waitForFunction(
      () =>
        !document.querySelector(
          '.fresh :is(main > *, main ~ footer, [data-piece]):not([data-settled]), astro-island[client="settled"] > [aria-roledescription]:not([data-live])',
        ),
    );
    return page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, td), header a, footer a')]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { left, top, width } = element.getBoundingClientRect();
          return `${element.localName} ${Math.round(left)} ${Math.round(top)} ${Math.round(width)}`;
        }),
    );
  };
  const differing: string[] = [];
  for (const width of [390, 800, 1100, 1440]) {
    const options = { viewport: { width, height: 900 }, serviceWorkers: 'block', reducedMotion: 'reduce' } as const;
    const [here, there] = [await browser.newPage(options), await large.newPage(options)];
    await store(here, { size: '150' });
    for (const path of PAGES) {
      const [mine, theirs] = [await boxesOn(here, path), await boxesOn(there, path)];
      const at = mine.findIndex((box, i) => box !== theirs[i]);
      if (at >= 0 || mine.length !== theirs.length) differing.push(`${path} at ${width}: ${mine[at]}, ${theirs[at]}`);
    }
    await here.close();
    await there.close();
  }
  await large.close();
  expect(differing).toEqual([]);
});

test('pages print dark text on white in every theme', async ({ page }) => {
  await store(page, { theme: 'dark', contrast: 'more', size: '150' });
  await page.goto('/about_us');
  await page.emulateMedia({ media: 'print' });
  expect(
    await page.evaluate(() => {
      const { getPropertyValue } = CSSStyleDeclaration.prototype;
      const style = getComputedStyle(document.documentElement);
      return ['--paper', '--ink', 'color-scheme', 'font-size'].map((name) => getPropertyValue.call(style, name));
    }),
  ).toEqual(['#fff', '#101a33', 'light', '10.6667px']);
});
