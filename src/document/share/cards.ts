import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import tools from '../../../package.json' with { type: 'json' };
import { picturesOf } from '../../content/page-text.ts';
import { crumbsOf, site } from '../../content/registry.ts';
import { headlineOf, leadOf } from '../../families/index.ts';
import type { Page } from '../../families/schemas.ts';
import { displayUrl } from '../../model/display-url.ts';
import { cutOf, pictureFile, pictureOf } from '../../model/pictures.ts';
import { CARD_SIZE, type CardContent, FONT_FILE } from './card.ts';

const CACHE = path.resolve('.cache/share');

export interface ShareCard {
  /** Its name under /share/, which changes when anything in it does. */
  file: string;
  alt: string;
  content: CardContent;
}

/** Where the page stands: its family, and itself where the headline does not say so. Home stands above them all. */
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
  return {
    alt: `${words}${/[.?!]$/.test(words) ? '' : '.'} ${pictureOf(picture).alt}`,
    content: {
      headline,
      label: labelOf(page, words),
      brand: site.company.name,
      address: displayUrl(site.company.origin),
      picture: path.join('public', pictureFile(picture, ratio, width, 'webp')),
      focal: cut.focal,
    },
  };
}

/** What every card is drawn with: a change of letters, colours, drawing or tools is a change of every card. */
const TOOLS = createHash('sha256');
for (const name of ['card', 'draw', 'headline', 'lettering'])
  TOOLS.update(fs.readFileSync(`src/document/share/${name}.ts`));
for (const file of ['src/styles/tokens.css', FONT_FILE]) TOOLS.update(fs.readFileSync(file));
TOOLS.update(`sharp ${tools.devDependencies.sharp}, fontkit ${tools.devDependencies.fontkit}`);

const known = new Map<string, ShareCard>();

/** The card of a page; its name is known before it is drawn. */
export function cardOf(page: Page): ShareCard {
  const found = known.get(page.path);
  if (found) return found;
  const { alt, content } = contentOf(page);
  const key = TOOLS.copy()
    .update(JSON.stringify(content))
    .update(fs.readFileSync(content.picture))
    .digest('hex')
    .slice(0, 10);
  const name = page.path === '/' ? 'home' : page.path.slice(1).replaceAll('/', '-');
  const card = { file: `${name}.${key}.jpg`, alt, content };
  known.set(page.path, card);
  return card;
}

/** Drawn once, then read from the cache until something in it changes. */
export async function fileOf({ file, content }: ShareCard): Promise<Buffer> {
  const cached = path.join(CACHE, file);
  if (fs.existsSync(cached)) return fs.readFileSync(cached);
  const { drawCard } = await import('./draw.ts');
  const bytes = await drawCard(content);
  fs.mkdirSync(CACHE, { recursive: true });
  fs.writeFileSync(cached, bytes);
  return bytes;
}
