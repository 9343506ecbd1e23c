import path from 'node:path';
import { isIndexed, isNoindex } from '../families/index.ts';
import type { Family, Page } from '../families/schemas.ts';
import { type Crumb, isMenu } from '../model/navigation.ts';
import { pictures } from '../model/pictures.ts';
import { loadSiteCached } from './site-cache.ts';

const LANGUAGE = 'en';

/** The one registry of pages: routes, navigation, sitemap, search and tests all read it. */
export const site = loadSiteCached(path.join(process.cwd(), 'content', LANGUAGE), Object.keys(pictures));

const byAddress = new Map(site.pages.map((page) => [page.path, page]));

/** The site's own pages: in the sitemap and in search. */
export const indexedPages = site.pages.filter(isIndexed);
/** Everything with an address worth keeping: what search engines are told of. */
export const sitemapPages = site.pages.filter((page) => !isNoindex(page));

export function pageAt(address: string): Page {
  const page = byAddress.get(address);
  if (!page) throw new Error(`No page at ${address}`);
  return page;
}

/** The page of a family that has a single one. */
export function onlyPage<F extends Family>(family: F) {
  const page = site.pages.find((one): one is Extract<Page, { family: F }> => one.family === family);
  if (!page) throw new Error(`content/${LANGUAGE} has no page of the family '${family}'`);
  return page;
}

/** Home, the menu that lists the page, the page itself: contact lies in a folder, and stands in the bar on its own. */
export function crumbsOf(page: Pick<Page, 'path' | 'name'>): Crumb[] {
  const [first] = site.navigation.items;
  const home = { label: first?.label ?? '', to: '/' };
  if (page.path === home.to) return [home];
  const menu = site.navigation.items.filter(isMenu).find((item) => item.links.some(({ to }) => to === page.path));
  return [home, ...(menu ? [{ label: menu.label, to: menu.to }] : []), { label: page.name }];
}

export function detailAt(address: string) {
  const page = pageAt(address);
  if (page.family !== 'detail') throw new Error(`${address} is not a service detail`);
  return page;
}

/** What stands before and after a page, and where it stands itself: details in the order of the home carousel, others of their menu. */
export function siblingsOf(page: Page): { previous?: Page; next?: Page; at?: { index: number; of: number } } {
  const details = onlyPage('home').sections.flatMap((section) =>
    section.kind === 'carousel' ? (section.pages ?? []) : [],
  );
  const menus = site.navigation.items.filter(isMenu).map((menu) => [...new Set(menu.links.map((link) => link.to))]);
  const order = [details, ...menus].find((paths) => paths.includes(page.path)) ?? [];
  const at = order.indexOf(page.path);
  const pick = (path: string | undefined) => (path === undefined ? undefined : pageAt(path));
  if (at < 0) return {};
  return { previous: pick(order[at - 1]), next: pick(order[at + 1]), at: { index: at, of: order.length } };
}

/** What the one route builds: every page, at its own address. */
export const routes = site.pages.map((page) => ({
  params: { path: page.path.slice(1) || undefined },
  props: { page },
}));
