import type { Locator, Page } from '@playwright/test';

export interface State {
  name: string;
  /** What of the page this state changes. */
  scope: string;
}

/** What is the same on every page is looked at on this one: search, and all four menus one after the other. */
const FRONT_DOOR = '/';
/** The word finds pages and parts of pages. */
const QUERY = 'school';

/** Elsewhere the menu that differs there: the page's own, with the page marked in it, or the first where it has none. */
async function differing(menus: Locator): Promise<Locator[]> {
  const own = await menus.filter({ has: menus.page().locator('[aria-current]') }).all();
  return own.length > 0 ? own : [menus.first()];
}

/** The page as it opens, search with its results, a menu open, the side panel with a list open. */
export async function* states(page: Page): AsyncGenerator<State> {
  const atTheDoor = new URL(page.url()).pathname === FRONT_DOOR;
  yield { name: '', scope: 'html' };
  if (atTheDoor) {
    await page.keyboard.press('/');
    await page.keyboard.type(QUERY);
    await page.locator('#search [role=option]').first().waitFor();
    yield { name: 'search', scope: '#search' };
    await page.keyboard.press('Escape');
  }
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
