import type { Page } from '@playwright/test';

export interface State {
  name: string;
  /** What of the page this state changes. */
  scope: string;
}

/** The page as it opens, then each menu open, then the side panel with each of its lists open, as far as this screen has them. */
export async function* states(page: Page): AsyncGenerator<State> {
  yield { name: '', scope: 'html' };
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
