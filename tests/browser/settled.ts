import type { Locator, Page } from '@playwright/test';

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

/** Waits until an element has been at one place of the viewport for ten frames: no animation, no scrolling. */
export const comesToRest = (locator: Locator) =>
  locator.evaluate(async (element) => {
    const place = () => JSON.stringify(element.getBoundingClientRect());
    for (let frames = 0, before = ''; frames < 10; frames = place() === before ? frames + 1 : 0) {
      before = place();
      await new Promise(requestAnimationFrame);
    }
  });
