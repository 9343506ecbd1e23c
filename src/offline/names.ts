/** Names shared by the worker, the pages and the build. */
export const OFFLINE_URL = '/offline';
/** The offline page of the language that an address belongs to, then the English one. */
export const offlineUrls = (address: string): string[] => {
  const [, language = ''] = /^\/([a-z]{2,3})(?:\/|$)/.exec(address) ?? [];
  return language ? [`/${language}${OFFLINE_URL}`, OFFLINE_URL] : [OFFLINE_URL];
};
export const MANIFEST_URL = '/offline.json';
export const ICON_URL = '/favicon.svg';

/** One cache for each build: visited pages, scripts, fonts, and under PACK_KEY the HTML of every page. A new format needs a new key. */
export const SITE_CACHE_PREFIX = 'site-';
export const PACK_KEY = '/words.pack';

/** Pictures are shared by all builds. Seen ones are trimmed; saved ones stay until they are removed. */
export const SEEN_PICTURES = 'pictures-seen';
export const SAVED_PICTURES = 'pictures-saved';
export const SEEN_PICTURES_MOST = 120;
export const SEEN_PICTURES_DAYS = 30;

/** A message from a page to the worker, which answers every open page with `true`, or `false` if storing failed. */
export interface Wish {
  /** Whether to store the HTML of every page; 'again' only if that of an earlier build is stored. */
  keep: 'always' | 'again' | 'never';
  /** URLs that the page loaded before the worker was active. */
  seen: string[];
}

/** Written into the worker by the build. */
export interface Build {
  id: string;
  /** Cached on install: the offline page and its files. */
  shell: string[];
  /** Cached in the background: the HTML of every page … */
  pack: string;
  /** … and every script, font and index. */
  assets: string[];
}
