import path from 'node:path';
import { loadSites } from '../../src/content/load-sites.ts';
import type { Site } from '../../src/content/site.ts';
import { latestSites, rememberSites } from '../server/latest-sites.ts';

type Sites = [english: Site, ...others: Site[]];

/**
 * Replaces src/content/site-cache.ts in editing mode, because a digest of all code would take longer than loading the content, which
 * a save has loaded already.
 */
export function loadSitesCached(content: string, pictureIds: string[]): Sites {
  const root = path.dirname(content);
  const latest = latestSites(root) as Sites | undefined;
  const sites = latest ?? loadSites(content, pictureIds);
  if (!latest) rememberSites(root, sites);
  return sites;
}
