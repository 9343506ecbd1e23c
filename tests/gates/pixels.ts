import type { JSHandle, Page } from '@playwright/test';
import sharp, { type OutputInfo } from 'sharp';
import type { PageGate } from './gate.ts';

/** WCAG's enhanced contrast, asked for letters of every size. */
export const LEAST = 7;

/** A line of words that lies on a picture, as the page places it. */
interface Line {
  words: string;
  x: number;
  y: number;
  width: number;
  height: number;
  ink: [red: number, green: number, blue: number, alpha: number];
}

export interface OverPicture {
  words: string;
  /** Against the pixel behind it that is nearest to its colour. */
  ratio: number;
}

/** Elements with words of their own that lie where a picture is. */
const elementsOver = (page: Page): Promise<JSHandle<HTMLElement[]>> =>
  page.evaluateHandle(() => {
    /** Cut down to nothing for those who only listen. */
    const clipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || clipped(element.parentElement));
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !clipped(element);
    const pictures = [...document.images].filter(shown).map((image) => image.getBoundingClientRect());
    const meets = (one: DOMRect) =>
      pictures.some(
        (picture) =>
          one.right > picture.left && one.left < picture.right && one.bottom > picture.top && one.top < picture.bottom,
      );
    return [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) &&
        !element.closest('script, style, noscript') &&
        shown(element) &&
        [...element.getClientRects()].some((box) => box.width > 1 && box.height > 1 && meets(box)),
    );
  });

/** The lines of one of them as they stand on the screen now, and their colour. */
const linesOf = (elements: JSHandle<HTMLElement[]>, which: number): Promise<Line[]> =>
  elements.evaluate((all, i) => {
    const element = all[i];
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!element || !canvas) return [];
    const { fill, color } = getComputedStyle(element);
    canvas.fillStyle = element instanceof SVGElement ? fill : color;
    canvas.fillRect(0, 0, 1, 1);
    const ink = [...canvas.getImageData(0, 0, 1, 1).data] as Line['ink'];
    return [...element.childNodes].flatMap((node) => {
      const words = node.nodeType === Node.TEXT_NODE ? node.nodeValue?.trim() : '';
      if (!words) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({
        words: words.slice(0, 40),
        x,
        y,
        width,
        height,
        ink,
      }));
    });
  }, which);

/** All words transparent: what a photograph then shows is their ground. */
const hideWords = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { color: transparent !important } text { fill: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
const showWords = (page: Page) =>
  page.evaluate(() => void (document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)));

const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
  const linear = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
};

/** Of two colours, each red, green and blue from 0 to 255; the first may let the second through. */
export function contrast([red, green, blue, alpha]: Line['ink'], ground: number[]): number {
  const share = alpha / 255;
  const ink = [red, green, blue].map((part, i) => part * share + (ground[i] ?? 0) * (1 - share));
  const [light, dark] = [luminance(ink), luminance(ground)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The least contrast of a line with what is painted behind it. */
function leastIn(line: Line, { data, info }: { data: Buffer; info: OutputInfo }): number {
  const [left, top] = [Math.max(0, Math.floor(line.x)), Math.max(0, Math.floor(line.y))];
  const right = Math.min(info.width, Math.ceil(line.x + line.width));
  const bottom = Math.min(info.height, Math.ceil(line.y + line.height));
  let least = Number.POSITIVE_INFINITY;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * info.width + x) * 3;
      least = Math.min(least, contrast(line.ink, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
    }
  return least;
}

/** What is painted on the screen behind all words. */
async function groundOf(page: Page) {
  await hideWords(page);
  const photograph = await page.screenshot({ scale: 'css' });
  await showWords(page);
  return sharp(photograph).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

const measured = (lines: Line[], ground: Awaited<ReturnType<typeof groundOf>>): OverPicture[] =>
  lines
    .map((line) => ({ words: line.words, ratio: leastIn(line, ground) }))
    .filter(({ ratio }) => Number.isFinite(ratio));

const countOf = (elements: JSHandle<HTMLElement[]>) => elements.evaluate((all) => [...all.keys()]);

/** Every line of words over a picture on the screen as it is now. */
export async function wordsOnScreen(page: Page): Promise<OverPicture[]> {
  const elements = await elementsOver(page);
  const lines = await Promise.all((await countOf(elements)).map((i) => linesOf(elements, i)));
  return measured(lines.flat(), await groundOf(page));
}

/** Every line of words over a picture, from the head of the page to its foot. */
export async function wordsOverPictures(page: Page): Promise<OverPicture[]> {
  const elements = await elementsOver(page);
  const found: OverPicture[] = [];
  for (const i of await countOf(elements)) {
    await elements.evaluate((all, which) => all[which]?.scrollIntoView({ block: 'center' }), i);
    found.push(...measured(await linesOf(elements, i), await groundOf(page)));
  }
  await page.evaluate(() => scrollTo(0, 0));
  return found;
}

export const pixelsGate: PageGate = {
  name: 'pixels',
  promise: `Words over a picture stand out ${LEAST} : 1 from every pixel behind them.`,
  on: ['desk', 'phone'],
  async check({ page }) {
    const found = await wordsOverPictures(page);
    return found
      .filter(({ ratio }) => ratio < LEAST)
      .map(({ words, ratio }) => `"${words}" stands out ${ratio.toFixed(1)} : 1 from what lies behind it`);
  },
};
