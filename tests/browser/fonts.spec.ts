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
