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

/** The whole site as a list: by menu, then the service details, then the rest. Folders are those of the English addresses. */
export function pageGroupsOf(
  pages: (Listed & { english: string })[],
  navigation: Navigation,
  { offline }: Strings,
): PageGroup[] {
  const folders = [
    ...navigation.items.filter(isMenu).map((menu) => ({ name: menu.label, folder: `/${menu.family}/` })),
    { name: offline.details, folder: '/service/' },
  ];
  const folderOf = ({ english }: { english: string }) => folders.find(({ folder }) => english.startsWith(folder));
  const within = (folder: (typeof folders)[number] | undefined) =>
    pages.filter((page) => folderOf(page) === folder).map(({ name, path }) => ({ name, path }));
  return [
    ...folders.map((folder) => ({ name: folder.name, pages: within(folder) })),
    { name: offline.elsewhere, pages: within(undefined) },
  ];
}
