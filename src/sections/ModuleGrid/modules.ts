import type { Strings } from '../../model/strings.ts';
import { cutFilesOf, filesOf } from '../../ui/picture-files.ts';
import type { SectionOf } from '../types.ts';
import type { ModuleGridProps } from './ModuleGrid.tsx';

/** 118 px wide on a phone: the smallest file has four times that. */
function onPhones(picture: string) {
  const cut = cutFilesOf(picture, '1x1');
  return { ...cut, widths: cut.widths.slice(0, 1) };
}

/** A grid as the browser needs it: its pictures looked up, and no words but its own. */
export function modulesOf(content: SectionOf<'module-grid'>, strings: Strings): ModuleGridProps {
  const { knowMore, imagePlaceholder, filterModules, filterAll, filterNone } = strings;
  return {
    content: {
      ...content,
      groups: content.groups.map((group) => ({
        ...group,
        modules: group.modules.map(({ picture, ...module }) => ({
          ...module,
          picture: picture ? { wide: filesOf(picture, '3x2'), phone: onPhones(picture) } : undefined,
        })),
      })),
    },
    strings: { knowMore, imagePlaceholder, filterModules, filterAll, filterNone },
  };
}
