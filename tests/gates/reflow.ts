import type { Page } from '@playwright/test';
import { type PageGate, SCREENS } from './gate.ts';
import { lookOver } from './scan.ts';

/** From the widest down, as one who pulls a window together. The last is WCAG's, where only the sideways scroll is looked at. */
const WIDTHS = [2560, 1920, 1440, 1280, 1024, 768, 390, 360, 320];
const NARROWEST = 320;
const HEIGHT = 900;
/** A window of 1280 × 1024 at 400 %, in CSS pixels (WCAG 1.4.10). */
const ZOOMED = { width: NARROWEST, height: 256 };
/** At 400 % the bar stays; it must leave most of the window to what is read. */
const LARGEST_BAR = 0.4;

/** Pixels by which the page is wider than its window, once it has come to rest. */
const overflow = (page: Page) =>
  page.evaluate(async () => {
    const root = document.documentElement;
    const over = () => root.scrollWidth - root.clientWidth;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let frames = 0; frames < 20 && over() > 0; frames++) await frame();
    return over();
  });

const barShare = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 400);
    const bar = document.querySelector('[data-bar]')?.getBoundingClientRect();
    scrollTo(0, 0);
    return bar ? Math.max(0, bar.bottom) / innerHeight : 0;
  });

/** All of it laid out and every answer open, until the look is over. */
async function laidOut(page: Page, look: () => Promise<void>) {
  const before = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    // Boxes are read, and nothing is painted: that would take a fifth more of the processor.
    sheet.replaceSync(
      'html { clip-path: inset(100%) } * { content-visibility: visible !important } .scan-probe { width: var(--margin) }',
    );
    document.adoptedStyleSheets.push(sheet);
    const answers = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const answer of answers) answer.open = true;
    return { sheet, answers };
  });
  await look();
  await before.evaluate(({ sheet, answers }) => {
    for (const answer of answers) answer.open = false;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

export const reflowGate: PageGate = {
  name: 'reflow',
  promise: `From ${NARROWEST} to ${WIDTHS[0]} px and at 400 % zoom nothing scrolls sideways; no word breaks, none leaves its box, its margin or its ground, every letter of a key is on its picture, no button takes two lines.`,
  on: ['desk'],
  async check({ page, screen }) {
    const findings: string[] = [];
    // The cuts for other widths are not what is looked at: each picture keeps the one it has.
    await page.route(/\/(renders|town)\//, () => {});
    await laidOut(page, async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const over = await overflow(page);
        if (over > 0) findings.push(`at ${width} px: ${over} px too wide`);
        if (width === NARROWEST) continue;
        findings.push(...(await page.evaluate(lookOver)).map((finding) => `at ${width} px: ${finding}`));
      }
    });
    await page.setViewportSize(ZOOMED);
    const over = await overflow(page);
    if (over > 0) findings.push(`at 400 %: ${over} px too wide`);
    const share = await barShare(page);
    if (share > LARGEST_BAR) findings.push(`at 400 %: the bar covers ${Math.round(share * 100)} % of the window`);
    await page.setViewportSize(SCREENS[screen]);
    await page.unroute(/\/(renders|town)\//);
    return findings;
  },
};
