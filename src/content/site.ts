import type { Page } from '../families/schemas.ts';
import type { Company } from '../model/company.ts';
import type { Banners, Navigation } from '../model/navigation.ts';
import type { Redirect } from '../model/redirects.ts';
import type { Strings } from '../model/strings.ts';
import type { SearchContent } from '../search/schema.ts';
import type { TownPlace } from '../town/schema.ts';
import type { Claim } from './claims.ts';
import type { ContentFault } from './errors.ts';

export interface Site {
  /** What breaks a rule of the house: a build stops for it, the dev server does not. */
  ruleFaults: ContentFault[];
  pages: Page[];
  company: Company;
  navigation: Navigation;
  banners: Banners;
  strings: Strings;
  search: SearchContent;
  claims: Claim[];
  redirects: Redirect[];
  town: TownPlace[];
}
