import type { ReactNode } from 'react';
import type { Company } from '../model/company.ts';
import type { Banners, Crumb, Navigation } from '../model/navigation.ts';
import type { Strings } from '../model/strings.ts';
import type { SearchContent } from '../search/schema.ts';
import type { TownPlace } from '../town/schema.ts';
import type { families } from './index.ts';
import type { Family, Page } from './schemas.ts';

/** What an opening may know of the site around its page. */
export interface SiteView {
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
  /** The picture that it shows first, as the head has announced it. */
  lead: Lead<F>;
  crumbs: Crumb[];
  strings: Strings;
  site: SiteView;
  /** What is taken up in the browser stands in slots: only Astro can hydrate. */
  children?: ReactNode;
  map?: ReactNode;
}
