import { menuOrder, type Page, type Site } from '../content/load.ts';

export interface DirectoryGroup {
  heading: string;
  line: string;
  pages: Page[];
}

/** Every page of the site by family, in the order of the menus. */
export function directoryOf({ pages, navigation, search }: Site): DirectoryGroup[] {
  const order = menuOrder(navigation);
  const rank = (page: Page) => (order.indexOf(page.path) + order.length + 1) % (order.length + 1);
  return search.directory.map(({ heading, line, families }) => ({
    heading,
    line,
    pages: pages
      .filter((page) => families.includes(page.family))
      .sort((a, b) => families.indexOf(a.family) - families.indexOf(b.family) || rank(a) - rank(b)),
  }));
}
