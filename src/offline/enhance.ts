import { idle } from '../model/idle.ts';
import { SETTLED } from '../model/page-events.ts';
import type { Wish } from './names.ts';
import { WORKER_URL } from './worker-url.ts';

/** The page itself loads first. */
const PATIENCE_MS = 2000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the connection is good enough for half a megabyte in the background. */
const isCheap = ({ saveData, effectiveType = '' }: Connection = {}) => !saveData && !effectiveType.includes('2g');

/**
 * The worker is registered on the second page of a visit, not on the first. Never on the page that removes it, because it would
 * be registered again at once.
 */
const isReading = (workers: ServiceWorkerContainer) =>
  !location.pathname.endsWith('/privacy') &&
  (workers.controller || document.referrer.startsWith(location.origin) || location.pathname.endsWith('/offline'));

/** Registers src/offline/worker.ts, which keeps opened pages for reading without a connection. */
export function offline() {
  const workers = navigator.serviceWorker;
  if (!import.meta.env.PROD || !workers || !isReading(workers)) return;
  const alone = !workers.controller;
  const wish = (): Wish => ({
    keep: isCheap((navigator as { connection?: Connection }).connection) ? 'again' : 'never',
    seen: alone ? [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)] : [],
  });
  const ask = () => idle().then(() => workers.controller?.postMessage(wish()));
  // The first worker, or the one of a new build.
  workers.addEventListener('controllerchange', ask);
  const register = async () => {
    try {
      const registration = await workers.register(WORKER_URL);
      ask();
      // The browser's own check for a new worker may come late, or not at all on a busy page.
      if (!alone) await registration.update();
    } catch {
      // Storage is blocked or there is no connection: the site works without a worker.
    }
  };
  addEventListener(SETTLED, () => setTimeout(register, PATIENCE_MS));
}
