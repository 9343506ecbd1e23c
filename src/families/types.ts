import type { Crumb } from '../model/navigation.ts';
import type { Strings } from '../model/strings.ts';
import type { Family, PageOf } from './schemas.ts';

export interface OpeningProps<F extends Family> {
  page: PageOf<F>;
  crumbs: Crumb[];
  strings: Strings;
}
