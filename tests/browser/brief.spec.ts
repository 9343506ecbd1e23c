import { unzipSync } from 'fflate';
import { addRows, EMPTY_BRIEF, newOwnRow, newRow } from '../../src/brief/brief.ts';
import { encodeBrief } from '../../src/brief/link.ts';
import { onlyPage } from '../../src/content/registry.ts';
import { site } from '../site-pages.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const words = onlyPage('brief');
const { brief: buttons, form } = site.strings;
const SCHOOL = '/product/SchoolAutomation';
const scopeOf = (page: Page) => page.locator('section[data-brief]').last();
const countOf = (page: Page) => page.locator('[data-brief-count]');
const answers = (page: Page) => page.getByRole('textbox', { name: words.sheet.answer });
const questionsOn = (page: Page) => page.locator('[data-row] h4').allTextContents();
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('brief') ?? 'null'));
const openBrief = async (page: Page, hash = '') => {
  await page.goto(`/brief${hash}`);
  await expect(page.locator('[data-ready]')).toBeVisible();
};
const centreOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const school = (question: string, answer = '') =>
  newRow({ page: SCHOOL, name: 'School & College Automation', question, decides: 'The school.', answer });

test('rows are added and removed in place, the count follows, and another tab is in step', async ({
  page,
  context,
}) => {
  await page.goto(SCHOOL);
  expect(await stored(page)).toBeNull();
  await expect(countOf(page)).toBeHidden();
  const scope = scopeOf(page);
  await scope.getByRole('button', { name: buttons.add }).first().click();
  await expect(scope.getByText(buttons.added)).toHaveCount(1);
  await expect(countOf(page)).toHaveText('1');

  const other = await context.newPage();
  await other.goto('/product/gps');
  await expect(countOf(other)).toHaveText('1');
  await other.getByRole('button', { name: buttons.addCase }).click();
  await expect(countOf(page)).toHaveText('2');
  await scope.getByRole('button', { name: buttons.addAll }).click();
  await expect(countOf(other)).toHaveText('5');
  await scope.getByRole('button', { name: buttons.remove }).first().click();
  await expect(countOf(other)).toHaveText('4');
  expect((await stored(page)).rows.map((row: { page: string }) => row.page)).toEqual([
    ...Array(3).fill(SCHOOL),
    '/product/gps',
  ]);
  const { settings, decides, fragment } = (await stored(page)).rows.at(-1);
  expect(settings).toMatch(/: \d/);
  expect(decides).toMatch(/\.$/);
  expect(fragment).toMatch(/^#./);
});

test('a brief is made on /brief: start, answer, reorder, remove, undo, own question, print', async ({ page }) => {
  await openBrief(page);
  await page.getByLabel(onlyPage('town').list.run).selectOption('school');
  await page
    .getByRole('button', { name: /^Add these 4/ })
    .first()
    .click();
  await page.getByRole('button', { name: words.every.addAll }).click();
  // The button stays, so that the next Tab continues from it.
  await expect(page.getByRole('button', { name: words.every.added }).last()).toBeFocused();
  const [first, second, third] = await questionsOn(page);
  await answers(page).first().fill('=1+1, शाळा');
  await expect.poll(async () => (await stored(page)).rows[0].answer).toBe('=1+1, शाळा');
  await expect(page.getByText(words.sheet.notAnswered)).toHaveCount(11);

  const rows = page.locator('[data-row] li');
  await rows.nth(1).getByRole('button', { name: 'Move up' }).press('Enter');
  expect((await questionsOn(page)).slice(0, 3)).toEqual([second, first, third]);
  await expect(page.getByRole('status').filter({ hasText: 'Moved' })).toHaveText('Moved to place 1 of 4.');
  await expect(rows.first().getByRole('button', { name: 'Move down' })).toBeFocused();

  const handle = rows.first().locator('[title]');
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await centreOf(handle), await centreOf(rows.nth(2))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, to.y + 12, { steps: 4 });
  await page.mouse.up();
  expect((await questionsOn(page)).slice(0, 3)).toEqual([first, third, second]);

  await rows.first().getByRole('button', { name: 'Remove' }).click();
  expect(await questionsOn(page)).toHaveLength(11);
  const undo = page.getByRole('button', { name: words.sheet.undo });
  await expect(undo).toBeFocused();
  await undo.click();
  expect((await questionsOn(page)).slice(0, 3)).toEqual([first, third, second]);
  await expect(answers(page).first()).toHaveValue('=1+1, शाळा');

  await page.getByRole('button', { name: words.sheet.addOwn }).click();
  await page.keyboard.type('Who pays?');
  await page.getByLabel(words.sheet.fields.organisation).fill('New English School');
  await page.getByLabel(words.sheet.fields.organisation).blur();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const printed = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
  for (const text of [words.sheet.document, 'New English School', '=1+1, शाळा', 'Who pays?', SCHOOL])
    expect(printed).toContain(text);
  await page.emulateMedia({ media: 'screen' });

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: words.out.word }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('brief-new-english-school.docx');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  expect(Object.keys(unzipSync(Buffer.concat(chunks)))).toContain('word/document.xml');

  await page.getByRole('link', { name: words.out.ask }).click();
  await page.getByRole('button', { name: buttons.toMessage }).click();
  await expect(page.getByLabel(form.message)).toHaveValue(/New English School[\s\S]+Who pays\?[\s\S]+\/brief#brief=/);
});

test('a link brings a brief to another device and never overwrites one without asking', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const brief = addRows(EMPTY_BRIEF, [
    school('When is it switched on?', 'In May.'),
    newOwnRow('Who pays?', 'The trust.'),
  ]);
  await openBrief(page, await encodeBrief(brief));
  await expect(page.getByText('In May.').first()).toBeVisible();
  expect(await stored(page)).toBeNull();
  await page.getByRole('button', { name: words.linked.keep }).click();
  await expect(answers(page).first()).toHaveValue('In May.');
  expect(new URL(page.url()).hash).toBe('');

  const copy = page.getByRole('button', { name: words.out.link });
  await expect(copy).not.toHaveAttribute('aria-disabled', 'true');
  await copy.click();
  await expect(page.getByText(words.out.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByRole('link', { name: words.out.mail })).toHaveAttribute('href', /%23brief%3D/);

  // The same link, cut off, over a brief of one's own.
  await openBrief(page, new URL(link).hash.slice(0, -8));
  await expect(page.getByRole('alert')).toContainText('damaged');
  await expect(page.getByRole('heading', { name: 'When is it switched on?' })).toBeVisible();
  await page.getByRole('button', { name: words.linked.dismiss }).click();
  await expect(answers(page)).toHaveCount(2);

  const other = addRows(EMPTY_BRIEF, [school('When is it switched on?', 'In June.')]);
  await openBrief(page, await encodeBrief(other));
  await page.getByRole('button', { name: words.linked.merge }).click();
  await expect(answers(page).first()).toHaveValue('In May.\n\nIn June.');
  await openBrief(page, await encodeBrief(other));
  await page.getByRole('button', { name: words.linked.replace }).click();
  await expect(answers(page)).toHaveCount(1);
  await page.getByRole('button', { name: words.sheet.undo }).click();
  await expect(answers(page)).toHaveCount(2);
});

test('blocked, full or damaged storage is reported, and the brief is still shown', async ({ browser, baseURL }) => {
  const inTab = async (prepare: () => void, check: (page: Page) => Promise<void>) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
    await context.addInitScript(prepare);
    const page = await context.newPage();
    page.on('dialog', (dialog) => dialog.accept());
    await check(page);
    await context.close();
  };
  await Promise.all([
    inTab(
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        }),
      async (page) => {
        await page.goto(SCHOOL);
        await scopeOf(page).getByRole('button', { name: buttons.addAll }).click();
        await expect(scopeOf(page).getByRole('status')).toContainText(buttons.unstored);
        await expect(countOf(page)).toHaveAttribute('href', /^\/brief#brief=/);
        await scopeOf(page).getByRole('link', { name: buttons.open }).click();
        await expect(answers(page)).toHaveCount(4);
        await expect(page.getByRole('alert')).toContainText('stores nothing');
      },
    ),
    inTab(
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('No room', 'QuotaExceededError');
        };
      },
      async (page) => {
        await openBrief(page);
        await page.getByRole('button', { name: words.every.addAll }).click();
        await answers(page).first().fill('A person');
        await expect(page.getByRole('alert')).toContainText('no room left');
        await expect(answers(page)).toHaveCount(words.every.questions.length);
        await expect(answers(page).first()).toHaveValue('A person');
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByText('A person').last()).toBeVisible();
      },
    ),
    inTab(
      () => localStorage.getItem('brief') ?? localStorage.setItem('brief', '{"rows":[{'),
      async (page) => {
        await openBrief(page);
        await expect(page.getByRole('alert')).toContainText('cannot be read');
        await page.getByRole('button', { name: words.every.addAll }).click();
        await expect(page.getByRole('alert')).toContainText('cannot be read');
        expect(await page.evaluate(() => localStorage.getItem('brief-damaged'))).toBe('{"rows":[{');
        await page.getByRole('button', { name: words.kept.deleteDamaged }).click();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(answers(page)).toHaveCount(words.every.questions.length);
      },
    ),
  ]);
});
