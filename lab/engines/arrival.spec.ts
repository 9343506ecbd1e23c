import { oneOfEachKind } from '../../tests/site-pages.ts';
import { DESKTOP, expect, PHONE, test } from './test.ts';

for (const address of oneOfEachKind) {
  test(`${address} loads completely: script, font and the pictures of the first screen`, async ({ visitor }) => {
    await visitor.open(address);
    await expect.poll(() => visitor.evaluate(() => document.fonts.check('600 20px Anek'))).toBe(true);
    await expect.poll(() => visitor.evaluate(() => document.documentElement.className)).toContain('reveals');
    const missing = () =>
      visitor.evaluate(() =>
        [...document.images]
          .filter((image) => {
            const { top, left, right } = image.getBoundingClientRect();
            return top < innerHeight && left < innerWidth && right > 0 && image.checkVisibility();
          })
          .filter((image) => !(image.complete && image.naturalWidth > 0))
          .map((image) => image.currentSrc),
      );
    await expect.poll(missing).toEqual([]);
    for (const size of [PHONE, DESKTOP]) {
      await visitor.resize(size);
      const over = () =>
        visitor.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(over, `sideways scroll at ${size.width}`).toBeLessThanOrEqual(0);
    }
  });
}
