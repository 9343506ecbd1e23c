import type { ComponentProps } from 'react';
import type { CardCarousel } from '../carousels/CardCarousel.tsx';
import type { HeroCarousel } from '../carousels/HeroCarousel.tsx';
import type { ConsultationBanner } from '../chrome/ConsultationBanner.tsx';
import type { Footer } from '../chrome/Footer.tsx';
import type { Header } from '../chrome/Header.tsx';
import type { Imprint } from '../chrome/Imprint.tsx';
import type { SidePanel } from '../chrome/SidePanel.tsx';
import type { ContactForm } from '../contact/ContactForm.tsx';
import type { OfficeAtNight } from '../contact/OfficeAtNight.tsx';
import type { OfficeMap } from '../contact/OfficeMap.tsx';
import { FORM_ANCHOR, withSubject } from '../contact/subject.ts';
import { crumbsOf, detailAt, pageAt, siblingsOf, site } from '../content/registry.ts';
import type { End, TownEnd } from '../families/End.tsx';
import { families, groundOf, isIndexed, isNoindex, leadOf } from '../families/index.ts';
import type { Opening } from '../families/openings.tsx';
import type { Page } from '../families/schemas.ts';
import { placesIn } from '../families/town-places.ts';
import type { StoredData } from '../legal/StoredData.tsx';
import { formEndpointOf } from '../model/company.ts';
import { fill } from '../model/fill.ts';
import { type Banners, isMenu } from '../model/navigation.ts';
import { pictureOf } from '../model/pictures.ts';
import { SEEN_PICTURES_DAYS, SEEN_PICTURES_MOST } from '../offline/names.ts';
import type { OfflinePage } from '../offline/OfflinePage.tsx';
import { pageGroupsOf } from '../offline/page-groups.ts';
import { directoryOf } from '../search/directory.ts';
import { RECENT_MOST } from '../search/recently-opened.ts';
import type { SearchDialog } from '../search/SearchDialog.tsx';
import type { Directory } from '../sections/Directory/Directory.tsx';
import type { Explorable } from '../sections/Explorable/Explorable.tsx';
import type { SectionView } from '../sections/index.tsx';
import type { ModuleGrid } from '../sections/ModuleGrid/ModuleGrid.tsx';
import { modulesOf } from '../sections/ModuleGrid/modules.ts';
import { platesIn, type SectionOf } from '../sections/schemas.ts';
import { cropOf, cropsOf } from '../town/crops.ts';
import type { Town } from '../town/Town.tsx';
import { versions } from '../town/town-data.ts';
import { mapOf } from '../town/town-map.ts';
import type { Picture } from '../ui/Picture.tsx';
import { cutFilesOf, filesOf } from '../ui/picture-files.ts';

/**
 * What every component of a page is given. The .astro files only place them: this is where a wrong or a missing prop is a
 * type error.
 */
const { company, navigation, strings, banners } = site;

/** At the foot of every page, in this order, as far as they exist. */
const ABOUT_THIS_SITE = ['/accessibility', '/display', '/privacy', '/evidence', '/offline', '/town', '/models'].flatMap(
  (address) => site.pages.filter((page) => page.path === address).map(({ path, name }) => ({ path, name })),
);

const { path, name } = pageAt('/display');
const DISPLAY_PAGE = { path, name };

/** At the foot of each menu: the place in which the first page of its own lives. */
const MENU_CROPS = Object.fromEntries(
  navigation.items.filter(isMenu).map(({ label, links }) => {
    const crop = links.map(({ to }) => cropOf(to, site.town)).find(Boolean);
    return [label, crop && { src: crop.src, width: crop.width, height: crop.height }];
  }),
);

/** Where the company itself lives: for pages that have no place of their own. */
const OFFICE = '/about_us';

/** Every page but the town itself and those that say something is missing ends with its place in the town. */
function townEndOf(page: Page): Pick<PageProps, 'townEnd'> {
  const crop = cropOf(page.path, site.town) ?? cropOf(OFFICE, site.town);
  if (!crop || page.family === 'town' || isNoindex(page)) return {};
  return { townEnd: { crop, label: strings.find.here, night: page.family === 'innovation' } };
}

/** The home page opens on slides that move, as small as the props of an island can be. */
const heroOf = (page: Page<'home'>): ComponentProps<typeof HeroCarousel> => ({
  overline: page.overline,
  heading: page.heading,
  slides: page.slides.map(({ picture, ...words }) => ({
    ...words,
    alt: pictureOf(picture).alt,
    wide: filesOf(picture, '16x9'),
    phone: cutFilesOf(picture, '1x1'),
  })),
  strings: {
    pause: strings.pause,
    play: strings.play,
    previous: strings.previousSlide,
    next: strings.nextSlide,
    slideOf: strings.slideOf,
  },
});

/** Cards for pages, and cards with words of their own. */
const carouselOf = ({ heading, look, pages, items }: SectionOf<'carousel'>): ComponentProps<typeof CardCarousel> => ({
  heading,
  look,
  cards: [
    ...(pages ?? []).map(detailAt).map(({ name, card, path, opening }) => ({
      title: name,
      text: card,
      to: path,
      picture: filesOf(opening.picture, '3x2'),
    })),
    ...(items ?? []).map(({ title, text, link, picture }) => ({
      title,
      text,
      to: link.to,
      more: link.label,
      picture: filesOf(picture, '3x2'),
    })),
  ],
  strings: { one: strings.cardOf, of: strings.cardsOf, previous: strings.previousCards, next: strings.nextCards },
});

/** The offline page is one island: what is on this device is drawn all over it. */
const offlineOf = ({ headline, opening }: Page<'offline'>): ComponentProps<typeof OfflinePage> => ({
  page: { headline, opening },
  groups: pageGroupsOf(
    site.pages.filter(isIndexed).map(({ name, path }) => ({ name, path })),
    navigation,
    strings,
  ),
  strings: strings.offline,
});

/** What is kept, with the bounds that the code has. */
const storedDataOf = ({ kept }: Page<'privacy'>): ComponentProps<typeof StoredData> => {
  const bounds = { days: SEEN_PICTURES_DAYS, most: SEEN_PICTURES_MOST, recent: RECENT_MOST };
  const rows = kept.rows.map((row) => ({ ...row, text: fill(row.text, bounds), until: fill(row.until, bounds) }));
  return { words: { ...kept, rows } };
};

/** The town, without the words that only the page itself prints. */
const townOf = (page: Page<'town'>): ComponentProps<typeof Town> => {
  const { name, headline, text, picture, stage, zoom, clock, list, place } = page;
  return {
    name,
    map: mapOf(placesIn(site), versions),
    words: { headline, text, picture, stage, zoom, clock, list, place },
  };
};

/** The pages of some families by name, as the page /search groups them. */
const listOf = ({ heading, families: wanted }: SectionOf<'directory'>): ComponentProps<typeof Directory> => ({
  heading,
  groups: directoryOf(site)
    .filter(({ pages }) => pages.some(({ family }) => wanted.includes(family)))
    .map((group) => ({ heading: group.heading, pages: group.pages.map(({ path, name }) => ({ path, name })) })),
});

/** One section of a page: still, or one of the kinds that are taken up in the browser. */
interface Piece {
  still?: ComponentProps<typeof SectionView>;
  carousel?: ComponentProps<typeof CardCarousel>;
  explorable?: ComponentProps<typeof Explorable>;
  modules?: ComponentProps<typeof ModuleGrid>;
  directory?: ComponentProps<typeof Directory>;
}

function piecesOf(page: Page): Piece[] {
  let plate = families[page.family].plates + 1;
  const lead = leadOf(page)?.section;
  return page.sections.map((section, i) => {
    const first = plate;
    plate += platesIn(section);
    if (section.kind === 'carousel') return { carousel: carouselOf(section) };
    if (section.kind === 'module-grid') return { modules: modulesOf(section, strings) };
    if (section.kind === 'directory') return { directory: listOf(section) };
    if (section.kind === 'explorable') return { explorable: { content: section, strings } };
    return { still: { section, plate: first, strings, lead: i === lead } };
  });
}

/** A page, part by part. */
interface PageProps {
  header: ComponentProps<typeof Header> & ComponentProps<typeof SidePanel>;
  search: ComponentProps<typeof SearchDialog>;
  hero?: ComponentProps<typeof HeroCarousel>;
  offline?: ComponentProps<typeof OfflinePage>;
  plate?: ComponentProps<typeof Picture>;
  opening?: ComponentProps<typeof Opening>;
  storedData?: ComponentProps<typeof StoredData>;
  town?: ComponentProps<typeof Town>;
  form?: ComponentProps<typeof ContactForm>;
  map?: ComponentProps<typeof OfficeMap>;
  pieces: Piece[];
  end?: ComponentProps<typeof End>;
  townEnd?: ComponentProps<typeof TownEnd>;
  banner?: ComponentProps<typeof ConsultationBanner>;
  office?: ComponentProps<typeof OfficeAtNight>;
  imprint: ComponentProps<typeof Imprint>;
  footer: ComponentProps<typeof Footer>;
}

function openingOf(page: Page): Pick<PageProps, 'hero' | 'offline' | 'plate' | 'opening'> {
  const lead = leadOf(page);
  if (page.family === 'home') return { hero: heroOf(page) };
  if (page.family === 'offline') return { offline: offlineOf(page), plate: lead };
  return { opening: { page, lead, crumbs: crumbsOf(page), strings, site } as PageProps['opening'] };
}

/** The banner leads to the contact page and says from where; on that page itself it leads up to the form. */
function bannersOf({ family, name }: Page): Banners {
  if (family !== 'contact') return withSubject(banners, name);
  const toForm = (banner: Banners['A']) => ({ ...banner, button: { ...banner.button, to: FORM_ANCHOR } });
  return { A: toForm(banners.A), B: toForm(banners.B) };
}

/** A page that leads on does so in its family's way. */
function endOf(page: Page): Pick<PageProps, 'end'> {
  const { family } = page;
  if (!page.related.length || !(family in strings.ends)) return {};
  const look = family as keyof typeof strings.ends;
  const { at, ...siblings } = siblingsOf(page);
  const crops = cropsOf(
    page.related.map(({ to }) => to),
    site.town,
  );
  return {
    end: {
      look,
      label: strings.ends[look],
      pages: page.related.map(({ to, line }, i) => ({ to, line, name: pageAt(to).name, crop: crops[i] })),
      ...siblings,
      ...(look === 'detail' && { at }),
      strings,
    },
  };
}

export function pagePropsOf(plain: Page): PageProps {
  const page = withSubject(plain, plain.name);
  const { asks } = { asks: undefined, ...families[page.family] };
  return {
    header: {
      company,
      navigation,
      strings,
      current: page.path,
      ground: groundOf(page),
      display: DISPLAY_PAGE,
      crops: MENU_CROPS,
    },
    search: { strings: strings.search },
    ...openingOf(page),
    ...(page.family === 'town' && { town: townOf(page) }),
    pieces: piecesOf(page),
    ...endOf(page),
    ...townEndOf(page),
    ...(page.family === 'privacy' && { storedData: storedDataOf(page) }),
    ...(page.family === 'contact' && {
      form: {
        strings: strings.form,
        email: company.email,
        whatsapp: company.whatsapp,
        endpoint: formEndpointOf(company),
      },
      map: { map: company.map, address: company.address, title: strings.map.title },
      office: { ...page.closing, strings },
    }),
    banner: { banners: bannersOf(page), variant: page.banner, night: page.family === 'innovation' },
    imprint: { company, strings: strings.print, url: urlOf(page), short: Boolean(asks) },
    footer: { company, footer: navigation.footer, strings, about: ABOUT_THIS_SITE, prints: !isNoindex(page) },
  };
}

/** A page that was not found has no address worth keeping: its paper leads to the front door. */
export const urlOf = (page: Page) => new URL(isNoindex(page) ? '/' : page.path, company.origin).href;
