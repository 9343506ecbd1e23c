import type { Page } from '@playwright/test';

/** Waits until the service worker is installed and controls the page, however long that takes. */
export const serviceWorkerControls = (page: Page) =>
  page.evaluate(async () => {
    const workers = navigator.serviceWorker;
    await workers.ready;
    if (!workers.controller)
      await new Promise((done) => workers.addEventListener('controllerchange', done, { once: true }));
  });
