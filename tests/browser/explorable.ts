import { expect, type Locator, type Page } from '@playwright/test';
import { withoutPictures } from '../site-pages.ts';

export const figureOf = (page: Page) => page.locator('[data-explorable]');

/** Opens an essay and scrolls to its figure, which hydrates it. */
export async function open(page: Page, address: string): Promise<Locator> {
  await withoutPictures(page);
  await page.goto(address);
  const figure = figureOf(page);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-live', 'true');
  return figure;
}

/** Focuses the element just before the figure. */
export const startBefore = (figure: Locator) =>
  figure.evaluate((element) => {
    const before = document.createElement('a');
    before.href = '#';
    element.before(before);
    before.focus();
  });

/** Opens an essay with the focus just before its figure. */
export async function openForKeys(page: Page, address: string): Promise<Locator> {
  const figure = await open(page, address);
  await startBefore(figure);
  return figure;
}

/** Moves the focus back to just before the figure. */
export const goBack = (figure: Locator) =>
  figure.evaluate((element) => (element.previousElementSibling as HTMLElement).focus());

const MOST_STOPS = 40;

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator) {
  for (let i = 0; i < MOST_STOPS; i++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The control is not in the tab order');
}

export async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Sets a value by keyboard: Home, then the arrow keys. */
export async function setByKeys(page: Page, slider: Locator, value: number) {
  await tabTo(page, slider);
  const { from, step } = await slider.evaluate((input: HTMLInputElement) => ({
    from: Number(input.min),
    step: Number(input.step),
  }));
  await press(page, 'Home', ...Array<string>(Math.round((value - from) / step)).fill('ArrowRight'));
  // The drawing and the number beside the slider update in the same render.
  const output = page.locator(`output[for="${await slider.getAttribute('id')}"]`);
  await expect(async () =>
    expect(await output.textContent()).toBe(await slider.getAttribute('aria-valuetext')),
  ).toPass();
}

export const rule = (figure: Locator, name: string) => figure.getByRole('slider', { name, exact: true });
export const said = (figure: Locator) => figure.locator('figcaption');
/** The value beside a label of the readings. */
export const answer = (figure: Locator, label: string) =>
  figure.locator('dl > div', { has: figure.page().getByText(label, { exact: true }) }).locator('dd');
/** The same as a number. */
export const reading = async (figure: Locator, label: string) =>
  Number.parseFloat(((await answer(figure, label).textContent()) ?? '').replace('−', '-').replaceAll(',', ''));
