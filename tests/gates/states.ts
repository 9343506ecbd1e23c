import type { Locator, Page } from '@playwright/test';
import { builtPages } from './site.ts';
import { subjects } from './subjects.ts';

export interface State {
  name: string;
  /** What of the page this state changes. */
  scope: string;
}

/** What is the same on every page is looked at on this one: search, and all four menus one after the other. */
const FRONT_DOOR = '/';
/** The word finds pages and parts of pages. */
const QUERY = 'school';

/** The others open a menu on the first page of their family. */
const FIRST_OF_FAMILY = new Set(subjects.filter(({ name }) => name.startsWith('page-')).map(({ address }) => address));

/** Bar, menus and foot as they stand in the file, but for the mark on the page's own link. */
const frameOf = (html: string) =>
  [
    html.slice(html.indexOf('<body'), html.indexOf('<main')),
    html.slice(html.indexOf('</main>'), html.indexOf('</footer>')),
  ]
    .join('')
    .replaceAll(/ aria-current="[^"]*"/g, '');

/** The first page with each form of them: what an engine finds there, it would find on every other. */
const FIRST_OF_FRAME = new Set(
  new Map(
    builtPages()
      .toReversed()
      .map(({ html, address }) => [frameOf(html), address]),
  ).values(),
);

/** Where an engine reads the frame as well: half of every page, and three forms on them all. */
export const isReadWhole = (page: Page) => {
  const { pathname } = new URL(page.url());
  return FIRST_OF_FAMILY.has(pathname) || FIRST_OF_FRAME.has(pathname);
};

/** The one that differs there: the page's own, with the page marked in it, or the first where it has none. */
async function differing(menus: Locator): Promise<Locator[]> {
  const own = await menus.filter({ has: menus.page().locator('[aria-current]') }).all();
  return own.length > 0 ? own : [menus.first()];
}

/** In the town: a place chosen at noon and at night, in rain, and a list of those that a reader runs. */
async function* inTown(page: Page): AsyncGenerator<State> {
  const town = page.locator('[data-live]:has([data-hour])');
  if ((await town.count()) === 0) return;
  for (const spot of ['#hospital@12:00', '#farm@21:00', '#shops@14:00-rain']) {
    await page.evaluate((hash) => location.assign(hash), spot);
    await town.locator(`[data-place="${spot.slice(1, spot.indexOf('@'))}"]`).waitFor();
    yield { name: `the town, ${spot}`, scope: 'main' };
  }
  await town.getByRole('combobox').selectOption({ index: 1 });
  yield { name: 'the town, filtered', scope: 'main' };
}

/** The page as it opens, search with its results, a menu open, the side panel with a list open. */
export async function* states(page: Page): AsyncGenerator<State> {
  const { pathname } = new URL(page.url());
  const atTheDoor = pathname === FRONT_DOOR;
  yield { name: '', scope: 'html' };
  yield* inTown(page);
  if (atTheDoor) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(QUERY);
    await page.locator('#search [role=option]').first().waitFor();
    yield { name: 'search', scope: '#search' };
    await page.keyboard.press('Escape');
  }
  if (!FIRST_OF_FAMILY.has(pathname)) return;
  const chosen = (menus: Locator) => (atTheDoor ? menus.all() : differing(menus));
  for (const menu of await chosen(page.locator('[data-menu]'))) {
    const button = menu.locator('> button');
    if (!(await button.isVisible())) continue;
    await button.press('Enter');
    yield { name: `${await button.getAttribute('aria-label')}, open`, scope: 'header' };
    await button.press('Escape');
  }
  const burger = page.locator('[data-burger]');
  if (!(await burger.isVisible())) return;
  await burger.press('Enter');
  for (const list of await chosen(page.locator('#side-panel details'))) {
    const summary = list.locator('summary');
    await summary.press('Enter');
    yield { name: `side panel, ${await summary.textContent()}`, scope: '#side-panel' };
  }
  await page.keyboard.press('Escape');
}
