import { crumbsOf, onlyPage, site } from '../content/registry.ts';
import { families, isIndexed, isNoindex, leadOf } from '../families/index.ts';
import type { Page } from '../families/schemas.ts';
import { pageTitle } from '../model/page-title.ts';
import { cutOf, pictureUrl, smallestUrl, srcSet } from '../model/pictures.ts';
import { inScript, structuredData } from '../model/structured-data.ts';
import { noonPreload } from '../town/Stage.tsx';
import { versions } from '../town/town-data.ts';
import { PHONE_MEDIA } from '../ui/Picture.tsx';
import { CARD_SIZE } from './share/card.ts';
import { cardOf } from './share/cards.ts';

const at = (path: string) => new URL(path, site.company.origin).href;

/** React's own preload links do not survive the renderer, so the largest paint is announced in the head. */
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

/** What messengers and social networks show. A page beside the others is shared with the front door's card. */
function sharedAs(page: Page, title: string): [property: string, content: string][] {
  const card = cardOf(isIndexed(page) ? page : onlyPage('home'));
  return [
    ['og:type', 'website'],
    ['og:site_name', site.company.name],
    ['og:title', title],
    ['og:description', page.description],
    ['og:url', at(page.path)],
    ['og:locale', 'en_IN'],
    ['og:image', at(`/share/${card.file}`)],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(CARD_SIZE.width)],
    ['og:image:height', String(CARD_SIZE.height)],
    ['og:image:alt', card.alt],
  ];
}

function describedAs(page: Page): string {
  const lead = leadOf(page);
  const wide = lead && cutOf(lead.id, lead.ratio);
  const image = wide && pictureUrl(wide.name, wide.ratio, wide.cut.width, 'webp');
  const { describes } = { describes: undefined, ...families[page.family] };
  return inScript(structuredData(page, crumbsOf(page), site.company, { image, describes }));
}

/** What stands in the head of a page. One that leads nowhere is not for search engines, and nobody shares it. */
export function headOf(page: Page) {
  const title = pageTitle(page.title, site.company.name);
  const kept = isNoindex(page)
    ? undefined
    : { canonical: at(page.path), shared: sharedAs(page, title), described: describedAs(page) };
  return { title, description: page.description, preloads: preloadsOf(page), kept };
}
