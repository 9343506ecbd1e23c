import { expect, type Page, test } from '@playwright/test';
import { isMenu } from '../../src/model/navigation.ts';
import { modelOf } from '../../src/sections/page-model.ts';
import { indexedPages, onePerKind, site, translatedPages } from '../site-pages.ts';
import { pagesToCheck } from './selection.ts';

const OPENED = ['industry', 'product', 'service', 'detail', 'innovation', 'feature', 'about', 'company-page'];
const opened = [...indexedPages, ...translatedPages].filter(({ family }) => OPENED.includes(family));
const companyPages = opened.filter(({ family }) => family === 'company-page').map(({ path }) => path);
const checked = pagesToCheck(
  opened.map(({ path }) => path),
  [...onePerKind, ...companyPages],
);
const pages = opened.filter(({ path }) => checked.includes(path));

/** What a reader sees of an opening without scrolling. */
const openingOf = (page: Page) =>
  page.evaluate(() => {
    const h1 = document.querySelector('h1') as HTMLElement;
    const name = h1.querySelector('span');
    const offer = document.querySelector('[data-offer]') as HTMLElement;
    const size = (of: Element) => Number.parseFloat(getComputedStyle(of).fontSize);
    const lines = (of: Element) => {
      const range = document.createRange();
      range.selectNodeContents(of);
      return [...range.getClientRects()];
    };
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return {
      overlaps: offer !== null && lines(h1).some((a) => lines(offer).some((b) => meet(a, b))),
      foot: h1.getBoundingClientRect().bottom,
      offerTop: offer?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
      buttonFoot: offer?.parentElement?.querySelector('a')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
      ratio: name ? size(name) / size(h1) : 1,
      sameColour: !name || getComputedStyle(name).color === getComputedStyle(h1).color,
      links: [...document.querySelectorAll('main a[href^="#"]')].map((link) => link.getAttribute('href')),
    };
  });

test('at 1440 × 900 every opening shows its name, headline, offer and button, and leads to its model', async ({
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
    if (seen.buttonFoot > 900) faults.push(`${path}: the button ends at ${Math.round(seen.buttonFoot)} px`);
    if (seen.overlaps) faults.push(`${path}: headline and offer overlap`);
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

test('on a phone the offer follows the headline directly, and its button is on the first screen', async ({ page }) => {
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
    const { buttonFoot } = await openingOf(page);
    if (buttonFoot > 844) faults.push(`${path}: the button ends at ${Math.round(buttonFoot)} px`);
  }
  expect(faults).toEqual([]);
});

test('no column of a service page stays empty for more than 400 px beside its plates', async ({ page }) => {
  const faults: string[] = [];
  await page.setViewportSize({ width: 1440, height: 900 });
  const menu = site.navigation.items.filter(isMenu).find(({ family }) => family === 'services');
  for (const path of new Set(menu?.links.map(({ to }) => to).filter((to) => checked.includes(to)))) {
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

test('no heading ends in a line of one short word', async ({ page }) => {
  test.setTimeout(300_000);
  const faults = new Set<string>();
  for (const { path } of pages) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await page.evaluate(async () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(sheet);
      await document.fonts.ready;
    });
    for (const width of [1440, 1366, 1024, 390, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(() => {
        /** The words of a heading, line by line. */
        const linesOf = (heading: Element) => {
          const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
          const lines = new Map<number, DOMRect[]>();
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            for (const { index, 0: word } of (node as Text).data.matchAll(/[^ \n]+/g)) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              const box = range.getBoundingClientRect();
              const line = Math.round(box.bottom / 6);
              if (box.width > 1) lines.set(line, [...(lines.get(line) ?? []), box]);
            }
          return [...lines.values()];
        };
        const widthOf = (line: DOMRect[] = []) => (line.at(-1)?.right ?? 0) - (line[0]?.left ?? 0);
        return [...document.querySelectorAll('main :is(h1, h2, h3, h4)')]
          .filter((heading) => {
            const lines = linesOf(heading);
            const last = lines.at(-1);
            return (
              heading.checkVisibility() &&
              lines.length > 1 &&
              lines.flat().length > 2 &&
              last?.length === 1 &&
              widthOf(last) < Math.max(...lines.map(widthOf)) / 2
            );
          })
          .map((heading) => heading.textContent);
      });
      for (const heading of found) faults.add(`${path} at ${width}: ${heading}`);
    }
  }
  expect([...faults]).toEqual([]);
});

test('every drawing on /models has the colours of its page', async ({ page }) => {
  await page.goto('/models');
  const black = await page
    .locator('main li')
    .evaluateAll((models) =>
      models
        .filter((model) =>
          [...model.querySelectorAll('path, circle, rect')].some(
            (shape) => getComputedStyle(shape).fill === 'rgb(0, 0, 0)' && !shape.closest('clipPath'),
          ),
        )
        .map((model) => model.querySelector('h3')?.textContent),
    );
  expect(black).toEqual([]);
});
