import type { ComponentType } from 'react';
import { BriefOpening } from '../brief/BriefOpening.tsx';
import { ContactPage } from '../contact/ContactPage.tsx';
import { DisplayPage } from '../display/DisplayPage.tsx';
import { EvidencePage } from '../evidence/EvidencePage.tsx';
import { readEvidence } from '../evidence/read-evidence.ts';
import { isOfThisSource } from '../evidence/source.ts';
import { outcomesOf, rowsOf } from '../evidence/summary.ts';
import { AccessibilityPage } from '../legal/AccessibilityPage.tsx';
import { PrivacyPage } from '../legal/PrivacyPage.tsx';
import { type ListedModel, ModelsPage } from '../models/ModelsPage.tsx';
import { directoryOf } from '../search/directory.ts';
import { SearchPage } from '../search/SearchPage.tsx';
import { modelOf, modelSectionOf } from '../sections/page-model.ts';
import { TownPage } from '../town/TownPage.tsx';
import { AboutOpening } from './AboutOpening.tsx';
import { CompanyPage } from './CompanyPage.tsx';
import { DetailOpening } from './DetailOpening.tsx';
import { FeatureOpening } from './FeatureOpening.tsx';
import { IndustryOpening } from './IndustryOpening.tsx';
import { InnovationOpening } from './InnovationOpening.tsx';
import { FAMILIES, isIndexed } from './index.ts';
import { JobOpening, JobsOpening } from './Jobs.tsx';
import { NewsEntryOpening, NewsOpening } from './News.tsx';
import { NotFoundOpening } from './NotFoundOpening.tsx';
import { ProductOpening } from './ProductOpening.tsx';
import { ServiceOpening } from './ServiceOpening.tsx';
import type { Family, Page } from './schemas.ts';
import { placesIn } from './town-places.ts';
import type { OpeningProps } from './types.ts';

/** Openings that are islands; Document.astro renders them, because only Astro can hydrate. */
type IslandFamily = 'home' | 'offline';
export type StaticFamily = Exclude<Family, IslandFamily>;

const Contact = ({ page, crumbs, site, children, map }: OpeningProps<'contact'>) => (
  <ContactPage page={page} crumbs={crumbs} strings={site.strings} company={site.company} form={children} map={map} />
);

const Search = ({ page, site }: OpeningProps<'search'>) => (
  <SearchPage page={page} directory={directoryOf(site)} strings={site.strings} />
);

const byFamily = (one: Page, two: Page) => FAMILIES.indexOf(one.family) - FAMILIES.indexOf(two.family);

function Evidence({ page, site }: OpeningProps<'evidence'>) {
  const evidence = readEvidence();
  const others = site.pages.filter((other) => !isIndexed(other)).sort(byFamily);
  const groups = rowsOf([...directoryOf(site), { heading: page.table.others, pages: others }], evidence);
  return <EvidencePage words={page} evidence={evidence} groups={groups} strings={site.strings} />;
}

/** The accessibility statement, with the results of the last run of the gates. */
function Accessibility({ page, site }: OpeningProps<'accessibility'>) {
  const { gates } = readEvidence();
  const run = gates && { date: gates.date, commit: gates.commit, older: !isOfThisSource(gates.commit) };
  return <AccessibilityPage words={page} run={run && { ...run, outcomes: outcomesOf(gates) }} strings={site.strings} />;
}

const headingsOf = ({ sections }: Page) =>
  sections.flatMap((section) => ('heading' in section && section.heading) || []);

const Privacy = ({ page, site, children }: OpeningProps<'privacy'>) => (
  <PrivacyPage words={page} parts={headingsOf(page)} label={site.strings.onThisPage}>
    {children}
  </PrivacyPage>
);

const Display = ({ page, site }: OpeningProps<'display'>) => (
  <DisplayPage words={page} parts={headingsOf(page)} label={site.strings.onThisPage} />
);

const Brief = ({ page, site, children }: OpeningProps<'brief'>) => (
  <BriefOpening words={page} label={site.strings.onThisPage}>
    {children}
  </BriefOpening>
);

const TownOpening = ({ page, site, children }: OpeningProps<'town'>) => (
  <TownPage words={page} places={placesIn(site)}>
    {children}
  </TownPage>
);

/** Every page that has a model, in the groups of the content file. */
const Models = ({ page, site }: OpeningProps<'models'>) => {
  const modelAt = (path: string): ListedModel[] => {
    const owner = site.pages.find((one) => one.path === path);
    const model = owner && modelOf(owner.sections);
    const section = owner && modelSectionOf(owner.sections);
    return model && section ? [{ ...model, path, name: owner.name, section }] : [];
  };
  const groups = page.groups.map(({ heading, pages }) => ({ heading, models: pages.flatMap(modelAt) }));
  return <ModelsPage words={page} groups={groups} strings={site.strings} />;
};

/** Family to component; a missing one is a type error. */
const openings = {
  industry: IndustryOpening,
  product: ProductOpening,
  service: ServiceOpening,
  detail: DetailOpening,
  innovation: InnovationOpening,
  feature: FeatureOpening,
  about: AboutOpening,
  contact: Contact,
  search: Search,
  evidence: Evidence,
  accessibility: Accessibility,
  privacy: Privacy,
  display: Display,
  brief: Brief,
  town: TownOpening,
  models: Models,
  news: NewsOpening,
  'news-entry': NewsEntryOpening,
  jobs: JobsOpening,
  job: JobOpening,
  'not-found': NotFoundOpening,
  'company-page': CompanyPage,
} satisfies { [F in StaticFamily]: ComponentType<OpeningProps<F>> };

export function Opening(props: OpeningProps<StaticFamily>) {
  // The map above guarantees that family and component match, but TypeScript cannot infer that through a lookup.
  const Component = openings[props.page.family] as ComponentType<OpeningProps<StaticFamily>>;
  return <Component {...props} />;
}
