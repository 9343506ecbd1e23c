import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim, registerQuotaErrorCallback } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { QUESTIONS_URL } from '../brief/questions.ts';
import { PICTURES, TOWN_PICTURES } from '../model/picture-urls.ts';
import { SEARCH_INDEX_URL, SEARCH_TEXTS_URL } from '../model/search-urls.ts';
import type { Build, Wish } from './names.ts';
import {
  ICON_URL,
  OFFLINE_URL,
  offlineUrls,
  PACK_KEY,
  SAVED_PICTURES,
  SEEN_PICTURES,
  SEEN_PICTURES_DAYS,
  SEEN_PICTURES_MOST,
  SITE_CACHE_PREFIX,
} from './names.ts';
import { nearestPicture } from './nearest-picture.ts';
import { addressOf, builds, pageOnDevice } from './pages-on-device.ts';
import { trimCache } from './trim-cache.ts';

/** build/offline.ts adds it at the start of this script. */
declare const BUILD: Build;
declare const self: ServiceWorkerGlobalScope;

/** After this time the stored copy is shown instead. */
const PATIENCE_S = 3;
/** Caches of this build, and of the previous one for pages that are still open. */
const BUILDS_KEPT = 2;

const SITE = SITE_CACHE_PREFIX + BUILD.id;
const onlyGood = new CacheableResponsePlugin({ statuses: [200] });

const pages = new NetworkFirst({
  cacheName: SITE,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    onlyGood,
    {
      cacheKeyWillBeUsed: async ({ request }) => addressOf(request.url),
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? (await pageOnDevice(addressOf(request.url))),
      handlerDidError: async ({ request }) => {
        for (const url of offlineUrls(addressOf(request.url))) {
          const page = await pageOnDevice(url);
          if (page) return page;
        }
      },
      // After a visit in another language, the offline page of that language is stored too.
      cacheDidUpdate: async ({ cacheName, request }) => {
        const [own = OFFLINE_URL] = offlineUrls(addressOf(request.url));
        const cache = await caches.open(cacheName);
        if (own === OFFLINE_URL || (await cache.match(own))) return;
        const response = await fetch(own).catch(() => undefined);
        if (response?.ok) await cache.put(own, response);
      },
    },
  ],
});

/** The file names contain a hash, so a copy from any build is right. */
const assets = new CacheFirst({
  cacheName: SITE,
  plugins: [
    onlyGood,
    { cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? caches.match(request) },
  ],
});

/** The search index and the questions for a brief have no hash in their names, so the network comes first. */
const dataFiles = new NetworkFirst({
  cacheName: SITE,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    onlyGood,
    { cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? caches.match(request) },
  ],
});

/** For a picture that is not on the device: an empty image, so that the background shows instead of a broken frame. */
const blank = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'Content-Type': 'image/svg+xml' } });

const orNearest = {
  handlerDidError: async ({ request }: { request: Request }) => {
    // `caches.open` would create a cache again that the visitor has just deleted.
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const near = nearestPicture(
      addressOf(request.url),
      kept.flat().map(({ url }) => addressOf(url)),
    );
    return (near && (await caches.match(near))) || blank();
  },
};
/** Their URLs contain a version too. */
const seenPictures = new CacheFirst({
  cacheName: SEEN_PICTURES,
  plugins: [
    onlyGood,
    {
      cacheDidUpdate: async ({ cacheName }) =>
        trimCache(await caches.open(cacheName), SEEN_PICTURES_MOST, SEEN_PICTURES_DAYS),
    },
    orNearest,
  ],
});
// When storage is full, seen pictures are deleted first.
registerQuotaErrorCallback(() => caches.delete(SEEN_PICTURES));

const isPicture = (path: string) => path.startsWith(PICTURES) || path.startsWith(TOWN_PICTURES);
const isAsset = (path: string) => /^\/(_assets|fonts)\//.test(path) || path === ICON_URL;
const isDataFile = (path: string) =>
  [SEARCH_INDEX_URL, SEARCH_TEXTS_URL, QUESTIONS_URL].some((url) => path.endsWith(url));
const isPage = (path: string) => !/\.\w+$/.test(path);

registerRoute(({ request, url }) => request.mode === 'navigate' && isPage(url.pathname), pages);
registerRoute(({ url }) => isAsset(url.pathname), assets);
registerRoute(({ url }) => isDataFile(url.pathname), dataFiles);
// Only <img> requests: the offline page fetches and stores saved pictures itself.
registerRoute(
  ({ request, url }) => request.destination === 'image' && isPicture(url.pathname),
  async (options) => {
    const saved = await caches.match(options.request, { cacheName: SAVED_PICTURES });
    return saved ?? seenPictures.handle(options);
  },
);

async function fetchWords() {
  const cache = await caches.open(SITE);
  if (!(await cache.match(PACK_KEY))) {
    const pack = await fetch(BUILD.pack, { priority: 'low' });
    if (!pack.ok) throw new Error(`${BUILD.pack} answered ${pack.status}`);
    await cache.put(PACK_KEY, pack);
  }
  // One at a time, so that the page's own requests are not slowed down.
  for (const url of BUILD.assets) if (!(await cache.match(url))) await cache.add(url);
}

/** Whether the HTML of every page is stored, for this build or an earlier one. */
const keepsWords = async () => {
  const packs = (await builds()).map((cacheName) => caches.match(PACK_KEY, { cacheName }));
  return (await Promise.all(packs)).some(Boolean);
};

let fetching: Promise<void> | undefined;
/** Runs once, however many pages ask. */
const keepWords = () =>
  (fetching ??= fetchWords().finally(() => {
    fetching = undefined;
  }));

/** Caches what the first page loaded before the worker was active; it is in the HTTP cache, so nothing is downloaded again. */
const keepSeen = (urls: string[], event: ExtendableEvent) =>
  Promise.allSettled(
    urls
      .filter((url) => new URL(url).origin === self.location.origin)
      .map((url) => {
        const path = addressOf(url);
        const strategy = isPicture(path) ? seenPictures : isAsset(path) ? assets : isPage(path) ? pages : undefined;
        return strategy?.handleAll({ event, request: new Request(url, { cache: 'force-cache' }) })[1];
      }),
  );

self.addEventListener('install', (event) => {
  // Created again, because `builds()` sorts caches by their creation.
  const fill = async () => {
    await caches.delete(SITE);
    await (await caches.open(SITE)).addAll(BUILD.shell);
  };
  event.waitUntil(fill());
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const tidy = async () => Promise.all((await builds()).slice(BUILDS_KEPT).map((name) => caches.delete(name)));
  event.waitUntil(tidy());
});

self.addEventListener('message', (event) => {
  const { keep, seen } = event.data as Wish;
  const work = async () => {
    await keepSeen(seen, event);
    if (keep === 'never' || (keep === 'again' && !(await keepsWords()))) return;
    const kept = await keepWords().then(
      () => true,
      () => false,
    );
    for (const client of await self.clients.matchAll()) client.postMessage(kept);
  };
  event.waitUntil(work());
});

enableNavigationPreload();
clientsClaim();
