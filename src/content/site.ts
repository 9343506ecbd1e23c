import type { Page } from '../families/schemas.ts';
import type { Company } from '../model/company.ts';
import type { StatedFigures } from '../model/figures.ts';
import type { Language } from '../model/language.ts';
import type { Banners, Navigation } from '../model/navigation.ts';
import type { Redirect } from '../model/redirects.ts';
import type { Strings } from '../model/strings.ts';
import type { SearchContent } from '../search/schema.ts';
import type { TownPlace } from '../town/schema.ts';
import type { Claim } from './claims.ts';
import type { ContentFault } from './errors.ts';
import type { Term } from './glossary.ts';

/** The name of a page in a language that may not have the page. */
export interface NamedPage {
  name: string;
  text: string;
}

/** The site in one language. */
export interface Site {
  language: Language;
  /** Broken content rules: they stop a build, but not the dev server. */
  ruleFaults: ContentFault[];
  /** Warnings as sentences, such as a position that has closed; they stop nothing. */
  notes: string[];
  /** Outdated translations, as sentences; they stop nothing. */
  stale: string[];
  pages: Page[];
  /** Name and sentence of every page in this language, translated or not, by English address. */
  namedPages: Record<string, NamedPage | undefined>;
  company: Company;
  figures: StatedFigures;
  navigation: Navigation;
  banners: Banners;
  strings: Strings;
  search: SearchContent;
  claims: Claim[];
  redirects: Redirect[];
  town: TownPlace[];
  /** The chosen terms; empty for English. */
  glossary: Term[];
  /** Alternative texts of pictures, by id, where they are not in the picture index. */
  pictureWords: Record<string, string>;
}
