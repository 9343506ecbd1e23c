import path from 'node:path';
import { type Crumb, isMenu } from '../model/navigation.ts';
import { pictures } from '../model/pictures.ts';
import type { Family } from '../families/schemas.ts';
import { loadSite, type Page } from './load.ts';

const LANGUAGE = 'en';

/** The one registry of pages: routes, navigation, sitemap, search and tests all read it. */
export const site = loadSite(path.join(process.cwd(), 'content', LANGUAGE), Object.keys(pictures));

export const pagesOf = <F extends Family>(family: F) => site.pages.filter((page): page is Extract<Page, { family: F }> => page.family === family);

export function pageAt(address: string): Page {
  const page = site.pages.find((candidate) => candidate.path === address);
  if (!page) throw new Error(`No page at ${address}`);
  return page;
}

/** The one page of a family that has a single page. */
export function onlyPage<F extends Family>(family: F) {
  const [page] = pagesOf(family);
  if (!page) throw new Error(`content/${LANGUAGE} has no page of the family '${family}'`);
  return page;
}

/** Home, the family's menu, the page itself. */
export function crumbsOf(page: Page): Crumb[] {
  const [first] = site.navigation.items;
  const home = { label: first?.label ?? '', to: '/' };
  const [, folder, rest] = page.path.split('/');
  const menu = rest ? site.navigation.items.filter(isMenu).find((item) => item.family === folder) : undefined;
  return [home, ...(menu ? [{ label: menu.label, to: menu.to }] : []), { label: page.name }];
}
