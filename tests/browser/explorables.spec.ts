import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { site } from './pages.ts';

const OWN_CODE_BYTES = 12_000;
const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const essays = site.pages.flatMap((page) =>
  page.sections.flatMap((section) => (section.kind === 'explorable' ? [{ address: page.path, section }] : [])),
);
const figureOf = (page: Page) => page.locator('[data-explorable]');

/** Opens an essay and comes near its figure, as a reader does: by scrolling. */
async function open(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const figure = figureOf(page);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-live', 'true');
  return figure;
}

/** Tabs onwards until the control has the focus: nobody's mouse is used. */
async function tabTo(page: Page, control: Locator) {
  for (let i = 0; i < 40; i++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The control is not in the tab order');
}

/** Puts the focus on whatever stands just before the figure. */
const startBefore = (figure: Locator) =>
  figure.evaluate((element) => {
    const before = document.createElement('a');
    before.href = '#';
    element.before(before);
    before.focus();
  });

const rule = (figure: Locator, label: string) => figure.getByRole('slider', { name: label, exact: true });

/** By keyboard to a value: Home, then as many steps as it takes. */
async function setByKeys(page: Page, slider: Locator, value: number) {
  await tabTo(page, slider);
  await page.keyboard.press('Home');
  const steps = await slider.evaluate(
    (element: HTMLInputElement, target) => Math.round((target - Number(element.min)) / Number(element.step)),
    value,
  );
  for (let i = 0; i < steps; i++) await page.keyboard.press('ArrowRight');
}

/** The number beside a label of the readings. */
const answer = async (figure: Locator, label: string) =>
  Number.parseFloat(
    (
      (await figure
        .locator('dl > div', { has: figure.page().getByText(label, { exact: true }) })
        .locator('dd')
        .textContent()) ?? ''
    ).replace('−', '-'),
  );

test('every essay carries one', () => {
  expect(essays.map(({ address }) => address).sort()).toEqual(
    site.pages
      .filter((page) => page.family === 'feature')
      .map((page) => page.path)
      .sort(),
  );
});

for (const { address, section } of essays) {
  test.describe(`the explorable of ${address}`, () => {
    test('sleeps until it is near', async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
      await page.goto(address, { waitUntil: 'networkidle' });
      const url = await page.locator('astro-island:has([data-explorable])').getAttribute('component-url');
      expect(url).toBeTruthy();
      expect(scripts.filter((script) => script.endsWith(url ?? '?'))).toEqual([]);
      await expect(figureOf(page)).not.toHaveAttribute('data-live');
      await figureOf(page).scrollIntoViewIfNeeded();
      await expect(figureOf(page)).toHaveAttribute('data-live', 'true');
      expect(scripts.filter((script) => script.endsWith(url ?? '?'))).toHaveLength(1);
    });

    test('every rule is reached and moved by keyboard alone, and the words follow', async ({ page }) => {
      const figure = await open(page, address);
      await startBefore(figure);
      const before = await figure.locator('figcaption').textContent();
      for (const slider of await figure.getByRole('slider').all()) {
        await tabTo(page, slider);
        const place = () => slider.evaluate((element: HTMLInputElement) => element.valueAsNumber);
        const output = figure.locator(`output[for="${await slider.getAttribute('id')}"]`);
        await page.keyboard.press('Home');
        const least = await place();
        const said = await output.textContent();
        await page.keyboard.press('ArrowRight');
        expect(await place()).toBeGreaterThan(least);
        await page.keyboard.press('End');
        expect(await place()).toBe(await slider.evaluate((element: HTMLInputElement) => Number(element.max)));
        await expect(output).not.toHaveText(said ?? '');
        await expect(slider).toHaveAttribute('aria-valuetext', (await output.textContent()) ?? '');
      }
      await expect(figure.locator('figcaption')).not.toHaveText(before ?? '');
      await expect(figure.locator('figcaption')).toHaveAttribute('aria-live', 'polite');
    });

    test('every suggestion moves it', async ({ page }) => {
      const figure = await open(page, address);
      const drawing = () => figure.evaluate((element) => element.innerHTML);
      for (const button of await figure.getByRole('listitem').getByRole('button').all()) {
        const before = await drawing();
        await button.focus();
        await page.keyboard.press('Enter');
        await expect.poll(drawing).not.toBe(before);
      }
    });

    test('is free of accessibility faults, wide and narrow', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await open(page, address);
        await page.evaluate(axeSource);
        const faults = await page.evaluate(async () => {
          const { axe } = window as unknown as {
            axe: { run: (context: unknown) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
          };
          const { violations } = await axe.run(document.querySelector('section:has([data-explorable])'));
          return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
        });
        expect(faults, `at ${width}`).toEqual([]);
      }
    });

    test('has targets of 44 pixels, and nothing sticks out at 320', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      const figure = await open(page, address);
      for (const control of await figure.locator('input[type=range], button, label:has(input)').all())
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });

    test('moves nothing by itself', async ({ page }) => {
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

    test('on paper it is a figure with its values in words', async ({ page }) => {
      const figure = await open(page, address);
      await page.emulateMedia({ media: 'print' });
      await expect(figure.getByText('Drawn for')).toBeVisible();
      await expect(figure.locator('svg').first()).toBeVisible();
      for (const control of await figure.locator('input, button').all()) await expect(control).toBeHidden();
    });

    test('shows its formula and what it leaves out', async ({ page }) => {
      await page.goto(address);
      for (const { line } of section.formula) await expect(page.getByText(line, { exact: true })).toBeVisible();
      for (const limit of section.limits) await expect(page.getByText(limit, { exact: true })).toBeVisible();
    });

    test(`its own code is at most ${OWN_CODE_BYTES / 1000} kB`, () => {
      const html = fs.readFileSync(`dist${address}.html`, 'utf8');
      const island = html.match(/<astro-island[^>]*component-url="([^"]+)"[^>]*renderer-url="([^"]+)"/);
      // What the renderer needs is React, shared by every island; the rest is the explorable's own.
      const shared = new Set(importsOf(island?.[2] ?? ''));
      const own = importsOf(island?.[1] ?? '').filter((file) => !shared.has(file));
      expect(own.length).toBeGreaterThan(0);
      const bytes = own
        .map((file) => brotliCompressSync(fs.readFileSync(path.join('dist', file))).length)
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
  for (const { address } of essays)
    test(`${address} shows the whole figure, in lines and in words`, async ({ page }) => {
      await page.goto(address);
      const figure = figureOf(page);
      expect((await figure.locator('svg').first().boundingBox())?.width).toBeGreaterThan(300);
      await expect(figure.locator('figcaption')).toBeVisible();
      await expect(figure.locator('figcaption')).toHaveText(/\d/);
      await expect(figure.getByText('Drawn for')).toBeVisible();
      for (const control of await figure.locator('input, button').all()) await expect(control).toBeHidden();
    });
});

test('a rule moved before the script arrives keeps its place', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_assets/TwoJointArm*.js', async (route) => {
    await held;
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

test('the arm, by keyboard alone, answers as the cosine rule does', async ({ page }) => {
  const figure = await open(page, '/robotics');
  await startBefore(figure);
  await setByKeys(page, rule(figure, 'Point, out from the shoulder'), 0.3);
  await setByKeys(page, rule(figure, 'Point, above the shoulder'), 0.4);
  await setByKeys(page, rule(figure, 'Upper arm'), 0.5);
  await setByKeys(page, rule(figure, 'Forearm'), 0.5);
  // 0.3, 0.4, 0.5: the point lies one link away, so the triangle is equilateral.
  expect(await answer(figure, 'Shoulder to point')).toBe(0.5);
  expect(await answer(figure, 'Elbow, bent by')).toBe(120);
  expect(await answer(figure, 'Shoulder, above level')).toBe(Math.round(60 + (Math.atan2(0.4, 0.3) * 180) / Math.PI));
  await tabTo(page, figure.getByRole('radio', { name: 'Up' }));
  await page.keyboard.press('ArrowRight');
  await expect(figure.getByRole('radio', { name: 'Down' })).toBeChecked();
  expect(await answer(figure, 'Shoulder, above level')).toBe(Math.round((Math.atan2(0.4, 0.3) * 180) / Math.PI - 60));
});

test('the arm says when a point is out of reach, and by how much', async ({ page }) => {
  const figure = await open(page, '/robotics');
  await startBefore(figure);
  await setByKeys(page, rule(figure, 'Point, out from the shoulder'), 1.2);
  await setByKeys(page, rule(figure, 'Point, above the shoulder'), 0.5);
  // 1.2, 0.5 and 1.3 are a right triangle; the arm ends at 0.6 + 0.5.
  await expect(figure.locator('figcaption')).toContainText('stops 0.20 m short');
});

test('the arm’s point can be dragged', async ({ page }) => {
  const figure = await open(page, '/robotics');
  const handle = figure.locator('g[transform] > circle').last();
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 100, box.y + box.height / 2 + 20, { steps: 4 });
  await page.mouse.up();
  const out = await rule(figure, 'Point, out from the shoulder').inputValue();
  expect(Number(out)).toBeLessThan(0.6);
  expect(Number(out)).toBeGreaterThan(0.3);
});

test('the drone, by keyboard alone, stays up as long as momentum theory allows', async ({ page }) => {
  const figure = await open(page, '/dronepage');
  await startBefore(figure);
  await setByKeys(page, rule(figure, 'Load'), 2);
  await setByKeys(page, rule(figure, 'Wind'), 0);
  await setByKeys(page, rule(figure, 'Battery'), 900);
  // 4 kg of machine, 2 kg of load and 5 kg of battery, on four rotors of half a metre.
  const weight = 11 * 9.80665;
  const watts = (weight * Math.sqrt(weight / (2 * 1.225 * 4 * Math.PI * 0.25 ** 2)) * 1.4) / 0.8;
  expect(await answer(figure, 'Mass at take-off')).toBe(11);
  expect(await answer(figure, 'Leaning into the wind by')).toBe(0);
  expect(Math.abs((await answer(figure, 'Drawn from the battery')) - watts)).toBeLessThanOrEqual(5);
  expect(await answer(figure, 'Battery that would hover longest')).toBe(2 * 6 * 180);
  await expect(figure.locator('figcaption')).toContainText(`for ${Math.round((0.8 * 900 * 60) / watts)} minutes`);
});

test('the drone leans into the wind by the angle whose tangent is drag over weight', async ({ page }) => {
  const figure = await open(page, '/dronepage');
  await startBefore(figure);
  await setByKeys(page, rule(figure, 'Load'), 0);
  await setByKeys(page, rule(figure, 'Wind'), 16);
  const drag = 0.5 * 1.225 * 0.2 * 16 ** 2;
  const lean = (Math.atan(drag / (8 * 9.80665)) * 180) / Math.PI;
  expect(await answer(figure, 'Leaning into the wind by')).toBe(Math.round(lean));
  await expect(figure.locator('figcaption')).toContainText('a near gale of 16.0 m/s');
});

test('the surgical shaft, by keyboard alone, keeps to its cone', async ({ page }) => {
  const figure = await open(page, '/biomedical_robot');
  await startBefore(figure);
  await setByKeys(page, rule(figure, 'Tip beyond the centre'), 100);
  await setByKeys(page, rule(figure, 'Tilt from the axis'), 45);
  // The diagonal of a square: 2 × 100 × sin 45°.
  expect(await answer(figure, "The tip's circle, across")).toBe(141);
  expect(await answer(figure, 'The carriage swings, side to side')).toBe(Math.round(2 * 220 * Math.SQRT1_2));
  expect(await answer(figure, 'Wall dragged sideways by')).toBe(0);
  await expect(figure.locator('figcaption')).toContainText('the wall stays still');
  await setByKeys(page, rule(figure, 'Centre above the wall'), 12);
  expect(await answer(figure, 'Wall dragged sideways by')).toBe(12);
  await expect(figure.locator('figcaption')).toContainText('drags it 12 mm sideways');
  await setByKeys(page, rule(figure, 'Hand to tip'), 2);
  expect(await answer(figure, 'The hand travels to cross it')).toBe(Math.round(2 * 200 * Math.SQRT1_2));
  expect(await answer(figure, 'A slip of 1 mm at the hand moves the tip by')).toBe(0.5);
});
