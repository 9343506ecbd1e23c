import path from 'node:path';
import { hasCard, isIndexed, isNoindex, listAddressOf } from '../families/index.ts';
import type { Family, Page } from '../families/schemas.ts';
import { ENGLISH } from '../model/language.ts';
import { type Crumb, isMenu } from '../model/navigation.ts';
import { describePictures, pictures } from '../model/pictures.ts';
import type { Site } from './site.ts';
import { loadSitesCached } from './site-cache.ts';

/** The site in every language, English first. Routes, navigation, sitemap, search and tests use it. */
export const sites = loadSitesCached(path.join(process.cwd(), 'content'), Object.keys(pictures));
/** The English site, which has every page. */
export const [site] = sites;
for (const { language, pictureWords } of sites) describePictures(language.code, pictureWords);

/** The language that a page is written in. */
export function siteOf({ translation }: Pick<Page, 'translation'>): Site {
  const code = translation?.language ?? ENGLISH;
  const found = sites.find(({ language }) => language.code === code);
  if (!found) throw new Error(`There is no folder content/${code}`);
  return found;
}

export const allPages = sites.flatMap(({ pages }) => pages);
const byAddress = new Map(allPages.map((page) => [page.path, page]));

/** English pages in search and on the list of all pages. */
export const indexedPages = site.pages.filter(isIndexed);
/** The pages in the sitemap, in every language. */
export const sitemapPages = allPages.filter((page) => !isNoindex(page));

export const cardPages = allPages.filter(hasCard);

export function pageAt(address: string): Page {
  const page = byAddress.get(address);
  if (!page) throw new Error(`No page at ${address}`);
  return page;
}

/** The name of a page in a language, translated or not. */
export function nameIn({ namedPages }: Pick<Site, 'namedPages'>, page: Page): string {
  return (!page.translation && namedPages[page.path]?.name) || page.name;
}

/** The same page in every language that has it, English first. A 404 page has no translations. */
export function versionsOf(page: Page): { page: Page; site: Site }[] {
  const of = page.translation?.of ?? page.path;
  if (isNoindex(page)) return [{ page, site: siteOf(page) }];
  return sites.flatMap((one) => {
    const own = one.pages.find((other) => (other.translation?.of ?? other.path) === of);
    return own ? [{ page: own, site: one }] : [];
  });
}

/** The page of a family with only one page. */
export function onlyPage<F extends Family>(family: F, { pages, language }: Site = site) {
  const page = pages.find((one): one is Extract<Page, { family: F }> => one.family === family);
  if (!page) throw new Error(`content/${language.code} has no page of the family '${family}'`);
  return page;
}

/** Home, the page's menu or list, the page. Contact is in a folder but has its own item in the header. */
export function crumbsOf(page: Page): Crumb[] {
  const { navigation, language } = siteOf(page);
  const [first] = navigation.items;
  const home = { label: first?.label ?? '', to: language.prefix || '/' };
  if (page.path === home.to) return [home];
  const menu = navigation.items.filter(isMenu).find((item) => item.links.some(({ to }) => to === page.path));
  const address = listAddressOf(page);
  const list = address ? pageAt(addressIn(siteOf(page), address)) : undefined;
  const above = menu ? { label: menu.label, to: menu.to } : list && { label: list.name, to: list.path };
  return [home, ...(above ? [above] : []), { label: page.name }];
}

export function detailAt(address: string) {
  const page = pageAt(address);
  if (page.family !== 'detail') throw new Error(`${address} is not a service detail`);
  return page;
}

interface Sibling {
  path: string;
  name: string;
}

/** The previous and next page, and the position of this one: details in the order of the home carousel, others in that of their menu. */
export function siblingsOf(page: Page): { previous?: Sibling; next?: Sibling; at?: { index: number; of: number } } {
  const own = siteOf(page);
  const details = onlyPage('home').sections.flatMap((section) =>
    section.kind === 'carousel' ? (section.pages ?? []) : [],
  );
  const menus = own.navigation.items.filter(isMenu).map((menu) => [...new Set(menu.links.map((link) => link.to))]);
  const order = [details, ...menus].find((paths) => paths.includes(page.path)) ?? [];
  const at = order.indexOf(page.path);
  const pick = (path: string | undefined) =>
    path === undefined ? undefined : { path, name: nameIn(own, pageAt(path)) };
  if (at < 0) return {};
  return { previous: pick(order[at - 1]), next: pick(order[at + 1]), at: { index: at, of: order.length } };
}

/** The static paths of src/pages/[...path].astro: every page at its address. */
export const routes = allPages.map((page) => ({
  params: { path: page.path.slice(1) || undefined },
  props: { page },
}));

/** The address of a page in a language, by its English address; English if it is not translated. */
export const addressIn = ({ pages }: Pick<Site, 'pages'>, english: string): string =>
  pages.find((page) => page.translation?.of === english)?.path ?? english;
