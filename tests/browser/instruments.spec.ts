import fs from 'node:fs';
import path from 'node:path';
import { allValues, snap, startsOf, toRange } from '../../src/instruments/kit/dial.ts';
import { type Handle, valueNear } from '../../src/instruments/kit/handles.ts';
import { modelPages, openModel, type Placed, placed, stageOf } from '../gates/model-pages.ts';
import { pagesToTry } from '../gates/selection.ts';
import { withoutPictures } from '../site-pages.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const first = (is: (one: Placed) => boolean) => {
  const found = placed.find(is);
  if (!found) throw new Error('no page has such an instrument');
  return found;
};
const isNamed = ({ view }: Placed) => Object.values(view.plan.dials).some(({ named }) => named);
/** One instrument of each shape, one with a choice of names, one with a table of the drawing's values. */
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

/** Longer than the delay before the sentence is announced; the page's clock is moved on. */
const REST_MS = 550;
/** React renders in a message task that is queued before this one. */
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

/** Every model under FULL; otherwise one with a slider, one with a choice of names and one in an essay. */
const tried = pagesToTry(modelPages, [
  first(({ view }) => view.shape === 'wide').path,
  first(isNamed).path,
  '/humanoid',
]);

const namesOf = (stage: Locator) =>
  stage
    .locator('input[type=range], input[type=radio]')
    .evaluateAll((inputs) => [...new Set(inputs.map((input) => (input as HTMLInputElement).name))]);
/** What a control has, tells and shows, and the sentence of its stage. */
const stateOf = (control: Locator) =>
  control.evaluate((one: HTMLInputElement) => {
    const stage = one.closest('figure');
    const input = stage?.querySelector<HTMLInputElement>(`[name="${one.name}"]:is([type=range], :checked)`) ?? one;
    const { announcements = 0 } = window as unknown as { announcements?: number };
    return {
      value: input.value,
      told: input.getAttribute('aria-valuetext'),
      shown: document.querySelector(`output[for="${input.id}"]`)?.textContent ?? null,
      sentence: stage?.querySelector('figcaption')?.textContent ?? '',
      announcements,
    };
  });

test('every control of every model works by keyboard, tells its value, and is announced once after each change', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  await page.clock.install();
  for (const path of tried) {
    const stage = await openModel(page, path);
    await stage.locator('figcaption[aria-live=polite]').evaluate((caption) => {
      const counts = window as unknown as { announcements: number };
      counts.announcements = 0;
      const changes = { childList: true, characterData: true, subtree: true };
      new MutationObserver(() => counts.announcements++).observe(caption, changes);
    });
    const said = new Set<string>();
    for (const name of await namesOf(stage)) {
      const isChoice = (await stage.locator(`input[type=radio][name="${name}"]`).count()) > 0;
      const control = stage.locator(`input[name="${name}"]${isChoice ? ':checked' : ''}`);
      await control.focus();
      for (const key of isChoice ? ['ArrowRight', 'ArrowLeft'] : ['End', 'Home', 'PageUp', 'ArrowRight']) {
        const before = await stateOf(control);
        await page.keyboard.press(key);
        await rest(page);
        const now = await stateOf(control);
        const what = `${path}, ${name}, ${key}`;
        if (key !== 'End' && key !== 'ArrowRight' && now.value === before.value) wrong.push(`${what}: nothing changes`);
        if (now.told !== now.shown) wrong.push(`${what}: tells ${now.told}, shows ${now.shown}`);
        if (!isChoice && !now.told) wrong.push(`${what}: tells no value`);
        if (/[{}]|NaN|undefined|Infinity/.test(now.sentence)) wrong.push(`${what}: ${now.sentence}`);
        const announced = now.announcements - before.announcements;
        if (announced !== (now.sentence === before.sentence ? 0 : 1))
          wrong.push(`${what}: announced ${announced} times`);
        said.add(now.sentence);
      }
    }
    if (said.size < 2) wrong.push(`${path}: one sentence for every value`);
  }
  expect(wrong).toEqual([]);
});

test('every control of every model works by touch', async ({ browser }) => {
  test.setTimeout(900_000);
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const wrong: string[] = [];
  for (const path of tried) {
    const stage = await openModel(page, path);
    for (const name of await namesOf(stage)) {
      const radio = stage.locator(`input[type=radio][name="${name}"]:not(:checked)`);
      const isChoice = (await radio.count()) > 0;
      const control = isChoice ? radio.last() : stage.locator(`input[name="${name}"]`);
      await control.evaluate((input) => input.scrollIntoView({ block: 'end', behavior: 'instant' }));
      const before = await stateOf(control);
      const box = await control.boundingBox();
      if (!box) throw new Error(`${path}: ${name} is not shown`);
      const share = await control.evaluate(({ value, min, max }: HTMLInputElement) => (+value - +min) / (+max - +min));
      const x = isChoice ? 0.5 : share > 0.5 ? 0.2 : 0.8;
      await page.touchscreen.tap(box.x + box.width * x, box.y + box.height / 2);
      const isDone = async () => {
        const { value, told, shown } = await stateOf(control);
        expect(value).not.toBe(before.value);
        expect(told).toBe(shown);
      };
      await expect(isDone)
        .toPass({ timeout: 5000 })
        .catch(() => wrong.push(`${path}: ${name}`));
    }
  }
  await context.close();
  expect(wrong).toEqual([]);
});

test('the values of the drawing are tables in one disclosure, and follow the dials', async ({ page }) => {
  for (const { path, words } of process.env.FULL ? oneOfEachKind : oneOfEachKind.slice(-2)) {
    const stage = await openModel(page, path);
    const section = page.locator('section', { has: stage });
    await expect(section.locator('table')).toHaveCount(0);
    await section.getByText('How it is calculated').press('Enter');
    const table = section.getByRole('table').last();
    await expect(table.getByRole('rowgroup')).toHaveCount(1 + Object.keys(words.dials).length);
    const now = section.locator('tr:has([aria-current])');
    await expect(now).toHaveCount(Object.keys(words.dials).length);
    const read = () => stage.locator('dl dd:not(:has(b))').allTextContents();
    const before = await read();
    await stage.getByRole('slider').first().press('End');
    await expect.poll(read, path).not.toEqual(before);
    for (const row of await now.all()) expect(await row.locator('td').allTextContents()).toEqual(await read());
    for (const text of await section.getByRole('table').allInnerTexts()) expect(text).not.toMatch(/NaN|undefined/);
  }
});

test('on a phone the drawing stays on the screen beside the slider that moves it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const wrong: string[] = [];
  for (const { path } of oneOfEachKind.slice(0, 3)) {
    const stage = await openModel(page, path);
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
  const stage = await openModel(page, heap.path);
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

test('the URL hash stores the case, ignores unknown values, and leaves other anchors alone', async ({ page }) => {
  await withoutPictures(page);
  const stage = stageOf(page);
  const [missing, dried, mud] = ['missing', 'dried', 'mud'].map((name) => stage.locator(`input[name="${name}"]`));
  if (!missing || !dried || !mud) throw new Error('heap has other dials');

  await test.step('a link opens the stage with its case', async () => {
    await page.goto(`${heap.path}#missing=61&dried=99&mud=many&tonnes=4`);
    await expect(stage).toHaveAttribute('data-live', 'true');
    await expect(stage).toBeInViewport();
    await expect(missing).toHaveValue('60');
    await expect(dried).toHaveValue('5');
    await expect(mud).toHaveValue('400');
  });
  await test.step('a move adds no history entry', async () => {
    const steps = await page.evaluate(() => history.length);
    await missing.press('Home');
    await expect(page).toHaveURL(/#missing=0&dried=5$/);
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });
  await test.step('a new hash on the same page is applied', async () => {
    await page.evaluate(() => location.assign('#mud=200'));
    await expect(mud).toHaveValue('200');
    await expect(missing).toHaveValue('45');
  });
  await test.step('the default values write no hash, and another anchor stays', async () => {
    await mud.fill('400');
    await expect(page).toHaveURL(new RegExp(`${heap.path}$`));
    const id = await page.locator('section', { has: stage }).getAttribute('id');
    await page.goto(`${heap.path}#${id}`);
    await expect(stage).toHaveAttribute('data-live', 'true');
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
  });
});

test('Copy link copies exactly this case; if the browser refuses, the address is shown', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const stage = await openModel(page, heap.path);
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

/** The position of a handle, and of the same handle at another value, in pixels of the viewport. */
async function wayOf(stage: Locator, { view }: Placed, handle: Handle) {
  const dial = view.plan.dials[handle.dial];
  if (!dial) throw new Error(`no dial ${handle.dial}`);
  const start = startsOf(view.plan.dials);
  const placeAt = (value: number) => handle.at({ ...start, [handle.dial]: value });
  const from = placeAt(dial.start);
  const values = allValues(dial).filter((value) => value !== dial.start && placeAt(value));
  const goal = values[Math.floor(values.length / 2)] ?? dial.to;
  const to = placeAt(goal);
  if (!from || !to) return undefined;
  await stage
    .locator('[role=img]')
    .evaluate((drawing) => drawing.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await stage.locator('[role=img]').boundingBox();
  if (!box) throw new Error('no drawing');
  const pixels = ([x, y]: readonly [number, number]) => ({
    x: box.x + (x / 100) * box.width,
    y: box.y + (y / 100) * box.height,
  });
  const input = stage.locator(`input[name="${handle.dial}"]${dial.named ? ':checked' : ''}`);
  return {
    from: pixels(from),
    to: pixels(to),
    input,
    start: String(toRange(dial, dial.start)),
    // Several values may share the end of a scale.
    value: String(toRange(dial, valueNear(handle, view.plan.dials, start, to, [box.width, box.height]))),
  };
}
const oneOfEachWay = (['x', 'y', 'both'] as const).map((along) =>
  first(({ view }) => view.handles?.[0]?.along === along),
);
const triedHandles = pagesToTry(
  modelPages,
  oneOfEachWay.map(({ path }) => path),
);
const draggedModels = placed.filter(({ path, view }) => view.handles && triedHandles.includes(path));

type Point = { x: number; y: number };
const middle = (from: Point, to: Point) => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });

/** Drags every handle of the models, each from its default, and lists those whose control does not follow. */
async function dragAll(page: Page, drag: (from: Point, to: Point) => Promise<void>) {
  const wrong: string[] = [];
  for (const one of draggedModels) {
    const stage = await openModel(page, one.path);
    for (const handle of one.view.handles ?? []) {
      await page.evaluate(
        (hash) => location.assign(hash),
        `#${handle.dial}=${one.view.plan.dials[handle.dial]?.start}`,
      );
      const way = await wayOf(stage, one, handle);
      if (!way) continue;
      await expect(stage.locator(`[data-handle="${handle.dial}"]`)).toBeAttached();
      await drag(way.from, way.to);
      await expect(way.input)
        .toHaveValue(way.value, { timeout: 5000 })
        .catch(() => wrong.push(`${one.path}: ${handle.dial}`));
    }
  }
  return wrong;
}

test('every handle can be dragged by mouse, and its slider follows', async ({ page }) => {
  test.setTimeout(600_000);
  const wrong = await dragAll(page, async (from, to) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const { x, y } = middle(from, to);
    await page.mouse.move(x, y);
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
  });
  expect(wrong).toEqual([]);
});

test('every handle can be dragged by touch, while the rest of the drawing scrolls the page', async ({ browser }) => {
  test.setTimeout(600_000);
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const touch = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  const wrong = await dragAll(page, async (from, to) => {
    await send('touchStart', [from]);
    await send('touchMove', [middle(from, to)]);
    await send('touchMove', [to]);
    await send('touchEnd', []);
  });
  expect(wrong).toEqual([]);
  expect(
    await stageOf(page)
      .locator('[role=img]')
      .evaluate((drawing) => getComputedStyle(drawing).touchAction),
  ).toBe('auto');
  await context.close();
});

test('a key press updates aria-valuetext at once, before anything is drawn', async ({ page }) => {
  const stage = await openModel(page, heap.path);
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

test('no instrument code loads with the first view, and it is complete without script', async ({ browser }) => {
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

test('under Save-Data it hydrates at the first touch', async ({ browser }) => {
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

test('a model whose script fails to load shows its values as text, and retries at the next touch', async ({ page }) => {
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

test('the kit is at most 12 kB without React, an instrument at most 4 kB', () => {
  const files = fs.readdirSync('dist/_assets').filter((name) => name.endsWith('.js.br'));
  const weigh = (name: string) => fs.statSync(path.join('dist/_assets', name)).size;
  const views = files.filter((name) => name.startsWith('view.'));
  expect(views.length).toBe(placed.length);
  expect(views.filter((name) => weigh(name) > 4096)).toEqual([]);
  const kit = files.filter((name) => /^(hydrate|island|jsx-runtime)\b/.test(name));
  expect(kit.length).toBeGreaterThan(1);
  expect(kit.reduce((sum, name) => sum + weigh(name), 0)).toBeLessThanOrEqual(12 * 1024);
});
