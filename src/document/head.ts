import { crumbsOf, onlyPage, siteOf, versionsOf } from '../content/registry.ts';
import { describedTypeOf, hasCard, isNoindex, leadOf } from '../families/index.ts';
import type { Page } from '../families/schemas.ts';
import type { Company } from '../model/company.ts';
import { jobPosting, newsArticle } from '../model/entry-data.ts';
import { plainText } from '../model/inline.ts';
import { ENGLISH } from '../model/language.ts';
import { FEED_PATH } from '../model/news-feed.ts';
import { pageTitle } from '../model/page-title.ts';
import { cutOf, pictureUrl, smallestUrl, srcSet } from '../model/pictures.ts';
import { inScript, structuredData } from '../model/structured-data.ts';
import { noonPreload } from '../town/Stage.tsx';
import { versions } from '../town/town-data.ts';
import { PHONE_MEDIA } from '../ui/Picture.tsx';
import { CARD_SIZE } from './share/card.ts';
import { cardOf } from './share/cards.ts';

const urlAt = (page: Page, path = page.path) => new URL(path, siteOf(page).company.origin).href;

/** The head preloads the largest picture, because the renderer drops React's own preload links. */
function preloadsOf(page: Page) {
  if (page.family === 'town') return [noonPreload(versions)];
  const lead = leadOf(page);
  if (!lead) return [];
  const { id, sizes } = lead;
  const early = lead.early
    ? [{ href: smallestUrl(id, lead.ratio), type: 'image/webp', media: `not all and ${PHONE_MEDIA}` }]
    : [];
  const link = ({ name, ratio, cut }: ReturnType<typeof cutOf>, media?: string) => ({
    type: 'image/avif',
    href: pictureUrl(name, ratio, cut.widths[0] ?? cut.width, 'avif'),
    imagesrcset: srcSet(name, ratio, cut.widths, 'avif'),
    imagesizes: sizes,
    media,
  });
  const wide = cutOf(id, lead.ratio);
  const phone = lead.phone && cutOf(id, lead.phone);
  return phone && phone.ratio !== wide.ratio
    ? [...early, link(wide, `not all and ${PHONE_MEDIA}`), link(phone, PHONE_MEDIA)]
    : [...early, link(wide)];
}

/** Open Graph properties. Utility pages are shared with the card of the home page. */
function sharedAs(page: Page, title: string): [property: string, content: string][] {
  const site = siteOf(page);
  const { tag } = site.strings.language;
  const first = page.translation ? onlyPage('company-page', site) : onlyPage('home');
  const card = cardOf(hasCard(page) ? page : first);
  return [
    ['og:type', page.family === 'news-entry' ? 'article' : 'website'],
    ['og:site_name', site.company.name],
    ['og:title', title],
    ['og:description', page.description],
    ['og:url', urlAt(page)],
    ['og:locale', tag.replace('-', '_')],
    ['og:image', urlAt(page, `/share/${card.file}`)],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(CARD_SIZE.width)],
    ['og:image:height', String(CARD_SIZE.height)],
    ['og:image:alt', card.alt],
  ];
}

/** The schema.org description of a piece of news or a position. */
function subjectOf(page: Page, company: Company, image: string | undefined): object | undefined {
  if (page.family === 'news-entry') return newsArticle(page, company, image);
  if (page.family === 'job') {
    const plain = { ...page, lede: plainText(page.lede), paragraphs: page.paragraphs.map(plainText) };
    return jobPosting(plain, company);
  }
  return;
}

function describedAs(page: Page): string {
  const lead = leadOf(page);
  const wide = lead && cutOf(lead.id, lead.ratio);
  const image = wide && pictureUrl(wide.name, wide.ratio, wide.cut.width, 'webp');
  const describes = describedTypeOf(page);
  const { company, strings } = siteOf(page);
  const more = { image, describes, subject: subjectOf(page, company, image), language: strings.language.tag };
  return inScript(structuredData(page, crumbsOf(page), company, more));
}

/** Alternate links to the same page in other languages; none if it exists in one language. */
function alternatesOf(page: Page): { hreflang: string; href: string }[] {
  const versions = versionsOf(page);
  if (versions.length < 2) return [];
  const links = versions.map((version) => ({ hreflang: version.site.language.code, href: urlAt(version.page) }));
  const english = links.find(({ hreflang }) => hreflang === ENGLISH);
  return [...links, ...(english ? [{ hreflang: 'x-default', href: english.href }] : [])];
}

/** The feed of the page that lists the news, and of each entry. It is in English. */
function feedOf(page: Page): { href: string; title: string } | undefined {
  const isNews = page.family === 'news' || page.family === 'news-entry';
  return isNews ? { href: FEED_PATH, title: onlyPage('news').title } : undefined;
}

/** The content of the head. Error pages have no canonical link, share card and structured data. */
export function headOf(page: Page) {
  const title = pageTitle(page.title, siteOf(page).company.name);
  const kept = isNoindex(page)
    ? undefined
    : {
        canonical: urlAt(page),
        alternates: alternatesOf(page),
        feed: feedOf(page),
        shared: sharedAs(page, title),
        described: describedAs(page),
      };
  return { title, description: page.description, preloads: preloadsOf(page), kept };
}
