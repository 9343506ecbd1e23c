import type { Page } from '@playwright/test';

/** Waits without a limit until the service worker is installed and controls the page. */
export const serviceWorkerControls = (page: Page) =>
  page.evaluate(async () => {
    const workers = navigator.serviceWorker;
    await workers.ready;
    if (!workers.controller)
      await new Promise((done) => workers.addEventListener('controllerchange', done, { once: true }));
  });
