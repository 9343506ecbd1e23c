import type { Page } from '@playwright/test';
import { type PageGate, SCREENS } from './gate.ts';

const WIDTHS = [320, 360, 390, 768, 1024, 1440, 1920];
/** A window of 1280 × 1024 at 400 %, in CSS pixels (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
/** At 400 % the bar stays; it must leave most of the window to what is read. */
const LARGEST_BAR = 0.4;

/** Pixels by which the page is wider than its window, once it has come to rest: pictures change their cut on the way. */
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

export const reflowGate: PageGate = {
  name: 'reflow',
  promise: `No sideways scroll from ${WIDTHS[0]} to ${WIDTHS.at(-1)} px, nor at 400 % zoom, where the bar leaves room to read.`,
  on: ['desk'],
  async check({ page, screen }) {
    const findings: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const over = await overflow(page);
      if (over > 0) findings.push(`at ${width} px: ${over} px too wide`);
    }
    await page.setViewportSize(ZOOMED);
    const over = await overflow(page);
    if (over > 0) findings.push(`at 400 %: ${over} px too wide`);
    const share = await barShare(page);
    if (share > LARGEST_BAR) findings.push(`at 400 %: the bar covers ${Math.round(share * 100)} % of the window`);
    const { width, height } = SCREENS[screen];
    await page.setViewportSize({ width, height });
    return findings;
  },
};
