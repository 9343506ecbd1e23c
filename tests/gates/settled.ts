import type { Page } from '@playwright/test';

/**
 * Waits until a phone has laid out what is far below, a section at a time: src/enhance/deferred-layout.ts. Not for ever: a page with a
 * planted fault may never come to it.
 */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const held = () => document.querySelector('.fresh :is(main > *, main ~ footer, [data-piece]):not([data-settled])');
    for (let frames = 0; held() && frames < 300; frames++) await new Promise(requestAnimationFrame);
  });
