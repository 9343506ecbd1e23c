import { PACK_KEY, SITE_CACHE_PREFIX } from './names.ts';
import { type Pack, unpack } from './pack.ts';

/** Caches of builds, newest first. */
export const builds = async () => (await caches.keys()).filter((name) => name.startsWith(SITE_CACHE_PREFIX)).reverse();

/** /about_us/?from=mail → /about_us */
export const addressOf = (url: string) => new URL(url).pathname.replace(/\/+$/, '') || '/';

const packIn = async (cacheName: string): Promise<Pack | undefined> =>
  (await caches.match(PACK_KEY, { cacheName }))?.json();

/** The newest copy of a page on this device: the visited one, or the one in the pack. */
export async function pageOnDevice(path: string): Promise<Response | undefined> {
  for (const cacheName of await builds()) {
    const visited = await caches.match(path, { cacheName });
    if (visited) return visited;
    const pack = await packIn(cacheName);
    const packed = pack && unpack(pack, path);
    if (packed) return packed;
  }
}

/** Addresses that open without a connection, those of files included. */
export async function pathsOnDevice(): Promise<Set<string>> {
  const paths = await Promise.all(
    (await builds()).map(async (name) => [
      ...(await (await caches.open(name)).keys()).map(({ url }) => addressOf(url)),
      ...Object.keys((await packIn(name))?.pages ?? {}),
    ]),
  );
  return new Set(paths.flat());
}
