import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import tools from '../../../package.json' with { type: 'json' };
import { picturesOf } from '../../content/page-text.ts';
import { crumbsOf, siteOf } from '../../content/registry.ts';
import { headlineOf, leadOf } from '../../families/index.ts';
import type { Page } from '../../families/schemas.ts';
import { displayUrl } from '../../model/display-url.ts';
import { cutOf, pictureFile, pictureOf } from '../../model/pictures.ts';
import { CARD_SIZE, type CardContent, DEVANAGARI_FONT_FILE, FONT_FILE } from './card.ts';

const CACHE = path.resolve('.cache/share');

export interface ShareCard {
  /** Its file name under /share/, with a hash of its content. */
  file: string;
  alt: string;
  content: CardContent;
}

/** The breadcrumb without the home page, and without the page itself if its name is the headline. */
function labelOf(page: Page, headline: string): string {
  const [, ...trail] = crumbsOf(page).map((crumb) => crumb.label);
  return trail.filter((label) => label !== headline).join(' / ');
}

function contentOf(page: Page): { alt: string; content: CardContent } {
  const picture = leadOf(page)?.id ?? picturesOf(page)[0];
  if (!picture) throw new Error(`${page.file}: no picture for the share card`);
  const { ratio, cut } = cutOf(picture, '2x1');
  const width = cut.widths.find((one) => one >= CARD_SIZE.width) ?? cut.width;
  const headline = headlineOf(page);
  const words = [headline].flat().join(' ');
  const { company, strings } = siteOf(page);
  return {
    alt: `${words}${/[.?!।]$/.test(words) ? '' : '.'} ${pictureOf(picture).alt}`,
    content: {
      headline,
      label: labelOf(page, words),
      brand: company.name,
      address: displayUrl(company.origin),
      picture: path.join('public', pictureFile(picture, ratio, width, 'webp')),
      focal: cut.focal,
      ...(page.translation && { language: strings.language.tag }),
    },
  };
}

/** A digest of font, colours, drawing code and tools, part of the hash of every card. */
const TOOLS = createHash('sha256');
for (const name of ['card', 'draw', 'headline', 'lettering', 'woff2-tables'])
  TOOLS.update(fs.readFileSync(`src/document/share/${name}.ts`));
for (const file of ['src/styles/tokens.css', FONT_FILE]) TOOLS.update(fs.readFileSync(file));
TOOLS.update(
  `sharp ${tools.devDependencies.sharp}, fontkit ${tools.devDependencies.fontkit}, harfbuzzjs ${tools.devDependencies.harfbuzzjs}`,
);

const known = new Map<string, ShareCard>();

/** The card of a page, not yet drawn. */
export function cardOf(page: Page): ShareCard {
  const found = known.get(page.path);
  if (found) return found;
  const { alt, content } = contentOf(page);
  const key = TOOLS.copy()
    .update(JSON.stringify(content))
    .update(content.language ? fs.readFileSync(DEVANAGARI_FONT_FILE) : '')
    .update(fs.readFileSync(content.picture))
    .digest('hex')
    .slice(0, 10);
  const name = page.path === '/' ? 'home' : page.path.slice(1).replaceAll('/', '-');
  const card = { file: `${name}.${key}.jpg`, alt, content };
  known.set(page.path, card);
  return card;
}

/** The drawn card, from the cache if it exists. */
export async function fileOf({ file, content }: ShareCard): Promise<Buffer> {
  const cached = path.join(CACHE, file);
  if (fs.existsSync(cached)) return fs.readFileSync(cached);
  const { drawCard } = await import('./draw.ts');
  const bytes = await drawCard(content);
  fs.mkdirSync(CACHE, { recursive: true });
  fs.writeFileSync(cached, bytes);
  return bytes;
}
