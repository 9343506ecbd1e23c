import { SETTLED } from '../model/page-events.ts';
import type { Wish } from './names.ts';
import { WORKER_URL } from './worker-url.ts';

/** What the reader came for goes first. */
const PATIENCE_MS = 2000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether half a megabyte in the background is no burden. */
const isCheap = ({ saveData, effectiveType = '' }: Connection = {}) => !saveData && !effectiveType.includes('2g');

/**
 * A first page is that page and no more: whoever opens a second, or asks for it, gets the worker that keeps what was opened. Not where
 * it can be sent away: it would be back before the reader has read that it is gone.
 */
const isReading = (workers: ServiceWorkerContainer) =>
  location.pathname !== '/privacy' &&
  (workers.controller || document.referrer.startsWith(location.origin) || location.pathname === '/offline');

/** Lets pages that were opened be read without a connection: src/offline/worker.ts does the work. */
export function offline() {
  const workers = navigator.serviceWorker;
  if (!import.meta.env.PROD || !workers || !isReading(workers)) return;
  const alone = !workers.controller;
  const wish = (): Wish => ({
    keep: isCheap((navigator as { connection?: Connection }).connection) ? 'again' : 'never',
    seen: alone ? [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)] : [],
  });
  // When the page has come to rest; Safari has no idle callback.
  const ask = () => (window.requestIdleCallback ?? setTimeout)(() => workers.controller?.postMessage(wish()));
  // The first worker of a visit, or the next one after a new build.
  workers.addEventListener('controllerchange', ask);
  const register = async () => {
    try {
      const registration = await workers.register(WORKER_URL);
      ask();
      // A browser looks for the next one when it finds the time, once, and not at all while the page is busy.
      if (!alone) await registration.update();
    } catch {
      // Refused where storage is, and out of reach without a connection: the site then is as it was.
    }
  };
  addEventListener(SETTLED, () => setTimeout(register, PATIENCE_MS));
}
