import fs from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { allValues, reading, snap, startsOf, toRange } from '../../src/instruments/kit/dial.ts';
import type { View } from '../../src/instruments/kit/instrument.ts';
import type { InstrumentWords } from '../../src/instruments/kit/words.ts';
import { site, withoutPictures } from '../site-pages.ts';

const placed = await Promise.all(
  site.pages
    .flatMap(({ path, sections }) =>
      sections.flatMap((section) =>
        section.kind === 'instrument' ? [{ path, words: section.model as InstrumentWords }] : [],
      ),
    )
    .map(async ({ path, words }) => {
      const { default: view } = (await import(`../../src/instruments/${words.name}/view.ts`)) as { default: View };
      return { path, words, view };
    }),
);
/** Every page with a model, the essays among them. */
const modelPages = site.pages
  .filter(({ sections }) => sections.some(({ kind }) => kind === 'instrument' || kind === 'explorable'))
  .map(({ path }) => path);

type Placed = (typeof placed)[number];
const first = (is: (one: Placed) => boolean) => {
  const found = placed.find(is);
  if (!found) throw new Error('no page has such an instrument');
  return found;
};
const isNamed = ({ view }: Placed) => Object.values(view.plan.dials).some(({ named }) => named);
/** One instrument of each shape, one with a choice among names, one with a table of what is drawn. */
const oneOfEachKind = [
  ...new Set([
    first(({ view }) => view.shape === 'wide'),
    first(({ view }) => view.shape === 'beside'),
    first(({ view }) => view.shape === 'tall'),
    first(isNamed),
    first(({ view }) => view.series !== undefined),
  ]),
];
const heap = first(({ words }) => words.name === 'heap');

const stageOf = (page: Page) => page.locator('[data-explorable]');
async function open(page: Page, address: string): Promise<Locator> {
  await withoutPictures(page);
  await page.goto(address);
  const stage = stageOf(page);
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).toHaveAttribute('data-live', 'true');
  return stage;
}
/** Longer than a value rests before the sentence is announced; the page's clock is moved on, nobody waits. */
const REST_MS = 550;
/** React renders in a message of its own, which is in the queue before this one. */
const rendered = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(undefined);
      }),
  );
async function rest(page: Page) {
  await rendered(page);
  await page.clock.runFor(REST_MS);
  await rendered(page);
}

for (const { path, words, view } of oneOfEachKind) {
  test(`${path}: every dial by keyboard, one announcement after each move, and the tables`, async ({ page }) => {
    const { dials } = view.plan;
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
    await page.clock.install();
    const stage = await open(page, path);
    const sentence = stage.locator('figcaption');
    await page.evaluate(() => {
      const caption = document.querySelector('[data-explorable] figcaption');
      const counts = window as unknown as { announcements: number };
      counts.announcements = 0;
      new MutationObserver(() => counts.announcements++).observe(caption as Element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    const announcements = () => page.evaluate(() => (window as unknown as { announcements: number }).announcements);
    const said = new Set([await sentence.textContent()]);
    for (const [name, label] of Object.entries(words.dials)) {
      const dial = dials[name];
      if (!dial) throw new Error(`no dial ${name}`);
      const options = stage.locator(`input[name="${name}"]`);
      if (dial.named) {
        expect(await options.evaluateAll((all) => all.map((one) => one.getAttribute('type')))).toEqual(
          allValues(dial).map(() => 'radio'),
        );
        await stage.getByRole('group', { name: label, exact: true }).locator(':checked').focus();
        await page.keyboard.press('ArrowRight');
        await rest(page);
        said.add(await sentence.textContent());
        continue;
      }
      const slider = stage.getByRole('slider', { name: label, exact: true });
      await slider.focus();
      for (const key of ['End', 'Home', 'PageUp', 'ArrowRight']) {
        const before = await sentence.textContent();
        const count = await announcements();
        await page.keyboard.press(key);
        await rest(page);
        const { told, shown, now } = await slider.evaluate((input) => ({
          told: input.getAttribute('aria-valuetext'),
          shown: document.querySelector(`output[for="${input.id}"]`)?.textContent,
          now: input.closest('figure')?.querySelector('figcaption')?.textContent ?? '',
        }));
        expect(told).toBe(shown);
        expect(now).not.toMatch(/[{}]|NaN|undefined|Infinity/);
        expect((await announcements()) - count, `${label}, ${key}`).toBe(now === before ? 0 : 1);
        said.add(now);
      }
    }
    expect(said.size, 'the sentence changes').toBeGreaterThan(1);

    await test.step('the values as tables, under one line', async () => {
      const section = page.locator('section', { has: stage });
      await expect(section.locator('table')).toHaveCount(0);
      await section.getByText('How it is calculated').press('Enter');
      const table = section.getByRole('table').last();
      await expect(table.getByRole('rowgroup')).toHaveCount(1 + Object.keys(words.dials).length);
      const now = section.locator('tr:has([aria-current])');
      await expect(now).toHaveCount(Object.keys(words.dials).length);
      const read = () => stage.locator('dl dd:not(:has(b))').allTextContents();
      for (const row of await now.all()) expect(await row.locator('td').allTextContents()).toEqual(await read());
      for (const text of await section.getByRole('table').allInnerTexts()) expect(text).not.toMatch(/NaN|undefined/);
    });
    expect(wrong).toEqual([]);
  });
}

test('at 1440 x 900 the stage of all 48 models fits 760 px; at 390 px the sentence follows the drawing', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await withoutPictures(page);
  const wrong: string[] = [];
  for (const address of modelPages) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const stage = stageOf(page);
    const height = await stage.evaluate((figure) => figure.getBoundingClientRect().height);
    if (height > 760) wrong.push(`${address}: ${Math.round(height)} px`);
    const isOpen = await page.locator('[data-calculation]').evaluate((details: HTMLDetailsElement) => details.open);
    if (isOpen) wrong.push(`${address}: the calculation is open`);
    await page.setViewportSize({ width: 390, height: 844 });
    const gap = await stage.evaluate((figure) => {
      const [picture, sentence] = [figure.firstElementChild, figure.querySelector('figcaption')];
      return (sentence?.getBoundingClientRect().top ?? 0) - (picture?.getBoundingClientRect().bottom ?? 0);
    });
    if (!(gap >= 0 && gap <= 40)) wrong.push(`${address}: ${Math.round(gap)} px between drawing and sentence`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > 390) wrong.push(`${address}: ${wide} px wide`);
  }
  expect(wrong).toEqual([]);
});

test('on a phone the drawing stays on the screen beside the slider that moves it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const wrong: string[] = [];
  for (const { path } of oneOfEachKind.slice(0, 3)) {
    const stage = await open(page, path);
    for (const control of await stage.getByRole('slider').all()) {
      await control.evaluate((input) => scrollBy(0, input.getBoundingClientRect().top - 700));
      const drawing = await stage.locator('[role=img]').boundingBox();
      const slider = await control.boundingBox();
      const isWhole = drawing && slider && drawing.y >= 0 && drawing.y + drawing.height <= slider.y;
      if (!isWhole) wrong.push(`${path}: drawing ${JSON.stringify(drawing)}, slider ${JSON.stringify(slider)}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a preset moves the sliders within half a second and is announced once; under reduced motion at once', async ({
  page,
}) => {
  await page.clock.install();
  const stage = await open(page, heap.path);
  const [preset] = heap.words.tries;
  const [name = '', goal = 0] =
    Object.entries(preset?.set ?? {}).find(([key, value]) => value !== heap.view.plan.dials[key]?.start) ?? [];
  const dial = heap.view.plan.dials[name];
  if (!preset || !dial) throw new Error('the first preset changes nothing');
  const slider = stage.locator(`input[name="${name}"]`);
  const button = stage.getByRole('button', { name: preset.label, exact: true });
  const end = String(toRange(dial, snap(dial, goal ?? 0)));
  const start = await slider.inputValue();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  await page.clock.runFor(100);
  await rendered(page);
  const between = Number(await slider.inputValue());
  expect(between).toBeGreaterThan(Math.min(Number(start), Number(end)));
  expect(between).toBeLessThan(Math.max(Number(start), Number(end)));
  await page.clock.runFor(400);
  await expect(slider).toHaveValue(end);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await slider.fill(start);
  await button.click();
  await expect(slider).toHaveValue(end);
});

test('the address keeps the case, ignores what it does not know, and leaves other anchors alone', async ({ page }) => {
  await withoutPictures(page);
  const stage = stageOf(page);
  const [missing, dried, mud] = ['missing', 'dried', 'mud'].map((name) => stage.locator(`input[name="${name}"]`));
  if (!missing || !dried || !mud) throw new Error('heap has other dials');

  await test.step('a link opens the stage at its case', async () => {
    await page.goto(`${heap.path}#missing=61&dried=99&mud=many&tonnes=4`);
    await expect(stage).toHaveAttribute('data-live', 'true');
    await expect(stage).toBeInViewport();
    await expect(missing).toHaveValue('60');
    await expect(dried).toHaveValue('5');
    await expect(mud).toHaveValue('400');
  });
  await test.step('a move is written without a step in the history', async () => {
    const steps = await page.evaluate(() => history.length);
    await missing.press('Home');
    await expect(page).toHaveURL(/#missing=0&dried=5$/);
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });
  await test.step('a new address on the same page is followed', async () => {
    await page.evaluate(() => location.assign('#mud=200'));
    await expect(mud).toHaveValue('200');
    await expect(missing).toHaveValue('45');
  });
  await test.step('at the defaults nothing is written, and another anchor stays', async () => {
    await mud.fill('400');
    await expect(page).toHaveURL(new RegExp(`${heap.path}$`));
    const id = await page.locator('section', { has: stage }).getAttribute('id');
    await page.goto(`${heap.path}#${id}`);
    await expect(stage).toHaveAttribute('data-live', 'true');
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
  });
});

test('Copy link copies exactly this case; where the browser refuses, the address is shown', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const stage = await open(page, heap.path);
  await stage.locator('input[name="missing"]').fill('60');
  const button = stage.getByRole('button', { name: 'Copy link' });
  await button.click();
  await expect(stage.getByRole('status')).toHaveText('Link copied');
  const link = `${baseURL}${heap.path}#missing=60`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await stage.locator('input[name="missing"]').fill('70');
  await expect(stage.getByRole('status')).toHaveText('');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await button.click();
  await expect(stage.getByRole('textbox')).toHaveValue(link.replace('60', '70'));
  await expect(stage.getByRole('textbox')).toBeFocused();
});

const dragged = placed.filter(({ view }) => view.handles?.length);

test('every handle is where the drawing has it, at six widths', async ({ page }) => {
  test.setTimeout(240_000);
  const wrong: string[] = [];
  for (const { path, view } of dragged) {
    const stage = await open(page, path);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await stage.evaluate((figure) => {
        const box = (element: Element | null) => {
          const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
          return { x, y, width, height };
        };
        const handles = [...figure.querySelectorAll('[data-handle]')];
        return {
          drawing: box(figure.querySelector('[role=img]')),
          handles: handles.map((one) => ({
            dial: one.getAttribute('data-handle'),
            touch: getComputedStyle(one).touchAction,
            ...box(one.querySelector('circle')),
          })),
        };
      });
      for (const handle of view.handles ?? []) {
        const place = handle.at(startsOf(view.plan.dials));
        if (!place) continue;
        const drawn = boxes.handles.find(({ dial }) => dial === handle.dial);
        const [dx, dy] = [
          (drawn?.x ?? 0) + (drawn?.width ?? 0) / 2 - boxes.drawing.x - (place[0] / 100) * boxes.drawing.width,
          (drawn?.y ?? 0) + (drawn?.height ?? 0) / 2 - boxes.drawing.y - (place[1] / 100) * boxes.drawing.height,
        ];
        const what = `${path}, ${handle.dial}, ${width} px`;
        if (!(Math.hypot(dx, dy) <= 1)) wrong.push(`${what}: ${Math.round(dx)}, ${Math.round(dy)} px off`);
        if (Math.round(drawn?.width ?? 0) < 44) wrong.push(`${what}: ${drawn?.width} px wide`);
        if (drawn?.touch !== (handle.along === 'x' ? 'pan-y' : 'none')) wrong.push(`${what}: ${drawn?.touch}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

/** The place of the first handle of a view, and of the same handle at another value, in pixels of the window. */
async function wayOf(stage: Locator, { view }: Placed) {
  const [handle] = view.handles ?? [];
  const dial = handle && view.plan.dials[handle.dial];
  if (!handle || !dial) throw new Error('no handle');
  const start = startsOf(view.plan.dials);
  const values = allValues(dial).filter((value) => value !== dial.start);
  const goal = values[Math.floor(values.length / 2)] ?? dial.to;
  await stage.locator('[role=img]').evaluate((drawing) => drawing.scrollIntoView({ block: 'center' }));
  const box = await stage.locator('[role=img]').boundingBox();
  if (!box) throw new Error('no drawing');
  const pixels = (value: number) => {
    const [x, y] = handle.at({ ...start, [handle.dial]: value }) ?? [0, 0];
    return { x: box.x + (x / 100) * box.width, y: box.y + (y / 100) * box.height };
  };
  const input = stage.locator(`input[name="${handle.dial}"]${dial.named ? ':checked' : ''}`);
  return {
    from: pixels(dial.start),
    to: pixels(goal),
    input,
    text: reading(dial, goal),
    value: String(toRange(dial, goal)),
    named: dial.named,
  };
}
const oneOfEachWay = (['x', 'y', 'both'] as const).map((along) =>
  first(({ view }) => view.handles?.[0]?.along === along),
);

test('a handle is dragged by the mouse, and its slider follows', async ({ page }) => {
  for (const one of oneOfEachWay) {
    const stage = await open(page, one.path);
    const { from, to, input, value } = await wayOf(stage, one);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    await expect(input, one.words.name).toHaveValue(value);
  }
});

test('a handle is dragged by touch, while the rest of the drawing scrolls the page', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const touch = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  for (const one of oneOfEachWay) {
    const stage = await open(page, one.path);
    const { from, to, input, value } = await wayOf(stage, one);
    await send('touchStart', [from]);
    await send('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
    await send('touchMove', [to]);
    await send('touchEnd', []);
    await expect(input, one.words.name).toHaveValue(value);
    expect(await stage.locator('[role=img]').evaluate((drawing) => getComputedStyle(drawing).touchAction)).toBe('auto');
  }
  await context.close();
});

test('a key press and what a screen reader says of it are one, before anything is drawn', async ({ page }) => {
  const stage = await open(page, heap.path);
  const slider = stage.getByRole('slider').first();
  const [before, at] = await slider.evaluate((input: HTMLInputElement) => {
    const before = input.getAttribute('aria-valuetext');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, input.min);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return [before, input.getAttribute('aria-valuetext')];
  });
  expect(at).not.toBe(before);
  await expect(stage.locator(`output[for="${await slider.getAttribute('id')}"]`)).toHaveText(at ?? '');
});

test('nothing of an instrument comes with the first view, and it is complete without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(heap.path);
  await expect(still.locator('[data-instrument] svg[role=img]')).toBeVisible();
  await expect(still.locator('[data-instrument] figcaption')).toHaveText(/\.$/);
  await expect(still.locator('[data-instrument] input').first()).toBeHidden();
  await context.close();

  const page = await browser.newPage({ viewport: { width: 390, height: 700 } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(heap.path, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /react|hydrate|view/.test(url))).toEqual([]);
  await page.close();
});

test('where data is saved it is hydrated at the first touch', async ({ browser }) => {
  const page = await browser.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(heap.path);
  const stage = stageOf(page);
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).toBeInViewport();
  expect(asked.filter((url) => /hydrate/.test(url))).toEqual([]);
  await stage.locator('input').first().focus();
  await expect(stage).toHaveAttribute('data-live', 'true');
  await page.close();
});

test('a model whose script cannot be fetched shows its values in words, and tries again when it is touched', async ({
  page,
}) => {
  let isBlocked = true;
  await page.route(/_assets\/view\..*\.js/, (route) => (isBlocked ? route.abort() : route.continue()));
  await withoutPictures(page);
  await page.goto(heap.path);
  const stage = stageOf(page);
  await stage.scrollIntoViewIfNeeded();
  await expect(stage.getByText('Drawn for')).toBeVisible();
  await expect(stage.locator('input').first()).toBeHidden();
  isBlocked = false;
  await stage.locator('[role=img]').click();
  await expect(stage).toHaveAttribute('data-live', 'true');
  await expect(stage.locator('input').first()).toBeVisible();
});

test('the kit weighs at most 12 kB beside React, an instrument at most 4 kB', () => {
  const files = fs.readdirSync('dist/_assets').filter((name) => name.endsWith('.js.br'));
  const weigh = (name: string) => fs.statSync(path.join('dist/_assets', name)).size;
  const views = files.filter((name) => name.startsWith('view.'));
  expect(views.length).toBe(placed.length);
  expect(views.filter((name) => weigh(name) > 4096)).toEqual([]);
  const kit = files.filter((name) => /^(hydrate|island|jsx-runtime)\b/.test(name));
  expect(kit.length).toBeGreaterThan(1);
  expect(kit.reduce((sum, name) => sum + weigh(name), 0)).toBeLessThanOrEqual(12 * 1024);
});
