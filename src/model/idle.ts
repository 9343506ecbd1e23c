/** Some pages never become idle: Chromium then calls back only because of a timeout. */
const TIMEOUT_MS = 500;

/** The next moment when the page is idle. */
export const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS });
    else setTimeout(resolve);
  });
