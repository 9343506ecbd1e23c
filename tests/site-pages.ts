import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { loadSitesCached } from '../src/content/site-cache.ts';
import { isIndexed } from '../src/families/index.ts';

const idsIn = (file: string) => Object.keys(JSON.parse(fs.readFileSync(path.resolve(file), 'utf8')));
const pictureIds = [...new Set([...idsIn('renders/index.json'), ...idsIn('pictures/index.json')])];

/** The registry, read as the build reads it: English, and the languages beside it. */
export const sites = loadSitesCached(path.resolve('content'), pictureIds);
export const [site] = sites;
export const translatedPages = sites.slice(1).flatMap(({ pages }) => pages);

/** The site's own pages: in the sitemap and in search. */
export const indexedPages = site.pages.filter(isIndexed);

/** Every address a visitor may open, the 404 pages apart. */
export const addresses = site.pages.filter((page) => page.family !== 'not-found').map((page) => page.path);

/** The fewest pages that show every family and every kind of section. */
export const onePerKind = (() => {
  const seen = new Set<string>();
  const chosen: string[] = [];
  for (const page of site.pages) {
    if (page.family === 'not-found') continue;
    const kinds = [`page ${page.family}`, ...page.sections.map(({ kind }) => kind)];
    if (kinds.every((kind) => seen.has(kind))) continue;
    for (const kind of kinds) seen.add(kind);
    chosen.push(page.path);
  }
  return chosen;
})();

/** One page of every family that the customer's document describes. */
export const oneOfEachKind = [
  '/',
  '/industries/healthcare_life_science',
  '/product/SchoolAutomation',
  '/services/Consulting',
  '/innovation/ibms',
  '/service/data-centre',
  '/innovation/contactus',
  '/about_us',
  '/humanoid',
];

/** Answers every picture with an empty SVG, for tests that do not look at pictures. */
export const withoutPictures = (page: Page) =>
  page.route('**/renders/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
