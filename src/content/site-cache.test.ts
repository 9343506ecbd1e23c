import path from 'node:path';
import { expect, it } from 'vitest';
import { pictures } from '../model/pictures.ts';
import { loadSite } from './load.ts';
import { loadSiteCached } from './site-cache.ts';

it('gives the same site from the cache as from the files', () => {
  const [root, ids] = [path.resolve('content/en'), Object.keys(pictures)];
  loadSiteCached(root, ids);
  expect(loadSiteCached(root, ids)).toEqual(loadSite(root, ids));
});
