import type { JSHandle, Page } from '@playwright/test';
import { type Capture, captureViewport } from './capture.ts';
import { type Colour, contrast } from './contrast.ts';
import type { PageGate } from './gate.ts';
import { faintOutlines } from './outlines.ts';
import { checksWholePage } from './states.ts';

/** WCAG's enhanced contrast, required for text of every size. */
export const LEAST = 7;

/** A line of text. */
interface Line {
  words: string;
  /** In a drawing other marks are close by, so only the pixels of the letters count. */
  drawn: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
  ink: Colour;
}

export interface Measured {
  words: string;
  /** Contrast with the worst pixel behind it. */
  ratio: number;
}

/** Which text is measured: what lies over a picture or is part of a drawing, or all. */
type Which = 'over pictures' | 'all' | 'all in main';

const elementsWithText = (page: Page, which: Which): Promise<JSHandle<HTMLElement[]>> =>
  page.evaluateHandle((which) => {
    /** Visually hidden, for screen readers only. */
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
    return [...document.body.querySelectorAll<HTMLElement>(which === 'all in main' ? 'main *' : '*')].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) &&
        !element.closest('script, style, noscript') &&
        [...element.getClientRects()].some(
          (box) =>
            box.width > 1 &&
            box.height > 1 &&
            (which !== 'over pictures' || element instanceof SVGElement || meets(box)),
        ) &&
        shown(element),
    );
  }, which);

/** The text colour of each element. */
const inksOf = (elements: JSHandle<HTMLElement[]>): Promise<Colour[]> =>
  elements.evaluate((all) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('There is no canvas to read colours from');
    return all.map((element) => {
      const { fill, color } = getComputedStyle(element);
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = element instanceof SVGElement ? fill : color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data] as Colour;
    });
  });

interface ElementLines {
  /** Index of the element. */
  element: number;
  lines: Omit<Line, 'ink'>[];
}

/**
 * The lines of the given elements as they are on the screen. With `lead`, that element is scrolled into view first, and the
 * others count only where they are fully visible: in the viewport, below the sticky header, not covered.
 */
const linesOf = (elements: JSHandle<HTMLElement[]>, asked: number[], lead?: number): Promise<ElementLines[]> =>
  elements.evaluate(
    (all, { asked, lead }) => {
      /** The sticky header never reaches further down. */
      const HEADER = 0.25;
      const linesIn = (element: HTMLElement) =>
        [...element.childNodes].flatMap((node) => {
          const words = node.nodeType === Node.TEXT_NODE ? node.nodeValue?.trim() : '';
          if (!words) return [];
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].map(({ x, y, width, height }) => ({
            words: words.slice(0, 40),
            drawn: element instanceof SVGElement,
            x,
            y,
            width,
            height,
          }));
        });
      type Place = ReturnType<typeof linesIn>[number];
      /** Scrolled out of sight in a box of the page, such as the results of a search. */
      const isScrolledAway = (element: Element | null, place: Pick<Place, 'y' | 'height'>): boolean => {
        const parent = element?.parentElement;
        if (!parent || parent === document.body) return false;
        const { top, bottom } = parent.getBoundingClientRect();
        const isOutside = place.y < top || place.y + place.height > bottom;
        return (isOutside && getComputedStyle(parent).overflowY !== 'visible') || isScrolledAway(parent, place);
      };
      const isUncovered = (element: HTMLElement, { x, y, width, height }: Place) =>
        y >= innerHeight * HEADER &&
        !isScrolledAway(element, { y, height }) &&
        [x + 1, x + width / 2, x + width - 1].every((across) =>
          [y + 1, y + height / 2, y + height - 1].every((down) => {
            const top = document.elementFromPoint(across, down);
            return top !== null && (element.contains(top) || top.contains(element));
          }),
        );
      if (lead !== undefined) {
        // Just below the header, so that as many others as possible are visible too; on a phone below the drawing that sticks to it.
        all[lead]?.scrollIntoView({ block: 'start' });
        scrollBy(0, -innerHeight * (innerWidth < 768 ? 0.5 : HEADER + 0.01));
      }
      return asked.flatMap((which) => {
        const element = all[which];
        if (!element) return [];
        const lines = linesIn(element);
        const counts = lead === undefined || which === lead || lines.every((line) => isUncovered(element, line));
        return counts ? [{ element: which, lines }] : [];
      });
    },
    { asked, lead },
  );

/** A colour that the site does not have. */
const LETTERS = 0xff00ff;
/** Makes all text transparent, so that a screenshot shows what is behind it; a mark on the root shows where letters are. */
const hideText = (page: Page) =>
  page.evaluate((letters) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { color: transparent !important }
      text, tspan { fill: transparent !important }
      [data-gate-letters] * { color: #${letters} !important }
      [data-gate-letters] :is(text, tspan) { fill: #${letters} !important; fill-opacity: 1 !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  }, LETTERS.toString(16));
const showText = (page: Page) =>
  page.evaluate(() => void (document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)));

/** The lowest contrast of a line with the pixels behind it; with `letters`, only where these show its letters. */
function leastIn(line: Line, { data, width, height, ...from }: Capture, letters?: Capture): number {
  const [left, top] = [Math.max(0, Math.floor(line.x) - from.left), Math.max(0, Math.floor(line.y) - from.top)];
  const right = Math.min(width, Math.ceil(line.x + line.width) - from.left);
  const bottom = Math.min(height, Math.ceil(line.y + line.height) - from.top);
  const seen = new Set<number>();
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4;
      if (!letters || letters.data.readUIntBE(at, 3) === LETTERS) seen.add(data.readUIntBE(at, 3));
    }
  let least = Number.POSITIVE_INFINITY;
  for (const ground of seen)
    least = Math.min(least, contrast(line.ink, [ground >> 16, (ground >> 8) & 255, ground & 255]));
  return least;
}

/** Measures lines against a screenshot, `exact` ones only where their letters are; all text must be hidden. */
async function measured(page: Page, lines: Line[], exact = false): Promise<Measured[]> {
  const ground = await captureViewport(page, lines);
  if (!ground) return [];
  const byLetters = ({ drawn }: Line) => exact || drawn;
  const ratios = lines.map((line) => ({ line, ratio: leastIn(line, ground) }));
  // A second screenshot, of the letters, only where the box of a line is not enough.
  if (ratios.some(({ line, ratio }) => byLetters(line) && ratio < LEAST)) {
    await page.evaluate(() => document.documentElement.setAttribute('data-gate-letters', ''));
    const letters = await captureViewport(page, lines);
    await page.evaluate(() => document.documentElement.removeAttribute('data-gate-letters'));
    for (const measured of ratios)
      if (byLetters(measured.line)) measured.ratio = leastIn(measured.line, ground, letters);
  }
  return ratios.map(({ line, ratio }) => ({ words: line.words, ratio })).filter(({ ratio }) => Number.isFinite(ratio));
}

const withColours = (standing: ElementLines[], inks: Colour[]): Line[] =>
  standing.flatMap(({ element, lines }) => lines.map((line) => ({ ...line, ink: inks[element] ?? [0, 0, 0, 0] })));

/** Every line of text over a picture in the current viewport. */
export async function wordsOnScreen(page: Page): Promise<Measured[]> {
  const elements = await elementsWithText(page, 'over pictures');
  const inks = await inksOf(elements);
  const lines = withColours(await linesOf(elements, [...inks.keys()]), inks);
  await hideText(page);
  const found = await measured(page, lines);
  await showText(page);
  return found;
}

/** Every line of text on the whole page that is measured. */
export const wordsOnPage = async (page: Page, which: Which) =>
  contrastsOf(page, await elementsWithText(page, which), which !== 'over pictures');

/**
 * Every line of text of these elements, with what is behind it; with `exact`, only what is behind the letters themselves. Lines
 * that are visible together share a screenshot.
 */
export async function contrastsOf(page: Page, elements: JSHandle<HTMLElement[]>, exact: boolean): Promise<Measured[]> {
  const inks = await inksOf(elements);
  const waiting = new Set(inks.keys());
  const found: Measured[] = [];
  await hideText(page);
  for (const lead of waiting) {
    const standing = await linesOf(elements, [...waiting], lead);
    found.push(...(await measured(page, withColours(standing, inks), exact)));
    for (const { element } of standing) waiting.delete(element);
  }
  await showText(page);
  await page.evaluate(() => scrollTo(0, 0));
  return found;
}

export const pixelsGate: PageGate = {
  name: 'pixels',
  promise: `Text over a picture has a contrast of at least ${LEAST} : 1 with every pixel behind it, and the outline of a control 3 : 1 with what is around it.`,
  on: ['desk', 'phone'],
  async check({ page }) {
    const found = await wordsOnPage(page, 'over pictures');
    return found
      .filter(({ ratio }) => ratio < LEAST)
      .map(({ words, ratio }) => `"${words}" has a contrast of ${ratio.toFixed(1)} : 1 with the picture behind it`)
      .concat(await faintOutlines(page, checksWholePage(page) ? 'body' : 'main'));
  },
};
