import type { Page } from '@playwright/test';
import type { PageGate } from './gate.ts';

/** Controls that need script may be hidden without it, together with the text in the same box. */
const CONTROLS = 'button, input, select, textarea, [data-hint], [data-search], [aria-live]';

interface Text {
  words: string;
  seen: boolean;
  /** Hidden together with a control. */
  ofControl: boolean;
}

const textsOf = (page: Page): Promise<Text[]> =>
  page.evaluate((controls) => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    /** The outermost hidden ancestor. */
    const hiddenBox = (element: Element): Element =>
      element.parentElement && !shown(element.parentElement) ? hiddenBox(element.parentElement) : element;
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.nodeValue?.replace(/\s+/g, ' ').trim();
      if (!words || !parent || parent.closest('script, style, noscript, [data-keeping]')) continue;
      const box = hiddenBox(parent);
      texts.push({
        words,
        seen: shown(parent),
        ofControl: box.matches(controls) || box.querySelector(controls) !== null,
      });
    }
    return texts;
  }, CONTROLS);

export const withoutScriptGate: PageGate = {
  name: 'without-script',
  promise: 'Every text exists with JavaScript off, and everything readable with it is readable without it.',
  on: ['desk'],
  onlyUnrecorded: true,
  async check({ page, withoutScript }) {
    const [on, off] = [await textsOf(page), await withoutScript(textsOf)];
    const there = new Set(off.map(({ words }) => words));
    const readable = new Set(off.filter(({ seen, ofControl }) => seen || ofControl).map(({ words }) => words));
    const missing = (from: Text[], list: Set<string>) =>
      [...new Set(from.map(({ words }) => words))].filter((w) => !list.has(w));
    return [
      ...missing(on, there).map((words) => `absent: "${words}"`),
      ...missing(
        on.filter(({ seen, words }) => seen && there.has(words)),
        readable,
      ).map((words) => `hidden: "${words}"`),
    ];
  },
};
