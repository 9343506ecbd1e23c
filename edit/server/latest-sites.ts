import fs from 'node:fs';
import path from 'node:path';
import type { Site } from '../../src/content/site.ts';

interface Latest {
  root: string;
  stamp: string;
  sites: Site[];
}

// Vite runs the pages with its own copy of this module, so the result is stored globally.
const shared = globalThis as { latestSites?: Latest | undefined };

/** Sizes and dates of all source files of the content. */
const stampOf = (root: string) =>
  fs
    .globSync(['content/**/*.{yaml,yml}', 'pictures/index.json', 'public/*'], { cwd: root })
    .map((file) => {
      const { size, mtimeMs } = fs.statSync(path.join(root, file));
      return `${file} ${size} ${mtimeMs}`;
    })
    .join();

/** The last loaded sites, unless a file has changed since. */
export function latestSites(root: string): Site[] | undefined {
  const { latestSites: latest } = shared;
  return latest?.root === root && latest.stamp === stampOf(root) ? latest.sites : undefined;
}

/** The sites from the current files; undefined if they have faults. */
export function rememberSites(root: string, sites: Site[]): void {
  shared.latestSites = sites.length ? { root, stamp: stampOf(root), sites } : undefined;
}
