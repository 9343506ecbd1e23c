import { expect, type Locator, type Page } from '@playwright/test';
import type { View } from '../../src/instruments/kit/instrument.ts';
import type { InstrumentWords } from '../../src/instruments/kit/words.ts';
import { site, withoutPictures } from '../site-pages.ts';

/** Every instrument, with its page. */
export const placed = await Promise.all(
  site.pages
    .flatMap(({ path, sections }) =>
      sections.flatMap((section) =>
        section.kind === 'instrument' ? [{ path, words: section.model as InstrumentWords }] : [],
      ),
    )
    .map(async ({ path, words }) => {
      const { default: view } = (await import(`../../src/instruments/${words.name}/view.ts`)) as { default: View };
      return { path, words, view };
    }),
);
export type Placed = (typeof placed)[number];

/** Every page with a model, the essays among them. */
export const modelPages = site.pages
  .filter(({ sections }) => sections.some(({ kind }) => kind === 'instrument' || kind === 'explorable'))
  .map(({ path }) => path);

export const stageOf = (page: Page) => page.locator('[data-explorable]');
/** Opens a page and scrolls to its model, which hydrates it. */
export async function openModel(page: Page, address: string): Promise<Locator> {
  await withoutPictures(page);
  await page.goto(address);
  const stage = stageOf(page);
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).toHaveAttribute('data-live', 'true');
  return stage;
}
