import type { Page } from '@playwright/test';

/** Waits until every running transition and animation has ended and the result has been painted. */
export const animationsFinished = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
    await frame();
  });
