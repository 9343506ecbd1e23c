import type { Page } from '@playwright/test';

export interface State {
  name: string;
  /** What of the page this state changes. */
  scope: string;
}

/** Search is the same on every page, so that one is enough; the word finds pages and parts of pages. */
const SEARCHED_ON = '/';
const QUERY = 'school';

/** The page as it opens, search with its results, each menu open, the side panel with each of its lists open. */
export async function* states(page: Page): AsyncGenerator<State> {
  yield { name: '', scope: 'html' };
  if (new URL(page.url()).pathname === SEARCHED_ON) {
    await page.keyboard.press('/');
    await page.keyboard.type(QUERY);
    await page.locator('[data-search-dialog] [role=option]').first().waitFor();
    yield { name: 'search', scope: '[data-search-dialog]' };
    await page.keyboard.press('Escape');
  }
  for (const button of await page.locator('[data-menu] > button').all()) {
    if (!(await button.isVisible())) continue;
    await button.press('Enter');
    yield { name: `${await button.getAttribute('aria-label')}, open`, scope: 'header' };
    await button.press('Escape');
  }
  const burger = page.locator('[data-burger]');
  if (!(await burger.isVisible())) return;
  await burger.press('Enter');
  yield { name: 'side panel', scope: '#side-panel' };
  for (const list of await page.locator('#side-panel summary').all()) {
    await list.press('Enter');
    yield { name: `side panel, ${await list.textContent()}`, scope: '#side-panel' };
  }
  await page.keyboard.press('Escape');
}
