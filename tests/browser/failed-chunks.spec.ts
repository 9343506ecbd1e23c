import { site, withoutPictures } from '../site-pages.ts';
import { animationsFinished } from './settled.ts';
import { expect, type Page, test } from './test.ts';

const town = site.pages.find((page) => page.family === 'town');
if (town?.family !== 'town') throw new Error('there is no page of the family town');
const { form } = site.strings;
const CONTACT = '/innovation/contactus';

const pageWith = (kind: string) => {
  const found = site.pages.find(({ sections }) => sections.some((section) => section.kind === kind));
  if (!found) throw new Error(`no page has a section of the kind ${kind}`);
  return found.path;
};

/** Blocks the chunk of that name until `allow` is called; `failed` settles when a request for it has failed. */
async function blockChunk(page: Page, name: string) {
  let blocked = true;
  const chunk = new RegExp(`/_assets/${name}\\.[^/]+\\.js`);
  await page.route(chunk, (route) => (blocked ? route.abort() : route.continue()));
  return {
    failed: page.waitForEvent('requestfailed', (request) => chunk.test(request.url())),
    allow: () => {
      blocked = false;
    },
  };
}

/** The messages of the alerts that the page opens, in order. */
function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    return dialog.accept();
  });
  return alerts;
}

test.beforeEach(({ page }) => withoutPictures(page));

test('the town stays when its gesture chunk fails to load, and the next interaction retries it', async ({ page }) => {
  const { failed, allow } = await blockChunk(page, 'PanZoom');
  await page.goto('/town');
  const stage = page.locator('[data-live] img').first();
  await expect(stage).toBeVisible();
  await stage.dispatchEvent('pointerover');
  await failed;
  const clock = page.getByRole('slider', { name: town.clock.label });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(clock).toBeVisible();
  await clock.press('Home');
  await expect(clock).toHaveValue('360');
  allow();
  const sheet = page.locator('[data-live] div:has(> img)').first();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const box = await stage.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 200);
    await page.mouse.move((box?.x ?? 0) + 320, (box?.y ?? 0) + 220);
    await page.mouse.wheel(0, -300);
    expect(Number(await sheet.evaluate((element) => element.style.getPropertyValue('--zoom')))).toBeGreaterThan(1);
  }).toPass();
});

test('the town without its chunk works like the page without script, and hydrates at the next touch', async ({
  page,
}) => {
  const { failed, allow } = await blockChunk(page, 'Town');
  await page.goto('/town');
  await failed;
  const clock = page.getByRole('slider', { name: town.clock.label });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(clock).toBeHidden();
  await expect(heading).toBeVisible();
  allow();
  await heading.hover();
  await expect(clock).toBeVisible();
  await clock.press('Home');
  await expect(clock).toHaveAttribute('aria-valuetext', /^06:00/);
  await expect(heading).toBeVisible();
});

for (const [chunk, tag] of [
  ['react', '@full'],
  ['client', '@full'],
  ['island', '@full'],
  ['ContactForm', []],
] as [string, string | string[]][])
  test(`the contact form without its chunk '${chunk}' says so, and Send works once the chunk loads`, { tag }, async ({
    page,
  }) => {
    const alerts = alertsOf(page);
    const { failed, allow } = await blockChunk(page, chunk);
    await page.goto(CONTACT);
    const note = page.getByText(form.noScript);
    const send = page.getByRole('button', { name: form.send });
    await page.getByLabel(form.name).fill('Asha');
    await failed;
    await expect(note).toBeVisible();
    await page.getByLabel(form.email).fill('asha@example.com');
    await page.getByLabel(form.message).fill('We keep a register.');
    // A failed attempt may still be running; the note is hidden as soon as one succeeds.
    allow();
    await expect(async () => {
      if (!alerts.length) await send.click();
      expect(alerts).toEqual(['Thank you, Asha! Your message has been sent.']);
    }).toPass();
    await expect(note).toBeHidden();
    await expect(page.getByLabel(form.name)).toHaveValue('');
  });

test('a press on Send while its chunk is missing sends nothing later', async ({ page }) => {
  const alerts = alertsOf(page);
  const { failed, allow } = await blockChunk(page, 'ContactForm');
  await page.goto(CONTACT);
  await page.getByLabel(form.name).fill('Asha');
  await page.getByLabel(form.email).fill('asha@example.com');
  await page.getByLabel(form.message).fill('We keep a register.');
  await page.getByRole('button', { name: form.send }).click();
  await failed;
  const note = page.getByText(form.noScript);
  await expect(note).toBeVisible();
  allow();
  await expect(async () => {
    await page.getByLabel(form.name).hover();
    await page.getByLabel(form.message).hover();
    await expect(note).toBeHidden({ timeout: 1000 });
  }).toPass();
  expect(alerts).toEqual([]);
  await expect(page.getByLabel(form.name)).toHaveValue('Asha');
});

test('search without its chunk opens the page that lists everything', async ({ page }) => {
  await blockChunk(page, 'island');
  await page.goto('/about_us');
  await page.keyboard.press('Control+K');
  await expect(page).toHaveURL(/\/search$/);
});

test('search whose chunk failed on hover opens when it is pressed', async ({ page }) => {
  const { failed, allow } = await blockChunk(page, 'island');
  await page.goto('/about_us');
  const button = page.locator('header a[data-search]').first();
  await button.hover();
  await failed;
  allow();
  // The page handles the failed import a few tasks after the request has failed.
  await animationsFinished(page);
  await button.click();
  await page.keyboard.type('hospital');
  await expect(page.getByRole('option').first()).toBeVisible();
});

for (const [kind, chunk, tag] of [
  ['instrument', 'hydrate', []],
  ['explorable', 'react', '@full'],
] as ['instrument' | 'explorable', string, string | string[]][])
  test(`a model of the kind ${kind} hides its controls while its chunk is missing, and shows them when it loads`, {
    tag,
  }, async ({ page }) => {
    const { failed, allow } = await blockChunk(page, chunk);
    await page.goto(pageWith(kind));
    const figure = page.locator(kind === 'instrument' ? '[data-instrument]' : '[data-explorable]').first();
    const sliders = figure.getByRole('slider');
    await figure.scrollIntoViewIfNeeded();
    await failed;
    await expect(sliders).toHaveCount(0);
    await expect(figure).toBeVisible();
    allow();
    await expect(async () => {
      await page.mouse.move(0, 0);
      await figure.hover({ position: { x: 10, y: 10 }, force: true });
      await expect(sliders.first()).toBeVisible({ timeout: 2000 });
    }).toPass();
    const before = await sliders.first().getAttribute('aria-valuetext');
    await sliders.first().press('Home');
    await sliders.first().press('ArrowRight');
    await expect.poll(() => sliders.first().getAttribute('aria-valuetext')).not.toBe(before);
  });

test('tabs without their chunk are headings above their texts, all readable', async ({ page }) => {
  const { failed, allow } = await blockChunk(page, 'tabs');
  await page.goto(pageWith('tabs'));
  await failed;
  const group = page.locator('[data-tabs]').first();
  await expect(group).toHaveAttribute('data-failed', '');
  for (const heading of await group.locator('h3').all()) {
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport();
  }
  await expect(group.locator('[data-tablist]')).toBeHidden();
  allow();
  await group.hover();
  await expect(group.getByRole('tab').first()).toBeVisible();
});

test('a page of a replaced build is reloaded once, unless something is typed', async ({ page }) => {
  await page.route(/\/_assets\/Town\./, (route) => route.fulfill({ status: 404 }));
  await page.route('**/town', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: '<script src="/_assets/next-build.js"></script>' })
      : route.continue(),
  );
  const opened: string[] = [];
  page.on('framenavigated', (frame) => opened.push(frame.url()));
  await page.goto('/town');
  await expect.poll(() => opened.length).toBe(2);
  const again = page.waitForResponse(/\/_assets\/Town\./);
  await page.getByRole('heading', { level: 1 }).hover();
  await again;
  await expect(page.getByRole('slider', { name: town.clock.label })).toBeHidden();
  expect(opened).toHaveLength(2);
});
