import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { isDevanagari } from '../devanagari.ts';
import { CARD_SIZE as CARD, type CardContent } from './card.ts';
import { DEVANAGARI, LATIN, setHeadline } from './headline.ts';
import { type Lettering, lettering } from './lettering.ts';

const LARGEST_BYTES = 120_000;

const MARGIN = 64;
const PLATE_FOOT = 424;
/** The top of the title block, which covers the lower edge of the picture. */
const BLOCK_TOP = 338;
const BLOCK_PAD = 48;
const RULE_Y = 562;
const HEADLINE_ROOM = 960;

const tokens = fs.readFileSync(path.resolve('src/styles/tokens.css'), 'utf8');
/** A colour from styles/tokens.css. */
const colour = (name: string) => {
  const found = new RegExp(`--${name}: (#[0-9a-f]+);`).exec(tokens)?.[1];
  if (!found) throw new Error(`No colour --${name} in src/styles/tokens.css`);
  return found;
};

// The font settings of display text, captions and the header's wordmark.
const CUTS = {
  display: { weight: 600, width: 125, tracking: -0.026 },
  caption: { weight: 500, width: 100, tracking: 0 },
  wordmark: { weight: 700, width: 125, tracking: -0.02 },
};
const made = new Map<string, Lettering>();
/** Cached for each language, because unpacking a font is slow. */
function letteringOf(name: keyof typeof CUTS, language: string | undefined): Lettering {
  const key = `${name} ${language}`;
  const known = made.get(key) ?? lettering({ ...CUTS[name], language });
  made.set(key, known);
  return known;
}

const fill = (d: string, name: string) => `<path fill="${colour(name)}" d="${d}"/>`;
const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;
const text = (letters: Lettering, words: string, size: number, x: number, y: number, name: string) =>
  fill(letters.draw(words, size, x, y), name);

/** The scale: twelve columns, with a longer tick at every third one. */
function scale(y: number) {
  const step = (CARD.width - 2 * MARGIN) / 12;
  const ticks = Array.from({ length: 13 }, (_, i) => box(MARGIN + i * step - (i === 12 ? 2 : 0), y, 2, i % 3 ? 8 : 16));
  return fill([box(MARGIN, y, CARD.width - 2 * MARGIN, 2), ...ticks].join(''), 'ink');
}

/** Everything but the picture: the title block and its text. */
function titleBlock({ headline, label, brand, address, language }: CardContent): string {
  const [display, caption, wordmark] = (['display', 'caption', 'wordmark'] as const).map((name) =>
    letteringOf(name, language),
  ) as [Lettering, Lettering, Lettering];
  const look = language && isDevanagari(language) ? DEVANAGARI : LATIN;
  const { lines, size } = setHeadline(headline, display.measure, HEADLINE_ROOM, look);
  const widest = Math.max(...lines.map((line) => display.measure(line) * size), caption.measure(label) * 26);
  const block = Math.max(CARD.width / 2, MARGIN + widest + BLOCK_PAD);
  // Two lines start below the label; one line is centred in the space.
  const leading = size * look.leading;
  const room = RULE_Y - 22 - (BLOCK_TOP + 58);
  const first = BLOCK_TOP + 58 + (room - leading * (lines.length - 1) + size * 0.6) / 2;
  const mark = wordmark.measure(brand) * 34;
  return [
    fill(
      box(0, PLATE_FOOT, CARD.width, CARD.height - PLATE_FOOT) + box(0, BLOCK_TOP, block, CARD.height - BLOCK_TOP),
      'paper',
    ),
    text(caption, label, 26, MARGIN, BLOCK_TOP + 46, 'ink-2'),
    ...lines.map((line, i) => text(display, line, size, MARGIN - size * 0.035, first + i * leading, 'ink')),
    scale(RULE_Y),
    text(wordmark, brand, 34, MARGIN, 610, 'ink'),
    fill(`M${MARGIN + mark + 8} 593l11 7.500-11 7.500z`, 'marigold'),
    text(caption, address, 24, CARD.width - MARGIN - caption.measure(address) * 24, 608, 'ink-2'),
  ].join('');
}

/** The crop of a picture around its focal point, within its edges. */
function crop(width: number, height: number, [fx, fy]: [number, number]) {
  const zoom = Math.min(width / CARD.width, height / PLATE_FOOT);
  const [w, h] = [Math.floor(CARD.width * zoom), Math.floor(PLATE_FOOT * zoom)];
  // The focal point is placed above the title block.
  const at = (focal: number, whole: number, part: number, rest: number) =>
    Math.round(Math.max(0, Math.min(whole - part, focal * whole - rest * part)));
  return { left: at(fx, width, w, 0.5), top: at(fy, height, h, 0.5), width: w, height: h };
}

export async function drawCard(content: CardContent): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(content.picture).metadata();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">${titleBlock(content)}</svg>`;
  const card = await sharp(content.picture)
    .extract(crop(width, height, content.focal))
    .resize(CARD.width, PLATE_FOOT)
    .extend({ bottom: CARD.height - PLATE_FOOT, background: colour('paper') })
    .composite([{ input: Buffer.from(svg) }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of [82, 74, 64]) {
    const jpeg = await sharp(card.data, { raw: card.info }).jpeg({ quality }).toBuffer();
    if (jpeg.length <= LARGEST_BYTES) return jpeg;
  }
  throw new Error(`The share card over ${content.picture} is larger than ${LARGEST_BYTES} bytes`);
}
