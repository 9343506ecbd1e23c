import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { snap, toRange } from '../../src/instruments/kit/dial.ts';
import type { View } from '../../src/instruments/kit/instrument.ts';
import type { InstrumentWords } from '../../src/instruments/kit/words.ts';
import { site, withoutPictures } from '../site-pages.ts';

const placed = site.pages.flatMap(({ path, sections }) =>
  sections.flatMap((section) =>
    section.kind === 'instrument' ? [{ path, words: section.model as InstrumentWords }] : [],
  ),
);

/** Longer than a value rests before the sentence is said; the page's clock is set on, nobody waits. */
const REST_MS = 550;
async function rest(page: Page) {
  await drawn(page);
  await page.clock.runFor(REST_MS);
  await drawn(page);
}
/** React draws in a message of its own, which stands in the queue before this one. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(undefined);
      }),
  );

for (const { path, words } of placed) {
  test(`${path}: every dial by keyboard, and the sentence after each move`, async ({ page }) => {
    const { default: view } = (await import(`../../src/instruments/${words.name}/view.ts`)) as { default: View };
    const { dials } = view.plan;
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
    await withoutPictures(page);
    await page.clock.install();
    await page.goto(path);
    const figure = page.locator('[data-instrument] figure');
    const sentence = figure.locator('figcaption');
    const printed = await sentence.textContent();
    await figure.scrollIntoViewIfNeeded();
    await expect(figure).toHaveAttribute('data-live', 'true');
    expect(await sentence.textContent()).toBe(printed);
    const said = new Set([printed]);
    for (const label of Object.values(words.dials)) {
      const dial = figure.getByRole('slider', { name: label, exact: true });
      await dial.focus();
      const before = await dial.inputValue();
      for (const key of ['End', 'Home', 'ArrowRight']) {
        await page.keyboard.press(key);
        await rest(page);
        const { told, shown, now } = await dial.evaluate((input) => ({
          told: input.getAttribute('aria-valuetext'),
          shown: document.querySelector(`output[for="${input.id}"]`)?.textContent,
          now: input.closest('figure')?.querySelector('figcaption')?.textContent ?? '',
        }));
        expect(told).toBe(shown);
        expect(now).not.toMatch(/[{}]|NaN|undefined|Infinity/);
        said.add(now);
      }
      await dial.fill(before);
    }
    expect(said.size, 'the sentence rewrites itself').toBeGreaterThan(1);
    // One press, and the values of the drawing are a table; what stands beside it is a row of it, and follows the dial.
    await expect(figure.locator('table')).toHaveCount(0);
    await figure.getByText('The values as a table').press('Enter');
    // What is drawn along an axis of its own stands before it.
    const swept = figure.getByRole('table').last();
    await expect(swept.getByRole('rowgroup')).toHaveCount(1 + Object.keys(words.dials).length);
    const now = figure.locator('tr:has([aria-current])');
    await expect(now).toHaveCount(Object.keys(words.dials).length);
    const read = () => figure.locator('dl dd:not(:has(b))').allTextContents();
    for (const row of await now.all()) expect(await row.locator('td').allTextContents()).toEqual(await read());
    const first = figure.getByRole('slider').first();
    await first.press((await first.inputValue()) === (await first.getAttribute('max')) ? 'Home' : 'End');
    const standing = now.first().getByRole('rowheader');
    await expect(standing).toHaveText((await first.getAttribute('aria-valuetext')) ?? '');
    expect(await now.first().locator('td').allTextContents()).toEqual(await read());
    for (const table of await figure.getByRole('table').allInnerTexts())
      expect(table).not.toMatch(/NaN|undefined|Infinity/);
    for (const one of words.tries) {
      await figure.getByRole('button', { name: one.label, exact: true }).click();
      for (const [name, value] of Object.entries(one.set)) {
        const dial = dials[name];
        if (dial && value !== undefined)
          await expect(figure.locator(`input[name="${name}"]`), `${one.label}: the cursor`).toHaveValue(
            String(toRange(dial, snap(dial, value))),
          );
      }
    }
    expect(wrong).toEqual([]);
  });
}

test('a key press and what a screen reader says of it are one, before anything is drawn', async ({ page }) => {
  const [one] = placed;
  if (!one) throw new Error('no page has an instrument');
  await page.goto(one.path);
  const figure = page.locator('[data-instrument] figure');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-live', 'true');
  const dial = figure.getByRole('slider').first();
  const [before, at] = await dial.evaluate((input: HTMLInputElement) => {
    const before = input.getAttribute('aria-valuetext');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, input.min);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return [before, input.getAttribute('aria-valuetext')];
  });
  expect(at).not.toBe(before);
  await expect(figure.locator(`output[for="${await dial.getAttribute('id')}"]`)).toHaveText(at ?? '');
});

test('nothing of an instrument comes with the first view, and it stands complete without script', async ({
  browser,
}) => {
  const [one] = placed;
  if (!one) throw new Error('no page has an instrument');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(one.path);
  await expect(still.locator('[data-instrument] svg[role=img]')).toBeVisible();
  await expect(still.locator('[data-instrument] figcaption')).toHaveText(/\.$/);
  await expect(still.locator('[data-instrument] input').first()).toBeHidden();
  await context.close();

  const page = await browser.newPage({ viewport: { width: 390, height: 700 } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(one.path, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /react|wake|view/.test(url))).toEqual([]);
  await page.close();
});

test('where data is saved it wakes when a hand is laid on it', async ({ browser }) => {
  const [one] = placed;
  if (!one) throw new Error('no page has an instrument');
  const page = await browser.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(one.path);
  const figure = page.locator('[data-instrument] figure');
  await figure.scrollIntoViewIfNeeded();
  await page.waitForTimeout(600);
  await expect(figure).not.toHaveAttribute('data-live', 'true');
  await figure.locator('input').first().focus();
  await expect(figure).toHaveAttribute('data-live', 'true');
  await page.close();
});

test('the kit weighs at most 12 kB beside React, an instrument at most 4 kB', () => {
  const files = fs.readdirSync('dist/_assets').filter((name) => name.endsWith('.js.br'));
  const weigh = (name: string) => fs.statSync(path.join('dist/_assets', name)).size;
  const views = files.filter((name) => name.startsWith('view.'));
  expect(views.length).toBe(placed.length);
  for (const name of views) expect(weigh(name), name).toBeLessThanOrEqual(4096);
  const kit = files.filter((name) => /^(wake|island|jsx-runtime)\b/.test(name));
  expect(kit.reduce((sum, name) => sum + weigh(name), 0)).toBeLessThanOrEqual(12 * 1024);
});
