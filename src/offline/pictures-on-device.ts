import type { Manifest, SizedPicture } from './manifest.ts';
import { MANIFEST_URL, SAVED_PICTURES } from './names.ts';
import { pathsOnDevice } from './pages-on-device.ts';

export interface Wanted {
  url: string;
  bytes: number;
}

/** What is on this device, and what is not. */
export interface OnDevice {
  /** Addresses that open without a connection. */
  paths: Set<string>;
  saved: Wanted[];
  missing: Wanted[];
  /** Bytes of the words of every page; unknown without a connection, and then so are the missing pictures. */
  words: number | undefined;
}

export type PictureType = 'avif' | 'webp';

export const bytesOf = (wanted: Wanted[]) => wanted.reduce((sum, { bytes }) => sum + bytes, 0);

export const wantedFrom = (pictures: SizedPicture[], type: PictureType): Wanted[] =>
  pictures.map(([path, avif, webp]) => ({ url: `${path}.${type}`, bytes: type === 'avif' ? avif : webp }));

let known: Manifest | undefined;
/** As it is now, or as it was before the connection was lost. */
async function readManifest(): Promise<Manifest | undefined> {
  const response = await fetch(MANIFEST_URL).catch(() => undefined);
  if (response?.ok) known = await response.json();
  return known;
}

export async function lookAtDevice(screen: 'phone' | 'wide', type: PictureType): Promise<OnDevice> {
  const manifest = await readManifest();
  const town = manifest?.town[screen].map(([url, bytes]) => ({ url, bytes })) ?? [];
  const wanted = manifest ? [...wantedFrom(manifest[screen], type), ...town] : [];
  const keys = await (await caches.open(SAVED_PICTURES)).keys();
  const saved = new Set(keys.map(({ url }) => new URL(url).pathname));
  return {
    paths: await pathsOnDevice(),
    saved: manifest ? wanted.filter(({ url }) => saved.has(url)) : [...saved].map((url) => ({ url, bytes: 0 })),
    missing: wanted.filter(({ url }) => !saved.has(url)),
    words: manifest?.words,
  };
}

/** Few at a time: whoever saves on a weak signal may be reading as well. */
const AT_ONCE = 4;

/**
 * Fetches and keeps pictures, and tells the bytes of each. Runs in the page, not in the worker, which a browser may end at any
 * time; each picture is kept as it comes, so nothing is lost by stopping.
 */
export async function savePictures(missing: Wanted[], signal: AbortSignal, arrived: (bytes: number) => void) {
  const cache = await caches.open(SAVED_PICTURES);
  const queue = [...missing];
  const fetchNext = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const response = await fetch(next.url, { signal, priority: 'low' });
      if (!response.ok) throw new Error(`${next.url} answered ${response.status}`);
      await cache.put(next.url, response);
      arrived(next.bytes);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
}

/** What is saved and not wanted any more: pictures of an earlier build. */
export async function forgetAllBut(wanted: Wanted[]) {
  const urls = new Set(wanted.map(({ url }) => url));
  const cache = await caches.open(SAVED_PICTURES);
  const old = (await cache.keys()).filter(({ url }) => !urls.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

export const removePictures = () => caches.delete(SAVED_PICTURES);
