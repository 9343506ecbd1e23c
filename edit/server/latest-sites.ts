import fs from 'node:fs';
import path from 'node:path';
import type { Site } from '../../src/content/site.ts';

interface Latest {
  root: string;
  stamp: string;
  sites: Site[];
}

// Vite runs the pages with its own copy of this module, so what was loaded last is kept outside of it.
const shared = globalThis as { latestSites?: Latest | undefined };

/** Sizes and dates of all files that content is made from. */
const stampOf = (root: string) =>
  fs
    .globSync(['content/**/*.{yaml,yml}', 'pictures/index.json', 'public/*'], { cwd: root })
    .map((file) => {
      const { size, mtimeMs } = fs.statSync(path.join(root, file));
      return `${file} ${size} ${mtimeMs}`;
    })
    .join();

/** The sites as they were loaded last, unless a file has changed since. */
export function latestSites(root: string): Site[] | undefined {
  const { latestSites: latest } = shared;
  return latest?.root === root && latest.stamp === stampOf(root) ? latest.sites : undefined;
}

/** What the files of this moment hold; nothing where they have faults. */
export function rememberSites(root: string, sites: Site[]): void {
  shared.latestSites = sites.length ? { root, stamp: stampOf(root), sites } : undefined;
}
