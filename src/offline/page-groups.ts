import { isMenu, type Navigation } from '../model/navigation.ts';
import type { Strings } from '../model/strings.ts';

interface Listed {
  name: string;
  path: string;
}
export interface PageGroup {
  name: string;
  pages: Listed[];
}

/** The whole site as a list: by menu, then the service details, then the rest. */
export function pageGroupsOf(pages: Listed[], navigation: Navigation, { offline }: Strings): PageGroup[] {
  const folders = [
    ...navigation.items.filter(isMenu).map((menu) => ({ name: menu.label, folder: `/${menu.family}/` })),
    { name: offline.details, folder: '/service/' },
  ];
  const within = ({ path }: Listed, folder: string) => path.startsWith(folder);
  const elsewhere = pages.filter((page) => !folders.some(({ folder }) => within(page, folder)));
  return [
    ...folders.map(({ name, folder }) => ({ name, pages: pages.filter((page) => within(page, folder)) })),
    { name: offline.elsewhere, pages: elsewhere },
  ];
}
