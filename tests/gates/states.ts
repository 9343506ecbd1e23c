import type { Locator, Page } from '@playwright/test';
import { builtPages } from './site.ts';
import { subjects } from './subjects.ts';

export interface State {
  name: string;
  /** The part of the page that this state changes. */
  scope: string;
}

/** Search and all four menus are the same on every page, so they are checked on this one. */
const HOME = '/';
/** Finds pages and parts of pages. */
const QUERY = 'school';

/** On the first page of each family one menu is opened; `npm test` leaves the menus to the home page. */
const FIRST_OF_FAMILY = new Set(
  process.env.FULL ? subjects.filter(({ name }) => name.startsWith('page-')).map(({ address }) => address) : [HOME],
);

/** The HTML of header, menus and footer, without the mark on the page's own link. */
const headerAndFooter = (html: string) =>
  [
    html.slice(html.indexOf('<body'), html.indexOf('<main')),
    html.slice(html.indexOf('</main>'), html.indexOf('</footer>')),
  ]
    .join('')
    .replaceAll(/ aria-current="[^"]*"/g, '');

/** The first page with each form of header and footer; on other pages the result would be the same. */
const FIRST_WITH_FRAME = new Set(
  new Map(
    builtPages()
      .toReversed()
      .map(({ html, address }) => [headerAndFooter(html), address]),
  ).values(),
);

/** Whether an engine checks header and footer too, which are half of every page. */
export const checksWholePage = (page: Page) => {
  const { pathname } = new URL(page.url());
  return FIRST_OF_FAMILY.has(pathname) || FIRST_WITH_FRAME.has(pathname);
};

/** The menu that marks the current page, or the first one. */
async function ownMenu(menus: Locator): Promise<Locator[]> {
  const own = await menus.filter({ has: menus.page().locator('[aria-current]') }).all();
  return own.length > 0 ? own : [menus.first()];
}

/** In the town: a place at noon, at night and in rain, and the filtered list. */
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

/** The page as it opens, search with results, an open menu, the side panel with an open list. */
export async function* states(page: Page): AsyncGenerator<State> {
  const { pathname } = new URL(page.url());
  const isHome = pathname === HOME;
  yield { name: '', scope: 'html' };
  yield* inTown(page);
  if (isHome) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(QUERY);
    // The results change once more when the long texts are indexed.
    await page.locator('#search [data-complete] [role=option]').first().waitFor();
    yield { name: 'search', scope: '#search' };
    await page.keyboard.press('Escape');
  }
  if (!FIRST_OF_FAMILY.has(pathname)) return;
  const chosen = (menus: Locator) => (isHome ? menus.all() : ownMenu(menus));
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
