import type { JSHandle, Page } from '@playwright/test';
import type { PageGate } from './gate.ts';
import { type Photograph, photographOf } from './photograph.ts';

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
        [...element.getClientRects()].some((box) => box.width > 1 && box.height > 1 && meets(box)) &&
        shown(element),
    );
  });

/** The colour of each of them. */
const inksOf = (elements: JSHandle<HTMLElement[]>): Promise<Line['ink'][]> =>
  elements.evaluate((all) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('There is no canvas to read colours from');
    return all.map((element) => {
      const { fill, color } = getComputedStyle(element);
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = element instanceof SVGElement ? fill : color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data] as Line['ink'];
    });
  });

interface Standing {
  /** Which of the elements. */
  element: number;
  lines: Omit<Line, 'ink'>[];
}

/**
 * The lines of those that are asked for, as they stand on the screen now. With a lead, that one is brought to the middle first,
 * and the others count only where they stand clear: wholly in the window, below what sticks to its head, nothing over them.
 */
const linesOf = (elements: JSHandle<HTMLElement[]>, asked: number[], lead?: number): Promise<Standing[]> =>
  elements.evaluate(
    (all, { asked, lead }) => {
      /** No sticky bar reaches further down. */
      const HEAD = 0.25;
      const linesIn = (element: HTMLElement) =>
        [...element.childNodes].flatMap((node) => {
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
          }));
        });
      type Place = ReturnType<typeof linesIn>[number];
      const standsClear = (element: HTMLElement, { x, y, width, height }: Place) =>
        y >= innerHeight * HEAD &&
        [x + 1, x + width / 2, x + width - 1].every((across) =>
          [y + 1, y + height / 2, y + height - 1].every((down) => {
            const top = document.elementFromPoint(across, down);
            return top !== null && (element.contains(top) || top.contains(element));
          }),
        );
      if (lead !== undefined) all[lead]?.scrollIntoView({ block: 'center' });
      return asked.flatMap((which) => {
        const element = all[which];
        if (!element) return [];
        const lines = linesIn(element);
        const counts = lead === undefined || which === lead || lines.every((line) => standsClear(element, line));
        return counts ? [{ element: which, lines }] : [];
      });
    },
    { asked, lead },
  );

/** All words transparent: what a photograph then shows is their ground. */
const hideWords = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { color: transparent !important } text { fill: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
const showWords = (page: Page) =>
  page.evaluate(() => void (document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)));

const linear = (part: number) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
/** A photograph has 256 shades of each, and millions of pixels. */
const LINEAR = Array.from({ length: 256 }, (_, part) => linear(part));
const linearOf = (part: number) => (Number.isInteger(part) ? (LINEAR[part] ?? 0) : linear(part));

const luminance = ([red = 0, green = 0, blue = 0]: number[]) =>
  0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue);

/** Of two colours, each red, green and blue from 0 to 255; the first may let the second through. */
export function contrast([red, green, blue, alpha]: Line['ink'], ground: number[]): number {
  const share = alpha / 255;
  const ink = [red, green, blue].map((part, i) => part * share + (ground[i] ?? 0) * (1 - share));
  const [light, dark] = [luminance(ink), luminance(ground)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The least contrast of a line with what is painted behind it. */
function leastIn(line: Line, { data, width, height, ...from }: Photograph): number {
  const [left, top] = [Math.max(0, Math.floor(line.x) - from.left), Math.max(0, Math.floor(line.y) - from.top)];
  const right = Math.min(width, Math.ceil(line.x + line.width) - from.left);
  const bottom = Math.min(height, Math.ceil(line.y + line.height) - from.top);
  const seen = new Set<number>();
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) seen.add(data.readUIntBE((y * width + x) * 3, 3));
  let least = Number.POSITIVE_INFINITY;
  for (const ground of seen)
    least = Math.min(least, contrast(line.ink, [ground >> 16, (ground >> 8) & 255, ground & 255]));
  return least;
}

/** What is painted behind these lines is photographed while all words are hidden. */
async function measured(page: Page, lines: Line[]): Promise<OverPicture[]> {
  const ground = await photographOf(page, lines);
  if (!ground) return [];
  return lines
    .map((line) => ({ words: line.words, ratio: leastIn(line, ground) }))
    .filter(({ ratio }) => Number.isFinite(ratio));
}

const inked = (standing: Standing[], inks: Line['ink'][]): Line[] =>
  standing.flatMap(({ element, lines }) => lines.map((line) => ({ ...line, ink: inks[element] ?? [0, 0, 0, 0] })));

/** Every line of words over a picture on the screen as it is now. */
export async function wordsOnScreen(page: Page): Promise<OverPicture[]> {
  const elements = await elementsOver(page);
  const inks = await inksOf(elements);
  const lines = inked(await linesOf(elements, [...inks.keys()]), inks);
  await hideWords(page);
  const found = await measured(page, lines);
  await showWords(page);
  return found;
}

/** Every line of words over a picture, from the head of the page to its foot; what stands clear together is photographed together. */
export async function wordsOverPictures(page: Page): Promise<OverPicture[]> {
  const elements = await elementsOver(page);
  const inks = await inksOf(elements);
  const waiting = new Set(inks.keys());
  const found: OverPicture[] = [];
  await hideWords(page);
  for (const lead of waiting) {
    const standing = await linesOf(elements, [...waiting], lead);
    found.push(...(await measured(page, inked(standing, inks))));
    for (const { element } of standing) waiting.delete(element);
  }
  await showWords(page);
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
