import { expect, type Page, test } from './test.ts';

declare global {
  interface Window {
    /** The parts that moved in the transition into this page, or undefined without one. */
    moved?: Promise<string[]>;
  }
}

const PLATES = ['::view-transition-old(plate)', '::view-transition-new(plate)'];

/** Records which plates took part in the transition into a page. */
async function listen(page: Page) {
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition?: { ready: Promise<void> } | null };
      window.moved = (viewTransition?.ready ?? Promise.resolve()).then(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
          .filter(Boolean),
      );
    }),
  );
}
/** Available when the page is first drawn, which may be after it has loaded. */
const movedOn = async (page: Page) => (await (await page.waitForFunction(() => window.moved)).jsonValue()) ?? [];
const platesOf = async (page: Page) => {
  const moved = await movedOn(page);
  return PLATES.filter((plate) => moved.includes(plate));
};

test('the plate of a card becomes the plate of the page it opens', async ({ page }) => {
  await listen(page);
  await page.goto('/');
  await page.locator('main li a[href="/service/data-centre"]').first().click();
  await page.waitForURL('**/service/data-centre');
  expect(await platesOf(page)).toEqual(PLATES);
});

test('a link without a picture transitions no plate', { tag: '@full' }, async ({ page }) => {
  await listen(page);
  await page.goto('/industries/retail');
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').first().click();
  await page.waitForURL('**/');
  expect(await platesOf(page)).not.toContain(PLATES[0]);
});

test('after Back the page has its own plate again', { tag: '@full' }, async ({ page }) => {
  await page.goto('/industries/retail');
  await page.locator('main a[rel=next]').click();
  await page.waitForURL('**/industries/travel_tourism');
  await page.goBack();
  const names = () =>
    page.locator('img').evaluateAll((all) => all.map((img) => getComputedStyle(img).viewTransitionName));
  expect((await names()).filter((name) => name === 'plate')).toHaveLength(1);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing moves between pages', async ({ page }) => {
    await listen(page);
    await page.goto('/');
    await page.locator('main li a[href="/service/data-centre"]').first().click();
    await page.waitForURL('**/service/data-centre');
    expect(await movedOn(page)).toEqual([]);
  });
});
