import fs from 'node:fs';
import path from 'node:path';
import { pagesToTry } from '../gates/selection.ts';
import { site } from '../site-pages.ts';
import { figureOf, open, rule, startBefore, tabTo } from './explorable.ts';
import { expect, test } from './test.ts';

const OWN_CODE_BYTES = 12_000;

const essays = site.pages.flatMap((page) =>
  page.sections.flatMap((section) => (section.kind === 'explorable' ? [{ address: page.path, section }] : [])),
);
test('every essay has an explorable', () => {
  expect(essays.map(({ address }) => address).sort()).toEqual(
    site.pages
      .filter((page) => page.family === 'feature')
      .map((page) => page.path)
      .sort(),
  );
});

/** Their calculations are tested in explorables-physics.spec.ts; the frame around them is the same. */
const tried = pagesToTry(
  essays.map(({ address }) => address),
  ['/humanoid'],
);

for (const { address, section } of essays.filter((essay) => tried.includes(essay.address))) {
  test.describe(`the explorable of ${address}`, () => {
    test('hydrates when it is near, shows its values, follows every suggestion and prints as a static figure', async ({
      page,
    }) => {
      const scripts: string[] = [];
      page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
      await page.goto(address, { waitUntil: 'networkidle' });
      const figure = figureOf(page);
      await test.step('hydrates only when it is near', async () => {
        const url = await page.locator('astro-island:has([data-explorable])').getAttribute('component-url');
        expect(url).toBeTruthy();
        expect(scripts.filter((script) => script.endsWith(url ?? '?'))).toEqual([]);
        await expect(figure).not.toHaveAttribute('data-live');
        await figure.scrollIntoViewIfNeeded();
        await expect(figure).toHaveAttribute('data-live', 'true');
        expect(scripts.filter((script) => script.endsWith(url ?? '?'))).toHaveLength(1);
      });
      const place = page.locator('section', { has: figure });
      await test.step('shows its formula, its assumptions and its values in one disclosure', async () => {
        for (const { line } of section.formula) await expect(page.getByText(line, { exact: true })).toBeHidden();
        await place.getByText('How it is calculated').press('Enter');
        for (const { line } of section.formula) await expect(page.getByText(line, { exact: true })).toBeVisible();
        for (const limit of section.limits) await expect(page.getByText(limit, { exact: true })).toBeVisible();
        // The circuit shows its table of results beside the board already.
        const isBeside = (await figure.locator('table:not([role=grid])').count()) > 0;
        if (!isBeside) {
          const currentCell = place.locator('[aria-current]').first();
          const slider = figure.getByRole('slider').first();
          const follows = () =>
            expect(async () =>
              expect(await currentCell.textContent()).toBe(await slider.getAttribute('aria-valuetext')),
            );
          await follows().toPass();
          const before = await currentCell.textContent();
          await slider.press('End');
          await expect(currentCell).not.toHaveText(before ?? '');
          await follows().toPass();
        }
        const table = place.getByRole('table');
        await expect(table).toHaveAccessibleName(/\w/);
        expect(await table.innerText()).not.toMatch(/NaN|undefined|Infinity/);
      });
      await test.step('every suggestion changes the figure', async () => {
        const drawing = () => figure.evaluate((element) => element.innerHTML);
        for (const button of await figure.getByRole('listitem').getByRole('button').all()) {
          const before = await drawing();
          await button.focus();
          await page.keyboard.press('Enter');
          await expect.poll(drawing).not.toBe(before);
        }
      });
      await test.step('in print it is a figure with its values as text', async () => {
        await page.emulateMedia({ media: 'print' });
        await expect(figure.getByText('Drawn for')).toBeVisible();
        await expect(figure.locator('svg').first()).toBeVisible();
        for (const control of await figure.locator('input, button').all()) await expect(control).toBeHidden();
        for (const { line } of section.formula) await expect(page.getByText(line, { exact: true })).toBeVisible();
      });
    });

    test('every slider can be moved by keyboard alone, the sentence follows, and at 320 px each control is 44 px high', async ({
      page,
    }) => {
      const figure = await open(page, address);
      await startBefore(figure);
      const before = await figure.locator('figcaption').textContent();
      for (const slider of await figure.getByRole('slider').all()) {
        await tabTo(page, slider);
        const place = () => slider.evaluate((element: HTMLInputElement) => element.valueAsNumber);
        const output = figure.locator(`output[for="${await slider.getAttribute('id')}"]`);
        const told = () => slider.getAttribute('aria-valuetext');
        await page.keyboard.press('Home');
        const least = await place();
        const said = await told();
        await page.keyboard.press('ArrowRight');
        expect(await place()).toBeGreaterThan(least);
        await page.keyboard.press('End');
        expect(await place()).toBe(await slider.evaluate((element: HTMLInputElement) => Number(element.max)));
        // The drawing may update a frame after the key press, so wait until text and aria-valuetext agree.
        await expect(async () => {
          expect(await told()).not.toBe(said);
          expect(await output.textContent()).toBe(await told());
        }).toPass();
      }
      await expect(figure.locator('figcaption')).not.toHaveText(before ?? '');
      await expect(figure.locator('figcaption')).toHaveAttribute('aria-live', 'polite');
      await page.setViewportSize({ width: 320, height: 700 });
      const heights = await figure
        .locator('input[type=range], button, label:has(input)')
        .evaluateAll((all) => all.map((control) => control.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(0);
      for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });

    test('nothing moves without input', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.clock.install();
      const figure = await open(page, address);
      await page.clock.runFor(1000);
      const look = () => figure.evaluate((element) => element.innerHTML);
      const before = await look();
      await page.clock.runFor(10_000);
      expect(await look()).toBe(before);
      expect(await figure.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    });

    test(`its own code is at most ${OWN_CODE_BYTES / 1000} kB`, () => {
      const html = fs.readFileSync(`dist${address}.html`, 'utf8');
      const island = html.match(/<astro-island[^>]*component-url="([^"]+)"[^>]*renderer-url="([^"]+)"/);
      const [, script = ''] = html.match(/<script [^>]*type="module"[^>]* src="([^"]+)"/) ?? [];
      // React comes with the renderer, and some code with the script of every page; the rest belongs to the explorable.
      const shared = new Set([...importsOf(island?.[2] ?? ''), ...importsOf(script)]);
      const own = importsOf(island?.[1] ?? '').filter((file) => !shared.has(file));
      expect(own.length).toBeGreaterThan(0);
      const bytes = own
        .map((file) => fs.statSync(path.join('dist', `${file}.br`)).size)
        .reduce((sum, size) => sum + size, 0);
      expect(bytes).toBeLessThanOrEqual(OWN_CODE_BYTES);
    });
  });
}

/** A script and everything it imports, as paths under dist/. */
function importsOf(url: string, seen = new Set<string>()): string[] {
  if (!seen.has(url)) {
    seen.add(url);
    const code = fs.readFileSync(path.join('dist', url), 'utf8');
    for (const [, next = ''] of code.matchAll(/(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g))
      importsOf(path.posix.join(path.posix.dirname(url), next), seen);
  }
  return [...seen];
}

test.describe('when JavaScript is unavailable', () => {
  test.use({ javaScriptEnabled: false });
  for (const address of tried)
    test(`${address} shows the whole figure, as a drawing and as text`, async ({ page }) => {
      await page.goto(address);
      const figure = figureOf(page);
      expect((await figure.locator('svg').first().boundingBox())?.width).toBeGreaterThan(300);
      await expect(figure.locator('figcaption')).toBeVisible();
      await expect(figure.locator('figcaption')).toHaveText(/\d/);
      await expect(figure.getByText('Drawn for')).toBeVisible();
      for (const control of await figure.locator('input, button').all()) await expect(control).toBeHidden();
    });
});

test('a slider moved before the script loads keeps its value', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_assets/TwoJointArm*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/robotics');
  const figure = figureOf(page);
  const slider = rule(figure, 'Point, out from the shoulder');
  await slider.focus();
  await page.keyboard.press('End');
  release();
  await expect(figure).toHaveAttribute('data-live', 'true');
  await expect(slider).toHaveValue('1.3');
  await expect(figure.locator('output').first()).toHaveText('1.30 m');
  await expect(figure.locator('figcaption')).toContainText('short');
});

test('on the circuit board a press selects the cell under the pointer, at six widths', async ({ page }) => {
  const figure = await open(page, '/quantum-computing');
  const mark = figure.locator('[data-chosen] rect');
  const centreOf = (box: { x: number; y: number; width: number; height: number } | null) =>
    box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const beside: string[] = [];
  for (const width of process.env.FULL ? [320, 390, 768, 1024, 1440, 1920] : [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cells = await figure.getByRole('grid').getByRole('button').all();
    for (const cell of process.env.FULL ? cells : cells.filter((_, i) => i % 4 === 0 || i === cells.length - 1)) {
      // A press on the selected cell would place a gate.
      if ((await cell.getAttribute('tabindex')) !== '0') await cell.evaluate((button: HTMLElement) => button.click());
      await expect(cell).toHaveAttribute('tabindex', '0');
      const [button, drawn] = [centreOf(await cell.boundingBox()), centreOf(await mark.boundingBox())];
      const off = Math.hypot((button?.x ?? 0) - (drawn?.x ?? 0), (button?.y ?? 0) - (drawn?.y ?? 0));
      if (!(off <= 1))
        beside.push(
          `${width} px, ${await cell.getAttribute('aria-label')}: ${Math.round(off)} px beside its drawn cell`,
        );
    }
  }
  expect(beside).toEqual([]);
});

/** The handle of each explorable, its target as fractions of the drawing, and the slider that must follow. */
const HANDLES = [
  { address: '/robotics', dial: 'out', to: [0.3, 0.3] },
  { address: '/dronepage', dial: 'wind', to: [0.7, 0.5] },
  { address: '/biomedical_robot', dial: 'depth', to: [0.7, 0.85] },
  { address: '/humanoid', dial: 'width', to: [0.85, 0.5] },
  { address: '/space-science', dial: 'height', to: [0.9, 0.1] },
] as const;

for (const by of ['mouse', 'touch'] as const)
  test(`an explorable can be dragged by its handle by ${by}, and its slider follows`, async ({ browser }) => {
    const phone = { hasTouch: true, viewport: { width: 390, height: 844 } };
    const context = await browser.newContext(by === 'touch' ? phone : {});
    const page = await context.newPage();
    const touch = await context.newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    for (const { address, dial, to } of process.env.FULL ? HANDLES : HANDLES.slice(0, 2)) {
      const figure = await open(page, address);
      const handle = figure.locator(`[data-handle="${dial}"]`);
      await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const drawing = await figure
        .locator('svg', { has: page.locator(`[data-handle="${dial}"]`) })
        .last()
        .boundingBox();
      const knob = await handle.locator('circle').first().boundingBox();
      if (!drawing || !knob) throw new Error(`${address} has no handle`);
      const slider = figure.locator(`input[name="${dial}"]`);
      const before = await slider.inputValue();
      const from = { x: knob.x + knob.width / 2, y: knob.y + knob.height / 2 };
      const goal = { x: drawing.x + drawing.width * to[0], y: drawing.y + drawing.height * to[1] };
      if (by === 'touch') {
        await send('touchStart', [from]);
        await send('touchMove', [{ x: (from.x + goal.x) / 2, y: (from.y + goal.y) / 2 }]);
        await send('touchMove', [goal]);
        await send('touchEnd', []);
      } else {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(goal.x, goal.y, { steps: 3 });
        await page.mouse.up();
      }
      await expect(slider, address).not.toHaveValue(before);
      // The last of the moves may be drawn after the value was read, so wait until text and aria-valuetext agree.
      const shown = figure.locator(`output[for="rule-${dial}"]`);
      await expect(async () =>
        expect(await shown.textContent()).toBe(await slider.getAttribute('aria-valuetext')),
      ).toPass();
    }
    await context.close();
  });
