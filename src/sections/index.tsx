import type { ComponentType } from 'react';
import type { Strings } from '../model/strings.ts';
import { Articles } from './Articles/Articles.tsx';
import { Benefits } from './Benefits/Benefits.tsx';
import { Bleed } from './Bleed/Bleed.tsx';
import { Cards } from './Cards/Cards.tsx';
import { Cases } from './Cases/Cases.tsx';
import { Day } from './Day/Day.tsx';
import { Downloads } from './Downloads/Downloads.tsx';
import { Figures } from './Figures/Figures.tsx';
import { Flow } from './Flow/Flow.tsx';
import { Index } from './Index/Index.tsx';
import { Instrument } from './Instrument/Instrument.tsx';
import { Keyed } from './Keyed/Keyed.tsx';
import { Ledger } from './Ledger/Ledger.tsx';
import { Matrix } from './Matrix/Matrix.tsx';
import { ModuleGrid } from './ModuleGrid/ModuleGrid.tsx';
import { NightBanner } from './NightBanner/NightBanner.tsx';
import { Pair } from './Pair/Pair.tsx';
import { PointScale } from './PointScale/PointScale.tsx';
import { Quote } from './Quote/Quote.tsx';
import { RackElevation } from './RackElevation/RackElevation.tsx';
import { Report } from './Report/Report.tsx';
import { RevisionStair } from './RevisionStair/RevisionStair.tsx';
import { Scope } from './Scope/Scope.tsx';
import { ScopePage } from './ScopePage/ScopePage.tsx';
import { Screen } from './Screen/Screen.tsx';
import { SideHead } from './SideHead/SideHead.tsx';
import { SixStrip } from './SixStrip/SixStrip.tsx';
import { SpecTable } from './SpecTable/SpecTable.tsx';
import { Staircase } from './Staircase/Staircase.tsx';
import { Statement } from './Statement/Statement.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { TwoRoutes } from './TwoRoutes/TwoRoutes.tsx';
import type { SectionContent, SectionKind, SectionProps } from './types.ts';

/**
 * Sections that src/document/Document.astro renders itself: the islands, because only Astro can hydrate, and the directory, which
 * needs the list of all pages.
 */
export const PLACED_BY_DOCUMENT = ['carousel', 'directory', 'explorable'] as const;
export type StaticKind = Exclude<SectionKind, (typeof PLACED_BY_DOCUMENT)[number]>;

/** Kind to component; a missing one is a type error. */
const components = {
  articles: Articles,
  benefits: Benefits,
  bleed: Bleed,
  cards: Cards,
  cases: Cases,
  day: Day,
  downloads: Downloads,
  figures: Figures,
  flow: Flow,
  index: Index,
  instrument: Instrument,
  keyed: Keyed,
  ledger: Ledger,
  matrix: Matrix,
  'module-grid': ModuleGrid,
  'night-banner': NightBanner,
  pair: Pair,
  'point-scale': PointScale,
  quote: Quote,
  'rack-elevation': RackElevation,
  report: Report,
  'revision-stair': RevisionStair,
  scope: Scope,
  'scope-page': ScopePage,
  screen: Screen,
  'side-head': SideHead,
  'six-strip': SixStrip,
  'spec-table': SpecTable,
  staircase: Staircase,
  statement: Statement,
  tabs: Tabs,
  'two-routes': TwoRoutes,
} satisfies { [K in StaticKind]: ComponentType<SectionProps<K>> };

interface SectionViewProps {
  section: Extract<SectionContent, { kind: StaticKind }>;
  plate: number;
  strings: Strings;
  lead?: boolean;
}

export function SectionView({ section, ...rest }: SectionViewProps) {
  // The map above guarantees that kind and component match, but TypeScript cannot infer that through a lookup.
  const Component = components[section.kind] as ComponentType<Omit<SectionViewProps, 'section'> & { content: unknown }>;
  return <Component content={section} {...rest} />;
}
