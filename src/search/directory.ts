import { menuOrder, type Navigation } from '../model/navigation.ts';
import type { SearchContent } from './schema.ts';

interface Listed {
  path: string;
  family: string;
}
interface Listing<P extends Listed> {
  pages: P[];
  navigation: Navigation;
  search: SearchContent;
}

export interface DirectoryGroup<P> {
  heading: string;
  line: string;
  pages: P[];
}

/** Every page of the site by family, in the order of the menus. */
export function directoryOf<P extends Listed>({ pages, navigation, search }: Listing<P>): DirectoryGroup<P>[] {
  const order = menuOrder(navigation);
  /** Pages that are in no menu come last. */
  const rank = ({ path }: P) => (order.includes(path) ? order.indexOf(path) : order.length);
  return search.directory.map(({ heading, line, families }) => ({
    heading,
    line,
    pages: pages
      .filter((page) => families.includes(page.family))
      .sort((a, b) => families.indexOf(a.family) - families.indexOf(b.family) || rank(a) - rank(b)),
  }));
}
