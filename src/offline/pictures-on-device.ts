import type { Manifest, SizedPicture } from './manifest.ts';
import { MANIFEST_URL, SAVED_PICTURES } from './names.ts';
import { pathsOnDevice } from './pages-on-device.ts';

export interface Wanted {
  url: string;
  bytes: number;
}

/** What of the site is on this device. */
export interface OnDevice {
  /** Addresses that open without a connection. */
  paths: Set<string>;
  saved: Wanted[];
  missing: Wanted[];
  /** Bytes of the HTML of every page. Without a connection, this and `missing` are unknown. */
  words: number | undefined;
}

export type PictureType = 'avif' | 'webp';

export const bytesOf = (wanted: Wanted[]) => wanted.reduce((sum, { bytes }) => sum + bytes, 0);

export const wantedFrom = (pictures: SizedPicture[], type: PictureType): Wanted[] =>
  pictures.map(([path, avif, webp]) => ({ url: `${path}.${type}`, bytes: type === 'avif' ? avif : webp }));

let known: Manifest | undefined;
/** From the network, or the stored copy. */
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

/** Few parallel requests, because the visitor may be reading on a weak connection. */
const AT_ONCE = 4;

/**
 * Fetches and stores pictures, and reports the bytes of each. Runs in the page, because a browser may end the worker at any
 * time. Each picture is stored when it arrives, so stopping loses nothing.
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

/** Deletes saved pictures that the current build does not use. */
export async function forgetAllBut(wanted: Wanted[]) {
  const urls = new Set(wanted.map(({ url }) => url));
  const cache = await caches.open(SAVED_PICTURES);
  const old = (await cache.keys()).filter(({ url }) => !urls.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

export const removePictures = () => caches.delete(SAVED_PICTURES);
