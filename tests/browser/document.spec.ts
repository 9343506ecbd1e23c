import { expect, test } from './test.ts';

/** Requirements of the customer's document that no other spec file covers. */

test('each focus area of quantum computing lists its points', async ({ page }) => {
  await page.goto('/quantum-computing');
  const areas = page
    .locator('main > *', { has: page.getByRole('heading', { name: 'Focus areas' }) })
    .locator('dl > div');
  await expect(areas).toHaveCount(6);
  for (const area of await areas.all()) {
    const points = await area.getByRole('listitem').allTextContents();
    expect(points.length, (await area.locator('dt').textContent()) ?? '').toBeGreaterThanOrEqual(2);
    for (const point of points) expect(point).toMatch(/\w{3}/);
  }
});

test('the article on launch has its picture', async ({ page }) => {
  await page.goto('/space-science');
  const picture = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Launch', exact: true }) })
    .locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('alt', /\w/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(picture).toHaveAttribute('src', /space-launch/);
});

for (const [address, least] of [
  ['/', 9 + 6 + 2 + 4],
  ['/product/SchoolAutomation', 20],
  ['/product/HospitalAutomation', 15],
] as const)
  test(`every Know More link on ${address} names its subject`, async ({ page }) => {
    await page.goto(address);
    const links = page.locator('main a').filter({ hasText: 'Know More' });
    expect(await links.count()).toBeGreaterThanOrEqual(least);
    const names = await links.evaluateAll((all) => all.map((link) => (link.textContent ?? '').trim()));
    for (const name of names) expect(name).not.toBe('Know More');
    // The hero and the cards below it may link to the same subject.
    expect(new Set(names).size).toBeGreaterThanOrEqual(least - 5);
    const named = links.and(page.getByRole('link', { name: /Know More.+\w|\w.+Know More/s, includeHidden: true }));
    await expect(named).toHaveCount(names.length);
  });

test('the slides, the six technology cards and the links after them lead to /dronepage', async ({ page }) => {
  await page.goto('/');
  const to = (selector: string) =>
    page
      .locator(selector)
      .filter({ hasText: 'Know More' })
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const times = (count: number) => Array.from({ length: count }, () => '/dronepage');
  expect(await to('[aria-roledescription="carousel"] a')).toEqual(times(9));
  expect(
    await to('main li:has(h3 a[href="/quantum-computing"]) ~ li a, main li:has(h3 a[href="/quantum-computing"]) a'),
  ).toEqual(times(6));
  expect(await to('section[aria-labelledby="future-carousel"] a')).toEqual(times(4));
});

test('each of the nine vendor cards has room for a logo', async ({ page }) => {
  await page.goto('/product/business_manegment');
  const places = page.locator('main ul:has(> li:nth-child(9):last-child) > li > :is(span[aria-hidden], img)');
  await expect(places).toHaveCount(9);
  for (const place of await places.all()) {
    await place.scrollIntoViewIfNeeded();
    expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(32);
  }
});

test('under prefers-contrast: more, muted text reaches full contrast and borders are drawn', async ({ page }) => {
  for (const [address, selector] of [
    ['/', 'main section p'],
    ['/product/gps', 'main section p'],
  ] as const) {
    /** The lowest contrast of any text or border colour against its background. */
    const least = () =>
      page.evaluate((words) => {
        const light = (colour: string) => {
          const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
          const part = (value: number) => (value / 255) ** 2.2;
          return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
        };
        const groundOf = (element: Element | null): string => {
          if (!element) return 'rgb(255, 255, 255)';
          const own = getComputedStyle(element).backgroundColor;
          return /rgba\(.*, 0\)/.test(own) ? groundOf(element.parentElement) : own;
        };
        const ratios = [...document.querySelectorAll(words)].map((element) => {
          const [a, b] = [light(getComputedStyle(element).color), light(groundOf(element))];
          return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        });
        return Math.min(...ratios);
      }, selector);
    /** How much of the background shows through the thinnest border. */
    const lines = () =>
      page.evaluate(() => {
        const drawn = [...document.querySelectorAll('main *')].map((element) => getComputedStyle(element));
        const solid = drawn
          .filter(
            ({ borderBlockStartWidth, borderBlockStartStyle }) =>
              borderBlockStartWidth === '1px' && borderBlockStartStyle === 'solid',
          )
          .map(({ borderBlockStartColor }) =>
            Number(/(?:,|\/)\s*([\d.]+)\)$/.exec(borderBlockStartColor.replace(/^rgb\(.*/, ''))?.[1] ?? 1),
          );
        return Math.min(...solid);
      });
    await page.emulateMedia({ contrast: 'no-preference' });
    await page.goto(address);
    const [words, drawn] = [await least(), await lines()];
    await page.emulateMedia({ contrast: 'more' });
    expect(await least()).toBeGreaterThan(words * 1.3);
    expect(await least()).toBeGreaterThanOrEqual(9);
    expect(await lines()).toBeGreaterThan(drawn);
  }
});
