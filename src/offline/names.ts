/** Names on which the worker, the pages and the build agree. */
export const OFFLINE_URL = '/offline';
export const MANIFEST_URL = '/offline.json';
export const ICON_URL = '/favicon.svg';

/** One cache a build: what was visited, the scripts and fonts, and under PACK_KEY the words of every page; another shape gets another key. */
export const SITE_CACHE_PREFIX = 'site-';
export const PACK_KEY = '/words.pack';

/** Pictures belong to no build: those that were seen come and go, those that were saved stay until removed. */
export const SEEN_PICTURES = 'pictures-seen';
export const SAVED_PICTURES = 'pictures-saved';
export const SEEN_PICTURES_MOST = 120;
export const SEEN_PICTURES_DAYS = 30;

/** What a page asks of the worker. Asked to keep, it tells every open page `true`, or `false` where it could not. */
export interface Wish {
  /** Keep the words of every page: 'always' where somebody asked for it, 'again' where an earlier build's are kept already. */
  keep: 'always' | 'again' | 'never';
  /** What the page had loaded before there was a worker to see it. */
  seen: string[];
}

/** What the build tells the worker. */
export interface Build {
  id: string;
  /** Kept before the worker takes over: the offline page and what it needs. */
  shell: string[];
  /** Kept when all is quiet: the words of every page … */
  pack: string;
  /** … and every script, font and index. */
  assets: string[];
}
