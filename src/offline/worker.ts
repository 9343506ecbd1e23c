import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim, registerQuotaErrorCallback } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { PICTURES, TOWN_PICTURES } from '../model/picture-urls.ts';
import { SEARCH_INDEX_URL, SEARCH_TEXTS_URL } from '../model/search-urls.ts';
import type { Build, Wish } from './names.ts';
import {
  ICON_URL,
  OFFLINE_URL,
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

/** Written in front of this script by build/offline.ts. */
declare const BUILD: Build;
declare const self: ServiceWorkerGlobalScope;

/** How long a weak signal may take before a kept copy is shown instead. */
const PATIENCE_S = 3;
/** This build's, and the one before for pages that are still open. */
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
      handlerDidError: () => pageOnDevice(OFFLINE_URL),
    },
  ],
});

/** Named by their content, so the first copy found is the right one, whichever build brought it. */
const assets = new CacheFirst({
  cacheName: SITE,
  plugins: [
    onlyGood,
    { cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? caches.match(request) },
  ],
});

/** The search index keeps its name from build to build, so a copy may be old: the network goes first. */
const searchIndex = new NetworkFirst({
  cacheName: SITE,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    onlyGood,
    { cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? caches.match(request) },
  ],
});

/** In place of a picture that is not on the device: the plate's own tint shows, and no broken frame. */
const blank = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'Content-Type': 'image/svg+xml' } });

const orNearest = {
  handlerDidError: async ({ request }: { request: Request }) => {
    const kept = await Promise.all(
      [SAVED_PICTURES, SEEN_PICTURES, ...(await builds())].map(async (name) => (await caches.open(name)).keys()),
    );
    const near = nearestPicture(
      addressOf(request.url),
      kept.flat().map(({ url }) => addressOf(url)),
    );
    return (near && (await caches.match(near))) || blank();
  },
};
/** Named by their content as well: a copy is never old. */
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
// Where space is short, what was merely seen goes first.
registerQuotaErrorCallback(() => caches.delete(SEEN_PICTURES));

const isPicture = (path: string) => path.startsWith(PICTURES) || path.startsWith(TOWN_PICTURES);
const isAsset = (path: string) => /^\/(_assets|fonts)\//.test(path) || path === ICON_URL;
const isSearchIndex = (path: string) => path === SEARCH_INDEX_URL || path === SEARCH_TEXTS_URL;
const isPage = (path: string) => !/\.\w+$/.test(path);

registerRoute(({ request, url }) => request.mode === 'navigate' && isPage(url.pathname), pages);
registerRoute(({ url }) => isAsset(url.pathname), assets);
registerRoute(({ url }) => isSearchIndex(url.pathname), searchIndex);
// Only what a page shows: the offline page fetches pictures itself, straight into the saved ones.
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
  // One after the other: whoever is reading comes first.
  for (const url of BUILD.assets) if (!(await cache.match(url))) await cache.add(url);
}

/** Whether somebody has asked for the words of every page, in this build or an earlier one. */
const keepsWords = async () => {
  const packs = (await builds()).map((cacheName) => caches.match(PACK_KEY, { cacheName }));
  return (await Promise.all(packs)).some(Boolean);
};

let fetching: Promise<void> | undefined;
/** However many pages ask, once. */
const keepWords = () =>
  (fetching ??= fetchWords().finally(() => {
    fetching = undefined;
  }));

/** The first page was there before the worker. What it loaded lies in the browser's own cache and costs nothing to keep. */
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
  // What an earlier visit of this very build has left would otherwise count as older than it is.
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
