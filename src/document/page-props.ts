import type { ComponentProps } from 'react';
import type { BriefEditor } from '../brief/BriefEditor.tsx';
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
import { CONTACT_PATH, FORM_ANCHOR, withSubject } from '../contact/subject.ts';
import {
  addressIn,
  crumbsOf,
  detailAt,
  indexedPages,
  nameIn,
  pageAt,
  siblingsOf,
  siteOf,
  sites,
  versionsOf,
} from '../content/registry.ts';
import type { Site } from '../content/site.ts';
import type { End, TownEnd } from '../families/End.tsx';
import { families, groundOf, isContactPage, isNoindex, leadOf } from '../families/index.ts';
import type { Opening } from '../families/openings.tsx';
import type { Page } from '../families/schemas.ts';
import { placesIn } from '../families/town-places.ts';
import type { StoredData } from '../legal/StoredData.tsx';
import { formEndpointOf } from '../model/company.ts';
import { fill } from '../model/fill.ts';
import { formatDate } from '../model/format.ts';
import { type Banners, isMenu } from '../model/navigation.ts';
import { pictureOf } from '../model/pictures.ts';
import type { Strings } from '../model/strings.ts';
import { SEEN_PICTURES_DAYS, SEEN_PICTURES_MOST } from '../offline/names.ts';
import type { OfflinePage } from '../offline/OfflinePage.tsx';
import { pageGroupsOf } from '../offline/page-groups.ts';
import { directoryOf } from '../search/directory.ts';
import { RECENT_MOST } from '../search/recently-opened.ts';
import type { SearchDialog } from '../search/SearchDialog.tsx';
import type { Directory } from '../sections/Directory/Directory.tsx';
import type { SectionView } from '../sections/index.tsx';
import { modelOf } from '../sections/page-model.ts';
import { platesIn, type SectionOf } from '../sections/schemas.ts';
import { cropOf, cropsOf } from '../town/crops.ts';
import type { Town } from '../town/Town.tsx';
import { versions } from '../town/town-data.ts';
import { mapOf } from '../town/town-map.ts';
import type { Picture } from '../ui/Picture.tsx';
import { cutFilesOf, filesOf } from '../ui/picture-files.ts';

/** The props of every component of a page. The .astro files only place the components. */

/** Links at the end of every page, in this order, if the pages exist. */
const AT_THE_FOOT = [
  '/news',
  '/jobs',
  '/accessibility',
  '/display',
  '/privacy',
  '/evidence',
  '/offline',
  '/brief',
  '/town',
  '/models',
];
const firstOf = ({ language }: Site) => language.prefix || '/';
/** The list of all pages: /search in English, the home page in other languages. */
const listOfPages = ({ language }: Site) => language.prefix || '/search';

/** The page of a language by its English address, if it exists. */
function listed(site: Site, english: string): { path: string; name: string }[] {
  const path = addressIn(site, english);
  return sites.some(({ pages }) => pages.some((page) => page.path === path))
    ? [{ path, name: nameIn(site, pageAt(path)) }]
    : [];
}

/** The picture at the end of each menu: the place of its first page that has one. */
const menuCropsOf = ({ navigation, town }: Site) =>
  Object.fromEntries(
    navigation.items.filter(isMenu).map(({ label, links }) => {
      const crop = links.map(({ to }) => cropOf(to, town)).find(Boolean);
      return [label, crop && { src: crop.src, width: crop.width, height: crop.height }];
    }),
  );

/** What every page of a language shares. */
function frameOf(site: Site) {
  const [display] = listed(site, '/display');
  if (!display) throw new Error('There is no page at /display');
  return {
    about: AT_THE_FOOT.flatMap((address) => listed(site, address)),
    display,
    crops: menuCropsOf(site),
    links: {
      first: firstOf(site),
      search: listOfPages(site),
      town: addressIn(site, '/town'),
      models: addressIn(site, '/models'),
    },
  };
}
const frames = new Map(sites.map((site) => [site.language.code, frameOf(site)]));

/** Links to other languages: to this page in the header, to the first page of each language in the footer. */
const languageLink = ({ language, strings }: Site, to: string) => ({
  to,
  code: language.code,
  tag: strings.language.tag,
  name: strings.language.name,
});
const headerLanguages = (page: Page) =>
  versionsOf(page).flatMap((version) =>
    version.page.path === page.path ? [] : [languageLink(version.site, version.page.path)],
  );
const footerLanguages = () => (sites.length > 1 ? sites.map((site) => languageLink(site, firstOf(site))) : []);

/** The page whose place in the town is shown on pages without one. */
const OFFICE = '/about_us';

/** The picture of the page's place near its end; not on the town itself, on first pages of languages and on error pages. */
function townEndOf(page: Page): Pick<PageProps, 'townEnd'> {
  const { town, strings } = siteOf(page);
  const crop = cropOf(page.path, town) ?? cropOf(OFFICE, town);
  if (!crop || page.family === 'town' || page.family === 'company-page' || isNoindex(page)) return {};
  return { townEnd: { crop, label: strings.find.here, night: page.family === 'innovation' } };
}

/** Only what the carousel needs, because the props of an island are part of the page. */
const heroOf = (page: Page<'home'>, { strings }: Site): ComponentProps<typeof HeroCarousel> => ({
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

/** Cards for pages, then cards with their own text. */
const carouselOf = (
  { heading, look, pages, items }: SectionOf<'carousel'>,
  { strings }: Site,
): ComponentProps<typeof CardCarousel> => ({
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

/** The whole page is one island, because most of it depends on the caches of the device. */
function offlineOf({ headline, opening }: Page<'offline'>, site: Site): ComponentProps<typeof OfflinePage> {
  const { navigation, strings } = site;
  const pages = indexedPages.flatMap(({ path }) => listed(site, path).map((own) => ({ ...own, english: path })));
  return { page: { headline, opening }, groups: pageGroupsOf(pages, navigation, strings), strings: strings.offline };
}

/** The list of stored data, with limits taken from the code. */
const storedDataOf = ({ kept }: Page<'privacy'>): ComponentProps<typeof StoredData> => {
  const bounds = { days: SEEN_PICTURES_DAYS, most: SEEN_PICTURES_MOST, recent: RECENT_MOST };
  const rows = kept.rows.map((row) => ({ ...row, text: fill(row.text, bounds), until: fill(row.until, bounds) }));
  return { words: { ...kept, rows } };
};

/** The three pages and the model of a choice of 'I run …'. */
const townKind = ({ label, pages, model }: Page<'town'>['list']['kinds'][string], site: Site) => {
  const owner = pageAt(model);
  const found = modelOf(owner.sections);
  if (!found) throw new Error(`content/en/town.yaml: ${model} has no model`);
  return {
    label,
    pages: pages.map((path) => ({ to: path, name: nameIn(site, pageAt(path)) })),
    model: { to: `${model}${found.to}`, question: found.question },
  };
};

/** The props of the town's island, without the texts outside of it. */
const townOf = (page: Page<'town'>, site: Site): ComponentProps<typeof Town> => {
  const { name, headline, text, picture, stage, zoom, clock, list, place, landmarks } = page;
  const kinds = Object.fromEntries(Object.entries(list.kinds).map(([tag, kind]) => [tag, townKind(kind, site)]));
  const briefAddress = site.pages.find(({ family }) => family === 'brief')?.path;
  const { open, unstored } = site.strings.brief;
  return {
    name,
    map: mapOf(placesIn(site), versions, landmarks),
    words: {
      headline,
      text,
      picture,
      stage,
      zoom,
      clock,
      list: { ...list, kinds, briefAddress },
      place: { ...place, briefAddress, open, unstored },
    },
  };
};

/** The brief, with the kinds of visitor from the town's list of places. */
const briefOf = (
  { start, sheet, every, out, kept, linked }: Page<'brief'>,
  site: Site,
): ComponentProps<typeof BriefEditor> => {
  const { company } = site;
  const town = site.pages.find((page) => page.family === 'town');
  return {
    words: { start, sheet, every, out, kept, linked },
    company: { name: company.name, origin: company.origin },
    run: town?.list.run ?? '',
    readers: Object.entries(town?.list.kinds ?? {}).map(([id, { label }]) => ({ id, name: label })),
    contact: CONTACT_PATH + FORM_ANCHOR,
  };
};

/** The pages of some families by name, as the page /search groups them. */
const listOf = (
  { heading, families: wanted }: SectionOf<'directory'>,
  site: Site,
): ComponentProps<typeof Directory> => ({
  heading,
  groups: directoryOf(site)
    .filter(({ pages }) => pages.some(({ family }) => wanted.includes(family)))
    .map((group) => ({ heading: group.heading, pages: group.pages.map(({ path, name }) => ({ path, name })) })),
});

/** One section of a page: static, or of a kind that Document.astro hydrates or fills. */
interface Piece {
  still?: ComponentProps<typeof SectionView>;
  carousel?: ComponentProps<typeof CardCarousel>;
  explorable?: { content: SectionOf<'explorable'>; strings: Strings };
  directory?: ComponentProps<typeof Directory>;
}

function piecesOf(page: Page, site: Site): Piece[] {
  const { strings } = site;
  let plate = families[page.family].plates + 1;
  const lead = leadOf(page)?.section;
  return page.sections.map((section, i) => {
    const first = plate;
    plate += platesIn(section);
    if (section.kind === 'carousel') return { carousel: carouselOf(section, site) };
    if (section.kind === 'directory') return { directory: listOf(section, site) };
    if (section.kind === 'explorable') return { explorable: { content: section, strings } };
    return { still: { section, plate: first, strings, lead: i === lead } };
  });
}

/** The props of a page's components, by component. */
interface PageProps {
  header: ComponentProps<typeof Header> & ComponentProps<typeof SidePanel>;
  search: ComponentProps<typeof SearchDialog>;
  hero?: ComponentProps<typeof HeroCarousel>;
  offline?: ComponentProps<typeof OfflinePage>;
  plate?: ComponentProps<typeof Picture>;
  opening?: ComponentProps<typeof Opening>;
  storedData?: ComponentProps<typeof StoredData>;
  brief?: ComponentProps<typeof BriefEditor>;
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

function openingOf(page: Page, site: Site): Pick<PageProps, 'hero' | 'offline' | 'plate' | 'opening'> {
  const lead = leadOf(page);
  if (page.family === 'home') return { hero: heroOf(page, site) };
  if (page.family === 'offline') return { offline: offlineOf(page, site), plate: lead };
  return { opening: { page, lead, crumbs: crumbsOf(page), strings: site.strings, site } as PageProps['opening'] };
}

/** The banner links to the contact page with this page as the subject; on the contact page it links to the form. */
function bannersOf({ family, name }: Page, { banners }: Site): Banners {
  if (family !== 'contact') return withSubject(banners, name);
  const toForm = (banner: Banners['A']) => ({ ...banner, button: { ...banner.button, to: FORM_ANCHOR } });
  return { A: toForm(banners.A), B: toForm(banners.B) };
}

/** Links to related pages and siblings, in the layout of the family. */
function endOf(page: Page, site: Site): Pick<PageProps, 'end'> {
  const { family } = page;
  const { strings } = site;
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
      pages: page.related.map(({ to, line }, i) => ({ to, line, name: nameIn(site, pageAt(to)), crop: crops[i] })),
      ...siblings,
      ...(look === 'detail' && { at }),
      strings,
    },
  };
}

/** The note of a translation: its date, and a link to the English page. */
function noteOf({ translation }: Page, { strings: { language } }: Site): Pick<PageProps['footer'], 'note'> {
  if (!translation) return {};
  const date = formatDate(translation.written, language.tag);
  return { note: { text: fill(language.note, { date }), label: language.original, to: translation.of } };
}

export function pagePropsOf(plain: Page): PageProps {
  const site = siteOf(plain);
  const { company, navigation, strings } = site;
  const { about, ...frame } = frames.get(site.language.code) ?? frameOf(site);
  const page = withSubject(plain, plain.name);
  return {
    header: {
      company,
      navigation,
      strings,
      current: page.path,
      ground: groundOf(page),
      languages: headerLanguages(plain),
      ...frame,
    },
    search: { strings: strings.search },
    ...openingOf(page, site),
    ...(page.family === 'brief' && { brief: briefOf(page, site) }),
    ...(page.family === 'town' && { town: townOf(page, site) }),
    pieces: piecesOf(page, site),
    ...endOf(page, site),
    ...townEndOf(page),
    ...(page.family === 'privacy' && { storedData: storedDataOf(page) }),
    ...(page.family === 'contact' && {
      form: {
        strings: strings.form,
        email: company.email,
        whatsapp: company.whatsapp,
        endpoint: formEndpointOf(company),
        brief: {
          strings: { toMessage: strings.brief.toMessage, notAnswered: strings.brief.notAnswered },
          address: addressIn(site, '/brief'),
        },
      },
      map: { map: company.map, address: company.address, title: strings.map.title },
      office: { ...page.closing, strings },
    }),
    banner: { banners: bannersOf(page, site), variant: page.banner, night: page.family === 'innovation' },
    imprint: { company, strings: strings.print, url: urlOf(page), short: isContactPage(page) },
    footer: {
      company,
      footer: navigation.footer,
      strings,
      about,
      languages: footerLanguages(),
      ...noteOf(plain, site),
      prints: !isNoindex(page),
    },
  };
}

/** The address that is printed; error pages print the one of the first page. */
export function urlOf(page: Page): string {
  const site = siteOf(page);
  return new URL(isNoindex(page) ? firstOf(site) : page.path, site.company.origin).href;
}
