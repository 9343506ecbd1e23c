import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { BASELINES } from './baselines.ts';
import { type Box, type Capture, capturePage } from './capture.ts';
import { type PageGate, SCREENS, type ScreenName } from './gate.ts';
import { type Subject, subjects } from './subjects.ts';

/**
 * A screenshot is kept small and blurred: git history stays small, and a moved block or a missing picture still shows,
 * while antialiasing, which differs between machines, does not.
 */
const ACTUAL = path.resolve('.cache/screenshots');
/** Screen pixels per baseline pixel. */
const SHRINK = { desk: 9, phone: 6 } satisfies Record<ScreenName, number>;
/** Scale at which the browser takes the screenshot. */
const SCALE = 1 / 2;
const QUALITY = 45;
/** Screenshots are compared in squares of this side: the colour difference that counts (of 255), and how many squares may differ. */
const SQUARE_PX = 4;
const MOST_DIFFERENCE = 20;
const MOST_SQUARES = 3;
/** Line heights round differently on other machines, so a baseline may differ by this much in height. */
const MOST_HEIGHT_PX = 2;

interface Pixels {
  width: number;
  height: number;
  rgb: Buffer;
}

const accepting = () => Boolean(process.env.ACCEPT);
export const baselineOf = ({ name }: Subject, screen: ScreenName) =>
  path.join(BASELINES, `${name}-${SCREENS[screen].width}.webp`);

async function read(image: Buffer | string, size?: Pick<Pixels, 'width' | 'height'>): Promise<Pixels> {
  const stretched = size ? sharp(image).resize({ width: size.width, height: size.height, fit: 'fill' }) : sharp(image);
  const { data, info } = await stretched.removeAlpha().blur(1).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

/** A screenshot that is a little lower or higher is stretched: otherwise its last lines would count, half a pixel off as they are. */
async function readLike({ width, height }: Pixels, image: Buffer): Promise<Pixels> {
  const actual = await read(image);
  const isNear = actual.width === width && Math.abs(actual.height - height) <= MOST_HEIGHT_PX;
  return isNear ? read(image, { width, height }) : actual;
}

/** How many squares differ; all of them when the sizes do. */
export function differingSquares(a: Pixels, b: Pixels): number {
  const [across, down] = [Math.ceil(a.width / SQUARE_PX), Math.ceil(Math.min(a.height, b.height) / SQUARE_PX)];
  if (a.width !== b.width || Math.abs(a.height - b.height) > MOST_HEIGHT_PX) return across * down;
  const sums = new Float64Array(across * down);
  for (let y = 0; y < Math.min(a.height, b.height); y++)
    for (let x = 0; x < a.width; x++) {
      const at = (y * a.width + x) * 3;
      const square = Math.floor(y / SQUARE_PX) * across + Math.floor(x / SQUARE_PX);
      for (const channel of [0, 1, 2])
        sums[square] = (sums[square] ?? 0) + Math.abs((a.rgb[at + channel] ?? 0) - (b.rgb[at + channel] ?? 0));
    }
  const most = MOST_DIFFERENCE * SQUARE_PX ** 2 * 3;
  return sums.filter((sum) => sum > most).length;
}

/** The subject's bounding box: the whole page, or the child of main that contains most of its sentences. */
async function boxOf(page: Page, { name, words }: Subject): Promise<Box> {
  const box = await page.evaluate((words) => {
    const holds = (child: Element) => {
      const text = child.textContent?.replace(/\s+/g, ' ') ?? '';
      return words?.filter((sentence) => text.includes(sentence)).length ?? 0;
    };
    const holder = words
      ? [...document.querySelectorAll('main > *')].reduce((best, child) => (holds(child) > holds(best) ? child : best))
      : document.documentElement;
    // An island has `display: contents`, so its child has the box.
    const element = holder?.localName === 'astro-island' ? holder.firstElementChild : holder;
    if (!element) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + scrollX, y: top + scrollY, width, height };
  }, words);
  if (!box?.height) throw new Error(`${name} is not on its page`);
  return box;
}

/** Cuts a subject out of the page's one screenshot and scales it down. */
async function shrink(capture: Capture, box: Box, screen: ScreenName): Promise<Buffer> {
  const { data, ...all } = capture;
  const [left, top] = [box.x - all.left, box.y - all.top].map((place) => Math.round(place * SCALE)) as [number, number];
  const width = Math.min(Math.round(box.width * SCALE), all.width - left);
  const height = Math.min(Math.round(box.height * SCALE), all.height - top);
  return sharp(data, { raw: { width: all.width, height: all.height, channels: 4 } })
    .removeAlpha()
    .extract({ left, top, width, height })
    .resize({
      width: Math.round(box.width / SHRINK[screen]),
      height: Math.round(box.height / SHRINK[screen]),
      fit: 'fill',
    })
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
}

async function compare(subject: Subject, screen: ScreenName, actual: Buffer): Promise<string | undefined> {
  const baseline = baselineOf(subject, screen);
  const known = fs.existsSync(baseline);
  // An unchanged baseline is not rewritten, because git would keep both versions.
  const was = known && (await read(baseline));
  const squares = was ? differingSquares(was, await readLike(was, actual)) : Number.POSITIVE_INFINITY;
  if (squares <= MOST_SQUARES) return;
  if (accepting()) {
    fs.mkdirSync(BASELINES, { recursive: true });
    fs.writeFileSync(baseline, actual);
    return;
  }
  fs.mkdirSync(ACTUAL, { recursive: true });
  const file = path.join(ACTUAL, path.basename(baseline));
  fs.writeFileSync(file, actual);
  const [before, is] = [baseline, file].map((name) => path.relative('.', name));
  const what = known ? `looks different in ${squares} places: ${before} → ${is}` : `has no baseline yet: ${is}`;
  return `${subject.name} ${what}; \`npm run test:accept\` accepts it`;
}

export const screenshotGate: PageGate = {
  name: 'screenshot',
  promise: 'One page of each family and one section of each shape match the screenshots that a person last accepted.',
  on: ['desk', 'phone'],
  async check({ page, address, screen }) {
    const here = subjects.filter((subject) => subject.address === address);
    if (!here.length) return [];
    // A loaded picture may not be decoded yet, and a hydrated island may have added more.
    await page.evaluate(() =>
      Promise.all(
        [...document.images].map((picture) => {
          picture.loading = 'eager';
          return picture.decode().catch(() => {});
        }),
      ),
    );
    const boxes = await Promise.all(here.map((subject) => boxOf(page, subject)));
    const capture = await capturePage(page, boxes, SCALE);
    const findings: string[] = [];
    for (const [i, subject] of here.entries()) {
      const actual = await shrink(capture, boxes[i] as Box, screen);
      const finding = await compare(subject, screen, actual);
      if (finding) findings.push(finding);
    }
    return findings;
  },
};
