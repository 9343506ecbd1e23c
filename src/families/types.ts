import type { ReactNode } from 'react';
import type { Company } from '../model/company.ts';
import type { Language } from '../model/language.ts';
import type { Banners, Crumb, Navigation } from '../model/navigation.ts';
import type { Strings } from '../model/strings.ts';
import type { SearchContent } from '../search/schema.ts';
import type { TownPlace } from '../town/schema.ts';
import type { families } from './index.ts';
import type { Family, Page } from './schemas.ts';

/** The parts of a site that openings use. */
export interface SiteView {
  language: Language;
  pages: Page[];
  company: Company;
  navigation: Navigation;
  banners: Banners;
  strings: Strings;
  search: SearchContent;
  town: TownPlace[];
}

type Lead<F extends Family> = (typeof families)[F] extends { lead: (page: never) => infer L } ? L : undefined;

export interface OpeningProps<F extends Family> {
  page: Page<F>;
  /** The lead picture, which the head preloads. */
  lead: Lead<F>;
  crumbs: Crumb[];
  strings: Strings;
  site: SiteView;
  /** Islands are passed as slots, because only Astro can hydrate. */
  children?: ReactNode;
  map?: ReactNode;
}
