import type { Strings } from '../../model/strings.ts';
import { cutFilesOf, filesOf } from '../../ui/picture-files.ts';
import type { SectionOf } from '../types.ts';
import type { ModuleGridProps } from './ModuleGrid.tsx';

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
          picture: picture ? { wide: filesOf(picture, '3x2'), phone: cutFilesOf(picture, '1x1') } : undefined,
        })),
      })),
    },
    strings: { knowMore, imagePlaceholder, filterModules, filterAll, filterNone },
  };
}
