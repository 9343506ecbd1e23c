import path from 'node:path';
import { expect, it } from 'vitest';
import { pictures } from '../model/pictures.ts';
import { loadSites } from './load-sites.ts';
import { loadSitesCached } from './site-cache.ts';

it('gives the same site from the cache as from the files', () => {
  const [root, ids] = [path.resolve('content'), Object.keys(pictures)];
  loadSitesCached(root, ids);
  expect(loadSitesCached(root, ids)).toEqual(loadSites(root, ids));
});
