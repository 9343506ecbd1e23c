import type { Page } from '@playwright/test';
import { type PageGate, SCREENS } from './gate.ts';
import { layoutFaults } from './layout-faults.ts';

/** From the widest down. At the last, WCAG's, only horizontal scrolling is checked. */
const WIDTHS = [2560, 1920, 1440, 1280, 1024, 768, 390, 360, 320];
const NARROWEST = 320;
const HEIGHT = 900;
/** A window of 1280 × 1024 at 400 %, in CSS pixels (WCAG 1.4.10). */
const ZOOMED = { width: NARROWEST, height: 256 };
/** At 400 % the sticky header must leave most of the viewport free. */
const LARGEST_HEADER = 0.4;

/** Pixels by which the page is wider than the viewport, after layout has settled. */
const overflow = (page: Page) =>
  page.evaluate(async () => {
    const root = document.documentElement;
    const over = () => root.scrollWidth - root.clientWidth;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let frames = 0; frames < 20 && over() > 0; frames++) await frame();
    return over();
  });

const headerShare = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 400);
    const bar = document.querySelector('[data-bar]')?.getBoundingClientRect();
    scrollTo(0, 0);
    return bar ? Math.max(0, bar.bottom) / innerHeight : 0;
  });

/** Runs a check with everything laid out and every `details` open. */
async function laidOut(page: Page, check: () => Promise<void>) {
  const before = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    // Nothing is painted, which saves a fifth of the CPU time.
    sheet.replaceSync(
      'html { clip-path: inset(100%) } * { content-visibility: visible !important } .scan-probe { width: var(--margin) }',
    );
    document.adoptedStyleSheets.push(sheet);
    const answers = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const answer of answers) answer.open = true;
    return { sheet, answers };
  });
  await check();
  await before.evaluate(({ sheet, answers }) => {
    for (const answer of answers) answer.open = false;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

export const reflowGate: PageGate = {
  name: 'reflow',
  promise: `From ${NARROWEST} to ${WIDTHS[0]} px and at 400 % zoom nothing scrolls sideways; no word is broken, no text leaves its box, its margin or its background, every key letter is on its picture, no button wraps.`,
  on: ['desk'],
  onlyUnrecorded: true,
  async check({ page, screen }) {
    const findings: string[] = [];
    // Pictures for other widths are not loaded.
    await page.route(/\/(renders|town)\//, () => {});
    await laidOut(page, async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const over = await overflow(page);
        if (over > 0) findings.push(`at ${width} px: ${over} px too wide`);
        if (width === NARROWEST) continue;
        findings.push(...(await page.evaluate(layoutFaults)).map((finding) => `at ${width} px: ${finding}`));
      }
    });
    await page.setViewportSize(ZOOMED);
    const over = await overflow(page);
    if (over > 0) findings.push(`at 400 %: ${over} px too wide`);
    const share = await headerShare(page);
    if (share > LARGEST_HEADER)
      findings.push(`at 400 %: the header covers ${Math.round(share * 100)} % of the viewport`);
    await page.setViewportSize(SCREENS[screen]);
    await page.unroute(/\/(renders|town)\//);
    return findings;
  },
};
