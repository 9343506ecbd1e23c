import { upTo } from '../model/breakpoints.ts';
import { phoneCut, pictureOf, type Ratio } from '../model/pictures.ts';
import { measureName } from '../model/product-name-width.ts';
import { INDEX_SIZES } from '../sections/Index/sizes.ts';
import type { Family, Page } from './schemas.ts';

/** The picture that is a page's largest paint: its opening shows it and the head preloads it, by the same values. */
export interface LeadPicture {
  id: string;
  ratio: Ratio;
  phone?: Ratio;
  sizes: string;
  /** Where a section shows it, not the opening: which one, from 0. */
  section?: number;
  /** On wide screens a small cut lies under it, and comes first: on a slow line something is to be seen seconds earlier. */
  early?: true;
}

/** What the bar stands on: paper, or ink where a page opens at night. */
export type Ground = 'paper' | 'night';

/**
 * - indexed: one of the site's own pages, on the list of all pages and in search, with a share card of its own.
 * - utility: helps to find, to keep or to judge the others. It has an address; it is shared with the front door's card.
 * - noindex: says that something is missing. No address worth keeping, no index, no print.
 */
export type Visibility = 'indexed' | 'utility' | 'noindex';

export interface FamilyTraits<F extends Family> {
  /** A folder of content/ that holds its pages and no others ('' is the top), or the addresses that it has. */
  place: { folder: string } | { only: readonly string[] };
  /** The owner may delete its file: the page goes, and every link to it. */
  optional?: true;
  visibility: Visibility;
  /** 'picture': night where its lead picture is dark. */
  ground: Ground | 'picture';
  lead?: (page: Page<F>) => LeadPicture | undefined;
  /** How many numbered plates the opening carries. */
  plates: 0 | 1;
  /** On the share card, and read as the page's own headline. */
  headline: (page: Page<F>) => string | string[];
  /** Custom properties that the page needs on its root. */
  properties?: (page: Page<F>) => Record<`--${string}`, string>;
  /** What the page describes, in schema.org's words. */
  describes?: 'Service';
  /** The length of the scroll reveal, where it differs. */
  pace?: (page: Page<F>) => 'slow' | undefined;
  /** This page is where people ask: its imprint need not say how to reach us. */
  asks?: true;
}

const WHOLE = '100vw';
const THREE_QUARTERS = `${upTo('narrow')} 100vw, 75vw`;
const TWO_THIRDS = `${upTo('narrow')} 100vw, 67vw`;
const plate = (id: string, sizes = WHOLE): LeadPicture => ({ id, ratio: '16x9', phone: '1x1', sizes });
/** A keyed plate, whole on every screen. */
const keyed = (id: string, parts: { letter: string }[], phone: Ratio = '1x1'): LeadPicture => ({
  ...plate(id, `${upTo('narrow')} 100vw, 58vw`),
  phone: phoneCut(id, phone, parts),
});

/** Everything that is known of a family, but for its fields (schemas.ts) and its opening (openings.tsx). */
export const families = {
  home: {
    place: { only: ['/'] },
    visibility: 'indexed',
    ground: 'paper',
    lead: ({ slides: [first] }) => first && { ...plate(first.picture), early: true },
    plates: 0,
    headline: (page) => page.heading,
  },
  industry: {
    place: { folder: 'industries' },
    visibility: 'indexed',
    ground: 'paper',
    lead: ({ opening }) => plate(opening.picture, THREE_QUARTERS),
    plates: 0,
    headline: (page) => page.headline,
  },
  product: {
    place: { folder: 'product' },
    visibility: 'indexed',
    ground: 'paper',
    lead: ({ opening }) => plate(opening.picture, TWO_THIRDS),
    plates: 1,
    headline: (page) => page.name,
    // How wide its name is, so that it fills the measure.
    properties: (page) => {
      const { line, word } = measureName(page.name);
      return { '--name-em': String(line), '--word-em': String(word) };
    },
    describes: 'Service',
  },
  service: {
    place: { folder: 'services' },
    visibility: 'indexed',
    ground: 'paper',
    // Where the opening is words alone, the plate of the reading column stands on the same screen.
    lead: ({ opening, sections: [first] }) => {
      if (opening.plate) return plate(opening.plate);
      if (opening.drawing || first?.kind !== 'index') return;
      return { id: first.picture, ratio: '4x5', sizes: INDEX_SIZES, section: 0 };
    },
    plates: 0,
    headline: (page) => page.headline,
    describes: 'Service',
  },
  detail: {
    place: { folder: 'service' },
    visibility: 'indexed',
    ground: 'paper',
    lead: ({ opening: { layout, picture } }) => {
      const wide = layout === 'hero';
      const sizes = wide ? WHOLE : `${upTo('narrow')} 100vw, 58vw`;
      return { id: picture, ratio: wide ? '16x9' : '3x2', phone: '3x2', sizes };
    },
    plates: 0,
    headline: (page) => page.headline,
    describes: 'Service',
  },
  innovation: {
    place: { folder: 'innovation' },
    visibility: 'indexed',
    ground: 'night',
    lead: ({ opening }) => keyed(opening.picture, opening.parts),
    plates: 1,
    headline: (page) => page.headline,
    describes: 'Service',
  },
  feature: {
    place: { folder: '' },
    visibility: 'indexed',
    ground: 'picture',
    // Upright on phones: what an essay is about stands on the floor and is taller than wide.
    lead: ({ opening }) => (opening.parts ? keyed(opening.picture, opening.parts, '3x4') : plate(opening.picture)),
    plates: 0,
    headline: (page) => page.headline,
    pace: (page) => page.pace,
  },
  about: {
    place: { only: ['/about_us'] },
    visibility: 'indexed',
    ground: 'paper',
    lead: ({ opening }) => plate(opening.picture),
    plates: 1,
    headline: (page) => page.headline,
  },
  contact: {
    place: { only: ['/innovation/contactus'] },
    visibility: 'indexed',
    ground: 'paper',
    plates: 1,
    headline: (page) => page.headline,
    asks: true,
  },
  search: {
    place: { only: ['/search'] },
    visibility: 'utility',
    ground: 'paper',
    plates: 0,
    headline: (page) => page.headline,
  },
  evidence: {
    place: { only: ['/evidence'] },
    optional: true,
    visibility: 'utility',
    ground: 'paper',
    plates: 0,
    headline: (page) => page.headline,
  },
  accessibility: {
    place: { only: ['/accessibility'] },
    visibility: 'utility',
    ground: 'paper',
    plates: 0,
    headline: (page) => page.headline,
  },
  privacy: {
    place: { only: ['/privacy'] },
    visibility: 'utility',
    ground: 'paper',
    plates: 0,
    headline: (page) => page.headline,
  },
  display: {
    place: { only: ['/display'] },
    visibility: 'utility',
    ground: 'paper',
    plates: 0,
    headline: (page) => page.headline,
  },
  town: {
    place: { only: ['/town'] },
    optional: true,
    visibility: 'utility',
    ground: 'paper',
    plates: 0,
    headline: (page) => page.headline,
  },
  models: {
    place: { only: ['/models'] },
    visibility: 'utility',
    ground: 'paper',
    plates: 0,
    headline: (page) => page.headline,
  },
  'not-found': {
    place: { only: ['/404', '/service/404'] },
    visibility: 'noindex',
    ground: 'paper',
    lead: ({ opening }) => plate(opening.picture),
    plates: 0,
    headline: (page) => page.headline,
  },
  offline: {
    place: { only: ['/offline'] },
    visibility: 'utility',
    ground: 'paper',
    lead: ({ opening }) => plate(opening.picture),
    plates: 0,
    headline: (page) => page.headline,
  },
} as const satisfies { [F in Family]: FamilyTraits<F> };

export const FAMILIES = Object.keys(families) as Family[];

const ownedBy = (family: Family): readonly string[] => {
  const { place } = families[family];
  return 'only' in place ? place.only : [];
};
const isOptional = (family: Family) => 'optional' in families[family];
/** Pages that a site must have. */
export const requiredAddresses = FAMILIES.filter((family) => !isOptional(family)).flatMap(ownedBy);
/** Pages that it may have. */
export const optionalAddresses = FAMILIES.filter(isOptional).flatMap(ownedBy);
export const isPlaceOf = (family: Family, address: string) => ownedBy(family).includes(address);

/** The table proves that page and functions belong together; TypeScript cannot follow that through a lookup. */
const traitsOf = ({ family }: { family: Family }): FamilyTraits<Family> => families[family] as FamilyTraits<Family>;

export const leadOf = (page: Page) => traitsOf(page).lead?.(page);
export const headlineOf = (page: Page) => traitsOf(page).headline(page);
export const paceOf = (page: Page) => traitsOf(page).pace?.(page);
export const propertiesOf = (page: Page) => traitsOf(page).properties?.(page);
export const isIndexed = (page: { family: Family }) => families[page.family].visibility === 'indexed';
export const isNoindex = (page: { family: Family }) => families[page.family].visibility === 'noindex';

export function groundOf(page: Page): Ground {
  const { ground } = families[page.family];
  if (ground !== 'picture') return ground;
  const lead = leadOf(page);
  return lead && pictureOf(lead.id).tone === 'dark' ? 'night' : 'paper';
}
