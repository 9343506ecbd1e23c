import { expect, type Page, test } from '@playwright/test';
import { isMenu } from '../../src/model/navigation.ts';
import { modelOf } from '../../src/sections/page-model.ts';

import { indexedPages, site } from '../site-pages.ts';

const OPENED = ['industry', 'product', 'service', 'detail', 'innovation', 'feature', 'about'];
const pages = indexedPages.filter(({ family }) => OPENED.includes(family));

/** What a reader sees of an opening without scrolling. */
const openingOf = (page: Page) =>
  page.evaluate(() => {
    const h1 = document.querySelector('h1') as HTMLElement;
    const name = h1.querySelector('span');
    const offer = document.querySelector('[data-offer]') as HTMLElement;
    const size = (of: Element) => Number.parseFloat(getComputedStyle(of).fontSize);
    return {
      foot: h1.getBoundingClientRect().bottom,
      offerTop: offer?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
      ratio: name ? size(name) / size(h1) : 1,
      sameColour: !name || getComputedStyle(name).color === getComputedStyle(h1).color,
      links: [...document.querySelectorAll('main a[href^="#"]')].map((link) => link.getAttribute('href')),
    };
  });

test('at 1440 × 900 every opening shows its name, its headline and its offer, and leads to its model', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const faults: string[] = [];
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { path, sections } of pages) {
    await page.goto(path);
    const seen = await openingOf(page);
    if (seen.foot > 900) faults.push(`${path}: the h1 ends at ${Math.round(seen.foot)} px`);
    if (seen.offerTop > 860) faults.push(`${path}: the offer starts at ${Math.round(seen.offerTop)} px`);
    if (seen.ratio < 0.5) faults.push(`${path}: the name is ${seen.ratio.toFixed(2)} of the headline`);
    if (!seen.sameColour) faults.push(`${path}: the name has another colour than the headline`);
    const model = modelOf(sections);
    if (model && !seen.links.includes(model.to)) faults.push(`${path}: no link to its model ${model.to}`);
  }
  expect(faults).toEqual([]);
});

test('at 1366 × 657 every innovation page shows its whole headline', async ({ page }) => {
  const faults: string[] = [];
  await page.setViewportSize({ width: 1366, height: 657 });
  for (const { path } of pages.filter(({ family }) => family === 'innovation')) {
    await page.goto(path);
    const { foot } = await openingOf(page);
    if (foot > 657) faults.push(`${path}: the h1 ends at ${Math.round(foot)} px`);
  }
  expect(faults).toEqual([]);
});

test('on a phone the offer follows the headline, before the table of facts and before any plate that comes after', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const faults: string[] = [];
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of pages) {
    await page.goto(path);
    const between = await page.evaluate(() => {
      const foot = (document.querySelector('h1') as HTMLElement).getBoundingClientRect().bottom;
      const top = (document.querySelector('[data-offer]') as HTMLElement).getBoundingClientRect().top;
      return Math.round(top - foot);
    });
    if (between < 0 || between > 48) faults.push(`${path}: ${between} px between headline and offer`);
  }
  expect(faults).toEqual([]);
});

test('no column of a service page stays empty for more than 400 px beside its plates', async ({ page }) => {
  const faults: string[] = [];
  await page.setViewportSize({ width: 1440, height: 900 });
  const menu = site.navigation.items.filter(isMenu).find(({ family }) => family === 'services');
  for (const path of new Set(menu?.links.map(({ to }) => to))) {
    await page.goto(path);
    const gaps = await page.evaluate(() => {
      const reading = document.querySelector('[class*="reading"]') as HTMLElement;
      const plates = [...(reading.nextElementSibling as HTMLElement).children].map((one) =>
        one.getBoundingClientRect(),
      );
      const { top, bottom } = reading.getBoundingClientRect();
      const edges = [top, ...plates.flatMap((one) => [one.top, one.bottom]), bottom];
      return edges.flatMap((edge, i) => (i % 2 ? [Math.round(edge - (edges[i - 1] ?? 0))] : []));
    });
    const widest = Math.max(...gaps);
    if (widest > 400) faults.push(`${path}: ${widest} px`);
  }
  expect(faults).toEqual([]);
});
