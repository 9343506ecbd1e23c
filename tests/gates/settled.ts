import type { Page } from '@playwright/test';

/**
 * Waits until src/enhance/deferred-layout.ts has laid out every section. Gives up after a while, because a planted fault may
 * prevent it.
 */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const held = () => document.querySelector('.fresh :is(main > *, main ~ footer, [data-piece]):not([data-settled])');
    for (let frames = 0; held() && frames < 300; frames++) await new Promise(requestAnimationFrame);
  });
