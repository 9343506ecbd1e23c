import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '../free-port.ts';
import { phonePhotograph } from '../phone-photograph.ts';
import { copyCheckout } from './copy.ts';

/** The editor, on a copy of the checkout. One test after the other: each finds the content as the one before has left it. */
test.describe.configure({ mode: 'serial' });

const FOLDER = path.resolve('.cache/edit-copy');
const CLOUD = 'content/en/services/cloude.yaml';
let base: string;
let server: ChildProcess;
let page: Page;

const text = (file: string) => fs.readFileSync(path.join(FOLDER, file), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: FOLDER, encoding: 'utf8' });
/** The lines that differ from the last version. */
const diff = () =>
  git('diff', '-U0', '--', 'content')
    .split('\n')
    .filter((line) => /^[+-](?![+-])/.test(line));

test.beforeAll(async ({ browser }) => {
  copyCheckout(FOLDER);
  git('init', '-q');
  git('config', 'user.name', 'Owner');
  git('config', 'user.email', 'owner@company.in');
  git('add', 'content', 'pictures');
  git('commit', '-qm', 'First');
  const port = await freePort();
  base = `http://localhost:${port}`;
  server = spawn(process.execPath, ['tests/edit/serve.ts', FOLDER, String(port)], { stdio: 'ignore' });
  page = await browser.newPage();
  await expect
    .poll(
      () =>
        fetch(`${base}/services/cloude`).then(
          (r) => r.status,
          () => 0,
        ),
      { timeout: 120_000 },
    )
    .toBe(200);
});
test.afterAll(async () => {
  await page.close();
  server.kill();
});

const toolbar = () => page.getByRole('toolbar', { name: 'Editor' });
const open = async (address: string) => {
  await page.goto(base + address);
  await toolbar().waitFor();
};
/** Does something that is saved, and waits for the page that shows it. */
async function saved(act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await act();
  await page.waitForFunction(() => !('isOld' in window));
  await toolbar().waitFor();
}

test('words are changed where they stand, and one line of the file with them', async () => {
  await open('/services/cloude');
  const heading = page.locator('h2[data-field$="#sections/1/heading"]');
  await heading.hover();
  await expect(page.locator('.outline')).toContainText('services/cloude.yaml · sections 2 heading');
  await heading.click();
  const area = page.locator('.inline textarea');
  await expect(area).toBeFocused();
  await area.fill(`Where each workload ${'should '.repeat(20)}live`);
  await expect(page.locator('.inline .faults')).toContainText('letters, at most 90 fit');
  await area.fill('Where each of them should live');
  await saved(() => area.press('Enter'));
  await expect(heading).toHaveText('Where each of them should live');
  expect(diff()).toEqual([
    '-    heading: "Where each workload should live"',
    '+    heading: "Where each of them should live"',
  ]);
  await saved(() => page.getByRole('button', { name: 'Undo last change' }).click());
  expect(diff()).toEqual([]);
});

test('words of a translated page are changed in its own file', async () => {
  await open('/mr/product/gps');
  const heading = page.locator('h2[data-field$="mr/product/gps.yaml#sections/0/heading"]');
  await heading.click();
  await page.locator('.inline textarea').fill('नकाशावर आपली बस');
  await saved(() => page.locator('.inline textarea').press('Enter'));
  await expect(heading).toHaveText('नकाशावर आपली बस');
  expect(diff()).toEqual(['-    heading: नकाशावर बस', '+    heading: नकाशावर आपली बस']);
  await saved(() => page.getByRole('button', { name: 'Undo last change' }).click());
  expect(diff()).toEqual([]);
});

test('the same words in two places are two fields', async () => {
  await open('/services/cloude');
  const fields = await page
    .locator('main [data-field*="#sections/1/rows/"]', { hasText: /^Storage only$/ })
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-field')));
  expect(new Set(fields).size).toBe(fields.length);
  expect(fields.length).toBeGreaterThan(1);
});

test('a change made elsewhere is shown, not overwritten', async () => {
  await open('/services/cloude');
  await page.locator('main p[data-field$="#offer"]').first().click();
  const area = page.locator('.inline textarea');
  const words = await area.inputValue();
  await area.fill(words.replace('offices', 'banks'));
  // The page is loaded again for the other change, and what was typed is still there.
  await saved(async () =>
    fs.writeFileSync(path.join(FOLDER, CLOUD), text(CLOUD).replace('for offices,', 'for hotels,')),
  );
  await expect(area).toHaveValue(words.replace('offices', 'banks'));
  await area.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('for hotels,');
  await expect(dialog).toContainText('for banks,');
  expect(text(CLOUD)).toContain('for hotels,');
  await saved(() => dialog.getByRole('button', { name: 'Write mine' }).click());
  expect(text(CLOUD)).toContain('for banks,');
  // The page is loaded again for this change, which would cut short a navigation.
  await saved(async () => git('checkout', '-q', 'content'));
});

test('of two saves shortly after each other, the tab shows the second', async () => {
  await open('/services/cloude');
  const before = text(CLOUD);
  const title = (words: string) => before.replace(/^title: .*/m, `title: ${words}, for a cloud in Pune`);
  for (const gap of [50, 150, 200, 250, 400]) {
    fs.writeFileSync(path.join(FOLDER, CLOUD), title(`First after ${gap}`));
    await new Promise((resolve) => setTimeout(resolve, gap));
    fs.writeFileSync(path.join(FOLDER, CLOUD), title(`Second after ${gap}`));
    await expect(page).toHaveTitle(new RegExp(`Second after ${gap}`));
  }
  fs.writeFileSync(path.join(FOLDER, CLOUD), before);
  await expect(page).not.toHaveTitle(/Second after/);
  await toolbar().waitFor();
});

test('a section is added from the palette, and a version is saved', async () => {
  await open('/services/cloude');
  await page.getByRole('button', { name: 'This page' }).click();
  await page.getByRole('button', { name: 'Add a section' }).click();
  await saved(() => page.locator('[data-kind=quote]').click());
  await expect(page.locator('main').getByText('Who said it')).toBeVisible();
  await page.getByRole('button', { name: /^Review/ }).click();
  await page.getByLabel('What this version changes').fill('Cloud: a quote');
  await page.getByRole('button', { name: 'Save a version' }).click();
  await expect(page.locator('.notice', { hasText: 'Saved as version' })).toBeVisible();
  expect(git('log', '-1', '--format=%s', '--name-only').trim().split(/\n+/)).toEqual(['Cloud: a quote', CLOUD]);
});

test('a photograph that is dropped onto a picture takes its place, upright and without its place on the map', async () => {
  await open('/services/cloude');
  const shown = page.locator('main img[src*="/dc-model-cloud."]').first();
  await shown.scrollIntoViewIfNeeded();
  const photo = path.join(FOLDER, 'phone.jpg');
  await phonePhotograph(photo);
  const dropped = await page.evaluateHandle((data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'phone.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, fs.readFileSync(photo).toString('base64'));
  const { x, y, width, height } = (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = { dataTransfer: dropped, clientX: x + width / 2, clientY: y + height / 2 };
  await shown.dispatchEvent('dragover', at);
  await shown.dispatchEvent('drop', at);
  await page.getByRole('button', { name: 'What matters most in the picture' }).click({ position: { x: 2, y: 40 } });
  await page.getByLabel('What it shows').fill('A red wall');
  await saved(() => page.getByRole('button', { name: 'Use this photograph' }).click());
  await expect(page.locator('main img[alt="A red wall"]').first()).toHaveJSProperty('complete', true);
  const folder = path.join(FOLDER, 'public/pictures');
  const files = fs.readdirSync(folder).filter((name) => name.startsWith('dc-model-cloud-'));
  // Two widths fit into the photograph, each in two formats.
  expect(files).toHaveLength(4);
  for (const file of files) {
    const { exif, orientation } = await sharp(path.join(folder, file)).metadata();
    expect({ exif, orientation }, file).toEqual({});
  }
  // What matters was on the left, which is red when the photograph is upright.
  const { data } = await sharp(path.join(folder, files.find((name) => name.endsWith('-480.webp')) ?? ''))
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(200);
  expect(data[2]).toBeLessThan(50);
  await shown.click();
  await saved(() => page.getByRole('button', { name: 'Back to the render' }).click());
  await expect(page.locator('main img[alt="A red wall"]')).toHaveCount(0);
  expect(fs.readdirSync(folder).filter((name) => name.startsWith('dc-model-cloud-'))).toEqual([]);
});

test('the preview shows the page at the width of a telephone, in the dark and in another language', async () => {
  await open('/product/gps');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  const inside = preview.frameLocator('iframe');
  await expect(inside.locator('h1')).toBeVisible();
  expect(await inside.locator('html').evaluate(() => innerWidth)).toBe(390);
  await expect(inside.getByRole('toolbar', { name: 'Editor' })).toHaveCount(0);
  await preview.getByRole('button', { name: 'Dark' }).click();
  const ground = () => inside.locator('body').evaluate((body) => getComputedStyle(body).colorScheme);
  await expect.poll(ground).toBe('dark');
  await preview.getByRole('button', { name: 'मराठी' }).click();
  await expect(inside.locator('html')).toHaveAttribute('lang', 'mr-IN');
  await preview.getByRole('button', { name: 'Tablet' }).click();
  expect(await inside.locator('html').evaluate(() => innerWidth)).toBe(768);
  // A change made in it leaves it as it is.
  const heading = inside.locator('h2[data-field$="mr/product/gps.yaml#sections/0/heading"]');
  // The editor arrives after the page.
  await expect(async () => {
    await heading.click();
    await expect(inside.locator('.inline textarea')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await inside.locator('.inline textarea').fill('नकाशावर आपली बस');
  await saved(() => inside.locator('.inline textarea').press('Enter'));
  await expect(heading).toHaveText('नकाशावर आपली बस');
  expect(await inside.locator('html').evaluate(() => innerWidth)).toBe(768);
  await expect.poll(ground).toBe('dark');
  await preview.getByRole('button', { name: 'Close the preview' }).click();
  await expect(preview).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('display'))).toBeNull();
  await saved(() => page.getByRole('button', { name: 'Undo last change' }).click());
  await expect(preview).toHaveCount(0);
});

test('no other site may write: the websocket wants its token', async () => {
  const refused = await page.evaluate(async (address) => {
    const socket = new WebSocket(address.replace('http', 'ws'), 'vite-hmr');
    return new Promise((done) => {
      socket.onopen = () => done(false);
      socket.onerror = () => done(true);
    });
  }, base);
  expect(refused).toBe(true);
});
