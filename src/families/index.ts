import { FULL_WIDTH, upTo } from '../model/breakpoints.ts';
import { phoneCut, pictureOf, type Ratio } from '../model/pictures.ts';
import { measureName } from '../model/product-name-width.ts';
import { INDEX_SIZES } from '../sections/Index/sizes.ts';
import type { Family, Page } from './schemas.ts';

/** The picture of a page's largest contentful paint. The opening shows it and the head preloads it, from the same values. */
export interface LeadPicture {
  id: string;
  ratio: Ratio;
  phone?: Ratio;
  sizes: string;
  /** The index of the section that shows it, if the opening does not. */
  section?: number;
  /** On wide screens a small version is loaded first and shown below it, so that slow connections show something earlier. */
  early?: true;
}

/** The background of the header: light, or dark for openings at night. */
export type Ground = 'paper' | 'night';

/**
 * - indexed: a content page, in the list of all pages, in search, with its own share card.
 * - utility: a page about the site or its use. Indexed by search engines, but with the share card of the home page.
 * - noindex: an error page, without canonical address, share card and print layout.
 */
export type Visibility = 'indexed' | 'utility' | 'noindex';

export interface FamilyTraits<F extends Family> {
  /** The folder in content/ for only this family ('' is the top level), or its fixed addresses. */
  place: { folder: string } | { only: readonly string[] };
  /**
   * - deletable: the owner may delete its file, which removes the page and every link to it.
   * - addable: it does not exist until the owner writes its file.
   */
  optional?: 'deletable' | 'addable';
  /** The separate page that lists all pages of the family. */
  listedOn?: string;
  visibility: Visibility;
  /** 'picture': night if its lead picture is dark. */
  ground: Ground | 'picture';
  lead?: (page: Page<F>) => LeadPicture | undefined;
  /** The number of numbered plates in the opening. */
  plates: 0 | 1;
  /** The headline, also for the share card. */
  headline: (page: Page<F>) => string | string[];
  /** Custom properties for the root element. */
  properties?: (page: Page<F>) => Record<`--${string}`, string>;
  /** The schema.org type of what the page describes. */
  describes?: 'Service';
  /** The duration of the scroll reveal, if it is not the default. */
  pace?: (page: Page<F>) => 'slow' | undefined;
  /** The contact page, whose imprint does not repeat the contact details. */
  isContact?: true;
}

const THREE_QUARTERS = `${upTo('narrow')} ${FULL_WIDTH}, 75vw`;
const TWO_THIRDS = `${upTo('narrow')} ${FULL_WIDTH}, 67vw`;
const plate = (id: string, sizes = FULL_WIDTH): LeadPicture => ({ id, ratio: '16x9', phone: '1x1', sizes });
/** A picture with lettered parts, which may not be cropped. */
const keyed = (id: string, parts: { letter: string }[]): LeadPicture => ({
  ...plate(id, `${upTo('narrow')} ${FULL_WIDTH}, 58vw`),
  phone: phoneCut(id, '1x1', parts),
});

/** The traits of each family; its fields are in schemas.ts and its opening is in openings.tsx. */
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
    // The width of its name, so that it fills the line.
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
    // If the opening is only text, the picture of the first section is on the same screen.
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
      const sizes = wide ? FULL_WIDTH : `${upTo('narrow')} ${FULL_WIDTH}, 58vw`;
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
    lead: ({ opening }) => (opening.parts ? keyed(opening.picture, opening.parts) : plate(opening.picture)),
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
    isContact: true,
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
    optional: 'deletable',
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
  brief: {
    place: { only: ['/brief'] },
    visibility: 'utility',
    ground: 'paper',
    plates: 0,
    headline: (page) => page.headline,
  },
  town: {
    place: { only: ['/town'] },
    optional: 'deletable',
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
  news: {
    place: { only: ['/news'] },
    optional: 'addable',
    visibility: 'utility',
    ground: 'paper',
    plates: 0,
    headline: (page) => page.headline,
  },
  'news-entry': {
    place: { folder: 'news' },
    listedOn: '/news',
    visibility: 'utility',
    ground: 'paper',
    lead: ({ picture }) => (picture ? plate(picture) : undefined),
    plates: 0,
    headline: (page) => page.headline,
  },
  jobs: {
    place: { only: ['/jobs'] },
    optional: 'addable',
    visibility: 'utility',
    ground: 'paper',
    plates: 0,
    headline: (page) => page.headline,
  },
  job: {
    place: { folder: 'jobs' },
    listedOn: '/jobs',
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
  // The first page of a language that has only some pages; English has none.
  'company-page': {
    place: { only: [] },
    visibility: 'utility',
    ground: 'paper',
    lead: ({ opening }) => plate(opening.picture),
    plates: 0,
    headline: (page) => page.opening.lede,
  },
} as const satisfies { [F in Family]: FamilyTraits<F> };

export const FAMILIES = Object.keys(families) as Family[];

/** TypeScript cannot infer that the traits are those of the page's own family, which the table guarantees. */
const traitsOf = ({ family }: { family: Family }): FamilyTraits<Family> => families[family] as FamilyTraits<Family>;

const ownedBy = (family: Family): readonly string[] => {
  const { place } = families[family];
  return 'only' in place ? place.only : [];
};
const optionalOf = (family: Family) => traitsOf({ family }).optional;
/** Pages that a site must have. */
export const requiredAddresses = FAMILIES.filter((family) => !optionalOf(family)).flatMap(ownedBy);
/** Pages that the owner may delete, with every link to them. */
export const deletableAddresses = FAMILIES.filter((family) => optionalOf(family) === 'deletable').flatMap(ownedBy);
export const isPlaceOf = (family: Family, address: string) => ownedBy(family).includes(address);

export const leadOf = (page: Page) => traitsOf(page).lead?.(page);
export const describedTypeOf = (page: Page) => traitsOf(page).describes;
export const isContactPage = (page: Page) => Boolean(traitsOf(page).isContact);
export const headlineOf = (page: Page) => traitsOf(page).headline(page);
export const paceOf = (page: Page) => traitsOf(page).pace?.(page);
export const propertiesOf = (page: Page) => traitsOf(page).properties?.(page);
/** The page that lists a page: /news for a piece of news. */
export const listAddressOf = ({ family }: { family: Family }) => traitsOf({ family }).listedOn;
/** Families with a separate page that lists their pages. */
export const listedFamilies = (list: string) => FAMILIES.filter((family) => listAddressOf({ family }) === list);
/** Pages with their own share card; others use that of the home page. */
export const hasCard = (page: Page) =>
  isIndexed(page) || page.family === 'company-page' || (page.family === 'news-entry' && Boolean(page.picture));
export const isIndexed = (page: { family: Family }) => families[page.family].visibility === 'indexed';
export const isNoindex = (page: { family: Family }) => families[page.family].visibility === 'noindex';

export function groundOf(page: Page): Ground {
  const { ground } = families[page.family];
  if (ground !== 'picture') return ground;
  const lead = leadOf(page);
  return lead && pictureOf(lead.id).tone === 'dark' ? 'night' : 'paper';
}
