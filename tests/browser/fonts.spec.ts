import { expect, type Page, test } from './test.ts';

const PAGE = '/industries/energy';

const isUsed = (page: Page) =>
  page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Anek' && status === 'loaded'));

test('text is shown in the fallback font until the web font loads', async ({ page }) => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/fonts/**', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(PAGE, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  // A blocking font would leave the text transparent for up to three seconds.
  expect(
    await page.evaluate(() => [...document.fonts].filter(({ family }) => family === 'Anek').map((one) => one.display)),
  ).toEqual(['swap']);
  expect(await isUsed(page)).toBe(false);
  arrive();
  await expect.poll(() => isUsed(page)).toBe(true);
});

test('a font that fails to load leaves the page readable', async ({ page }) => {
  await page.route('**/fonts/**', (route) => route.abort());
  await page.goto(PAGE);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('main > [data-settled]').last()).toBeAttached();
});

test('an English page loads the Devanagari font only when its footer is near', async ({ page }) => {
  const devanagari: string[] = [];
  page.on('request', (request) => {
    if (/\/fonts\/AnekDevanagari/.test(request.url())) devanagari.push(request.url());
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  expect(devanagari).toEqual([]);
  const end = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await end();
  await page.locator('[data-languages]').scrollIntoViewIfNeeded();
  await expect.poll(() => devanagari.length).toBe(1);
  await expect.poll(() => page.evaluate(() => document.fonts.check('500 16px "Anek Deva"', 'मराठी'))).toBe(true);
  // The space kept for the text is the space that it takes.
  expect(Math.abs((await end()) - before)).toBeLessThanOrEqual(1);
});
