import { z } from 'zod';
import { articlesSchema } from './Articles/schema.ts';
import { benefitsSchema } from './Benefits/schema.ts';
import { bleedSchema } from './Bleed/schema.ts';
import { cardsSchema } from './Cards/schema.ts';
import { carouselSchema } from './Carousel/schema.ts';
import { casesSchema } from './Cases/schema.ts';
import { daySchema } from './Day/schema.ts';
import { directorySchema } from './Directory/schema.ts';
import { downloadsSchema } from './Downloads/schema.ts';
import { explorableSchema } from './Explorable/schema.ts';
import { figuresSchema } from './Figures/schema.ts';
import { flowSchema } from './Flow/schema.ts';
import { indexSchema } from './Index/schema.ts';
import { instrumentSchema } from './Instrument/schema.ts';
import { keyedSchema } from './Keyed/schema.ts';
import { ledgerSchema } from './Ledger/schema.ts';
import { matrixSchema } from './Matrix/schema.ts';
import { moduleGridSchema } from './ModuleGrid/schema.ts';
import { nightBannerSchema } from './NightBanner/schema.ts';
import { pairSchema } from './Pair/schema.ts';
import { pointScaleSchema } from './PointScale/schema.ts';
import { quoteSchema } from './Quote/schema.ts';
import { rackElevationSchema } from './RackElevation/schema.ts';
import { reportSchema } from './Report/schema.ts';
import { revisionStairSchema } from './RevisionStair/schema.ts';
import { scopeSchema } from './Scope/schema.ts';
import { scopePageSchema } from './ScopePage/schema.ts';
import { screenSchema } from './Screen/schema.ts';
import { sideHeadSchema } from './SideHead/schema.ts';
import { sixStripSchema } from './SixStrip/schema.ts';
import { specTableSchema } from './SpecTable/schema.ts';
import { staircaseSchema } from './Staircase/schema.ts';
import { statementSchema } from './Statement/schema.ts';
import { tabsSchema } from './Tabs/schema.ts';
import { twoRoutesSchema } from './TwoRoutes/schema.ts';

/** Every kind of section a content file may use. */
export const sectionSchemas = {
  articles: articlesSchema,
  benefits: benefitsSchema,
  bleed: bleedSchema,
  cards: cardsSchema,
  carousel: carouselSchema,
  cases: casesSchema,
  day: daySchema,
  directory: directorySchema,
  downloads: downloadsSchema,
  explorable: explorableSchema,
  figures: figuresSchema,
  flow: flowSchema,
  index: indexSchema,
  instrument: instrumentSchema,
  keyed: keyedSchema,
  ledger: ledgerSchema,
  matrix: matrixSchema,
  'module-grid': moduleGridSchema,
  'night-banner': nightBannerSchema,
  pair: pairSchema,
  'point-scale': pointScaleSchema,
  quote: quoteSchema,
  'rack-elevation': rackElevationSchema,
  report: reportSchema,
  'revision-stair': revisionStairSchema,
  scope: scopeSchema,
  'scope-page': scopePageSchema,
  screen: screenSchema,
  'side-head': sideHeadSchema,
  'six-strip': sixStripSchema,
  'spec-table': specTableSchema,
  staircase: staircaseSchema,
  statement: statementSchema,
  tabs: tabsSchema,
  'two-routes': twoRoutesSchema,
} as const;

export type SectionKind = keyof typeof sectionSchemas;
export type SectionOf<K extends SectionKind> = z.infer<(typeof sectionSchemas)[K]>;
export type SectionContent = { [K in SectionKind]: SectionOf<K> }[SectionKind];

type Schemas = (typeof sectionSchemas)[SectionKind];
export const sectionSchema = z.discriminatedUnion('kind', Object.values(sectionSchemas) as [Schemas, ...Schemas[]]);

/** The number of numbered plates in a section. */
export function platesIn(section: SectionContent): number {
  if (section.kind === 'pair') return 2;
  if (section.kind === 'index') return 1 + section.entries.filter((entry) => entry.plate).length;
  return section.kind === 'bleed' || section.kind === 'keyed' ? 1 : 0;
}
