import type { Page } from '@playwright/test';
import type { PageGate } from './gate.ts';

/** Every text of a page, and those that can be seen; of controls and their state only script has need. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const all: string[] = [];
    const seen: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.replace(/\s+/g, ' ').trim();
      if (!text || node.parentElement?.closest('script, style, noscript')) continue;
      all.push(text);
      if (node.parentElement?.closest('button, label, span[aria-live]')) continue;
      if (node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) seen.push(text);
    }
    return { all, seen };
  });

export const withoutScriptGate: PageGate = {
  name: 'without-script',
  promise: 'Every text is there with JavaScript off, and whatever can be read with it can be read without it.',
  on: ['desk'],
  async check({ page, again }) {
    const plain = await again({ javaScriptEnabled: false });
    const [on, off] = [await textsOf(page), await textsOf(plain)];
    await plain.context().close();
    const missing = (from: string[], list: string[]) => [...new Set(from)].filter((text) => !list.includes(text));
    return [
      ...missing(on.all, off.all).map((text) => `absent: "${text}"`),
      ...missing(on.seen, off.seen).map((text) => `hidden: "${text}"`),
    ];
  },
};
