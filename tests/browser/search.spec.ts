import fs from 'node:fs';
import { isIndexed } from '../../src/families/index.ts';
import { AXE, bring } from '../gates/bring.ts';
import { site } from '../site-pages.ts';
import { expect, type Page, test } from './test.ts';

const PAGE = '/industries/healthcare_life_science';
const KILOBYTE = 1000;

const button = (page: Page) => page.locator('header [data-search]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search this site' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.getByRole('option');
const chosen = (page: Page) => page.locator('[role=option][aria-selected=true]');
/** The heading of the selected option. */
const heading = (page: Page) => chosen(page).locator('b');
const named = (path: string) => site.pages.find((page) => page.path === path)?.name ?? `no page at ${path}`;
const SCHOOL = named('/product/SchoolAutomation');
const HOSPITAL = named('/product/HospitalAutomation');

async function search(page: Page, words: string) {
  await page.goto(PAGE);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(words);
}

test.describe('when JavaScript is unavailable', () => {
  test.use({ javaScriptEnabled: false });

  test('the button links to a page that lists every page by family', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search');
    const listed = await page.locator('main li a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    for (const { path, family } of site.pages) expect(listed.includes(path), path).toBe(isIndexed({ family }));
    for (const { heading } of site.search.directory)
      await expect(page.getByRole('main').getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
    // Controls that need script are not shown.
    await expect(page.getByRole('main').getByText('Type a word', { exact: true })).toBeHidden();
  });
});

test('opens by button and by Ctrl or ⌘ K, by no single key; closes by Esc, button and backdrop; returns focus', async ({
  page,
}) => {
  await page.goto(PAGE);
  const shut = () => expect(dialog(page)).toBeHidden();
  // WCAG 2.1.4: speech input and tremor can press single keys by accident.
  for (const key of ['/', 's', 'k', '?']) await page.keyboard.press(key);
  await shut();
  for (const key of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await shut();
  }
  for (const press of ['Enter', 'Space']) {
    await button(page).focus();
    await page.keyboard.press(press);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await shut();
    await expect(button(page)).toBeFocused();
  }
  await button(page).click();
  await page.getByRole('button', { name: 'Close search' }).click();
  await shut();
  await expect(button(page)).toBeFocused();
  await button(page).click();
  await expect(options(page).first()).toBeVisible();
  await page.mouse.click(700, 890);
  await shut();
  await expect(button(page)).toBeFocused();
});

test('/ is typed as a character in a text field', { tag: '@full' }, async ({ page }) => {
  await page.goto('/innovation/contactus');
  for (const label of ['Name', 'Message']) {
    await page.getByLabel(label).focus();
    await page.keyboard.type('24/7');
    await expect(page.getByLabel(label)).toHaveValue('24/7');
  }
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('24/7');
  await expect(field(page)).toHaveValue('24/7');
});

test('by keyboard: opens a section of a page, with the roles of a combobox', async ({ page }) => {
  await search(page, 'payroll');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(chosen(page)).toHaveCount(1);
  await expect(heading(page)).toHaveText(SCHOOL);
  const group = page.getByRole('group', { name: SCHOOL });
  await expect(group.getByRole('option')).toHaveCount(4);
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveText(/^Payroll/);
  await expect(chosen(page).locator('mark').first()).toHaveText('Payroll');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen(page).getAttribute('id')) ?? 'none');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await chosen(page).getAttribute('id')).toBe(await options(page).last().getAttribute('id'));
  await expect(options(page).last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('/product/SchoolAutomation#payroll');
  await expect(page.getByRole('heading', { name: 'Payroll' })).toBeInViewport();
  // Another section of the same page: the page does not reload, and the dialog closes.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hostel');
  await expect(options(page).nth(1)).toHaveText(/^Hostel/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/product/SchoolAutomation#hostel');
  await expect(dialog(page)).toBeHidden();
});

test('no character is lost while the index loads', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_assets/search*', async (route) => {
    await released;
    await route.continue();
  });
  await search(page, 'antivirus');
  await expect(field(page)).toHaveValue('antivirus');
  await expect(options(page)).toHaveCount(0);
  release();
  await expect(heading(page)).toHaveText(named('/innovation/antivirus'));
});

test('characters typed during hydration stay in the same field', async ({ page }) => {
  await page.goto(PAGE);
  await page.keyboard.press('Control+k');
  const before = await field(page).elementHandle();
  // Some before hydration, some during, some after.
  for (const letter of 'school automation') await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  await expect(heading(page)).toHaveText(SCHOOL);
  await expect(field(page)).toHaveValue('school automation');
  expect(await field(page).evaluate((now, then) => now === then && document.activeElement === now, before)).toBe(true);
});

test('shows results from names before the long texts are loaded, and says "no results" only after', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/search-texts.json', async (route) => {
    await released;
    await route.continue();
  });
  await search(page, 'hospital');
  await expect(heading(page)).toHaveText(HOSPITAL);
  await field(page).fill('zzqqxx');
  await expect(options(page)).toHaveCount(0);
  await expect(dialog(page).getByRole('status')).toHaveText('');
  release();
  await expect(dialog(page).getByRole('status')).toHaveText("Nothing here answers 'zzqqxx'.");
});

test('works without the long texts when they fail to load', { tag: '@full' }, async ({ page }) => {
  await page.route('**/search-texts.json', (route) => route.abort());
  await search(page, 'hospital');
  await expect(heading(page)).toHaveText(HOSPITAL);
  await field(page).fill('zzqqxx');
  await expect(dialog(page).getByRole('status')).toHaveText("Nothing here answers 'zzqqxx'.");
});

test('shows a note for things that the site does not have, with a link to the nearest page', async ({ page }) => {
  await search(page, 'job vacancy');
  await expect(dialog(page).getByRole('status')).toContainText('No vacancies are listed on this site.');
  await expect(heading(page)).toHaveText(named('/innovation/contactus'));
  await field(page).fill('hospital');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ pages$/);
});

test('opens the plain list when the index fails to load', async ({ page }) => {
  await page.route('**/search-index.json', (route) => route.abort());
  await page.goto(PAGE);
  await page.keyboard.press('Control+k');
  await page.waitForURL('/search');
});

test('tolerates a typing error', { tag: '@full' }, async ({ page }) => {
  await search(page, 'hosptial automtion');
  await expect(heading(page)).toHaveText(HOSPITAL);
  await expect(chosen(page).locator('mark').first()).toHaveText('Hospital');
});

test('says when there are no results, as text and not as markup', { tag: '@full' }, async ({ page }) => {
  const typed = '<img zzqq=zzxx>';
  await search(page, typed);
  await expect(dialog(page).getByRole('status')).toHaveText(`Nothing here answers '${typed}'.`);
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  expect(await dialog(page).locator('img').count()).toBe(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(PAGE);
  await dialog(page).getByRole('link', { name: 'Every page, by family' }).click();
  await expect(page).toHaveURL('/search');
});

test('suggests frequent searches, then recently opened results, stored in this tab only', async ({ page, context }) => {
  await page.goto(PAGE);
  await button(page).click();
  await expect(page.getByRole('group', { name: 'Often asked for' }).getByRole('option')).toHaveCount(
    site.search.suggestions.length,
  );
  await expect(page.getByRole('group', { name: 'Recently opened' })).toHaveCount(0);
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.type('quantum');
  await page.keyboard.press('Enter');
  await page.waitForURL('/quantum-computing');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recently opened' }).getByRole('option')).toHaveText([
    new RegExp(`^${named('/quantum-computing')}`),
  ]);
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  expect(await context.cookies()).toEqual([]);
  const other = await context.newPage();
  await other.goto(PAGE);
  await other.keyboard.press('Control+k');
  await expect(options(other).first()).toBeVisible();
  await expect(other.getByRole('group', { name: 'Recently opened' })).toHaveCount(0);
});

test('/search?q= opens with its results', async ({ page }) => {
  await page.goto('/search?q=upi');
  await expect(field(page)).toHaveValue('upi');
  await expect(heading(page)).toHaveText(named('/innovation/click2Pay'));
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Type a word' }).click();
  await expect(field(page)).toBeFocused();
});

test('every result links to an existing page and anchor', async ({ page, request }) => {
  await search(page, 'module');
  await expect(page.locator('[role=option][href*="#"]').nth(5)).toBeAttached();
  const hrefs = await options(page).evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  for (const href of hrefs) {
    const [path = '', id] = href.split('#');
    const html = await (await request.get(path)).text();
    if (id) expect(html, href).toContain(` id="${id}"`);
  }
});

test('nothing is fetched before search is used, and little then', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (sent) => fetched.push(new URL(sent.url()).pathname));
  const scripts = () => fetched.filter((path) => path.endsWith('.js') || path.startsWith('/search-'));
  const weigh = (paths: string[]) => paths.reduce((sum, path) => sum + fs.statSync(`dist${path}.br`).size, 0);
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  expect(scripts().filter((path) => /search|react/.test(path))).toEqual([]);
  const before = scripts();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('school');
  await expect(chosen(page)).toHaveCount(1);
  const isText = (path: string) => path.includes('search-texts');
  await expect.poll(() => scripts().filter(isText).length).toBe(1);
  const added = scripts().filter((path) => !before.includes(path));
  // Includes React, which must not raise the limit of what loads before the first result.
  expect(weigh(added.filter((path) => !isText(path)))).toBeLessThanOrEqual(90 * KILOBYTE);
  expect(weigh(added.filter(isText))).toBeLessThanOrEqual(68 * KILOBYTE);
});

test('the button is on the screen at every width', async ({ page }) => {
  await page.goto(PAGE);
  for (const width of process.env.FULL ? [320, 768, 1180, 1440] : [320, 1180]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await button(page).boundingBox();
    expect(box?.width, `${width}`).toBeGreaterThanOrEqual(44);
    expect(box?.height, `${width}`).toBeGreaterThanOrEqual(44);
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close search' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

test('axe finds nothing with the dialog empty, with results and without', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  await bring(page, AXE);
  const violations = () =>
    page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run: (where: string) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      const found = (await axe.run('#search')).violations;
      return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    });
  for (const width of process.env.FULL ? [1440, 390] : [390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.keyboard.press('Control+k');
    for (const words of ['', 'school', 'zzqqxx']) {
      await field(page).fill(words);
      await expect(dialog(page).getByRole('status')).toHaveText(words ? /\S/ : '');
      expect(await violations(), `'${words}' at ${width}`).toEqual([]);
    }
    await page.keyboard.press('Escape');
  }
});

test.describe('the not-found page', () => {
  test('suggests the page with a similar address, and search', { tag: '@full' }, async ({ page }) => {
    await page.goto('/products/school-automation');
    const meant = page.locator('[data-nearest]');
    await expect(meant).toHaveText(`You may have meant ${SCHOOL}`);
    await page.getByRole('main').getByRole('button', { name: 'Search the site' }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await meant.getByRole('link').click();
    await expect(page).toHaveURL('/product/SchoolAutomation');
  });

  test('suggests nothing where no address is similar', { tag: '@full' }, async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-nearest]')).toBeHidden();
    await page.goto('/service/data-center');
    await expect(page.locator('[data-nearest] a')).toHaveAttribute('href', '/service/data-centre');
  });

  test.describe('when JavaScript is unavailable', () => {
    test.use({ javaScriptEnabled: false });
    test('shows the list of every page, and the families', async ({ page }) => {
      await page.goto('/products/school-automation');
      await expect(page.locator('[data-nearest]')).toBeHidden();
      await expect(page.getByRole('main').getByRole('link', { name: 'Health care' })).toBeVisible();
      await page.getByRole('link', { name: 'Search the site' }).click();
      await expect(page).toHaveURL('/search');
    });
  });
});
