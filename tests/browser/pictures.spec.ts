import { expect, test } from './test.ts';

const PAGES = process.env.FULL
  ? ['/', '/industries/energy', '/services/ManagedServices', '/product/emr', '/quantum-computing']
  : ['/', '/product/emr'];

test('phones of 390 px load full-width pictures of at most 768 px at density 2 and 1,152 px at density 3', async ({
  browser,
}) => {
  const wrong: string[] = [];
  for (const { density, most } of [
    { density: 2, most: 768 },
    { density: 3, most: 1152 },
  ]) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: density,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    for (const address of PAGES) {
      await page.goto(address);
      const picture = page.locator('main img[sizes$="vw"]').first();
      await picture.scrollIntoViewIfNeeded();
      const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(source).not.toBe('');
      const width = Number(/-(\d+)\.\w+$/.exec(await source())?.[1]);
      if (!(width >= 768 && width <= most)) wrong.push(`${address} at density ${density}: ${await source()}`);
    }
    await context.close();
  }
  expect(wrong).toEqual([]);
});
