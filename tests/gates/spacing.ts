import { expect, type Page } from '@playwright/test';
import { type PageGate, SCREENS } from './gate.ts';

/** WCAG 1.4.12, word for word. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
/** The narrowest viewport with the full header. */
const NARROW_HEADER = { width: 1024, height: 768 };

const losses = (page: Page) =>
  page.evaluate(async (css) => {
    const TOLERANCE_PX = 2;
    /** Part of a line that may be covered. */
    const MOST_COVERED = 0.25;
    interface Line {
      text: number;
      box: DOMRect;
    }

    const texts: { node: Node; parent: Element; words: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.nodeValue?.trim().slice(0, 40);
      if (!parent || !words || parent.closest('script, style, noscript, svg')) continue;
      if (parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        texts.push({ node, parent, words });
    }
    const linesOf = (text: number): Line[] => {
      const range = document.createRange();
      range.selectNodeContents(texts[text]?.node ?? document.body);
      return [...range.getClientRects()].map((box) => ({ text, box }));
    };

    /** Overflow and box of each element, cached until the spacing changes. */
    const frames = new Map<Element, { overflowX: string; overflowY: string; frame: DOMRect }>();
    const frameOf = (element: Element) => {
      const known = frames.get(element);
      if (known) return known;
      const { overflowX, overflowY } = getComputedStyle(element);
      const fresh = { overflowX, overflowY, frame: element.getBoundingClientRect() };
      frames.set(element, fresh);
      return fresh;
    };

    /** Outside a box that hides its overflow, or outside the viewport. Scrollable content can be reached. */
    const isCut = ({ text, box }: Line) => {
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      for (
        let around = texts[text]?.parent;
        around && around !== document.body;
        around = around.parentElement ?? undefined
      ) {
        const { overflowX, overflowY, frame } = frameOf(around);
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        const { left, right, top, bottom } = frame;
        if (hides(overflowX) && (box.left < left - TOLERANCE_PX || box.right > right + TOLERANCE_PX)) return true;
        if (hides(overflowY) && (box.top < top - TOLERANCE_PX || box.bottom > bottom + TOLERANCE_PX)) return true;
      }
      return box.left < -TOLERANCE_PX || box.right > document.documentElement.clientWidth + TOLERANCE_PX;
    };

    /** Pairs of texts where one covers part of a line of the other. */
    const coveredPairs = (lines: Line[]) => {
      const sorted = lines.toSorted((a, b) => a.box.top - b.box.top);
      const pairs = new Set<string>();
      sorted.forEach((a, i) => {
        for (let next = i + 1; next < sorted.length; next++) {
          const b = sorted[next];
          if (!b || b.box.top >= a.box.bottom) break;
          const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
          const high = Math.min(a.box.bottom, b.box.bottom) - b.box.top;
          const smaller = Math.min(a.box.width * a.box.height, b.box.width * b.box.height);
          if (a.text !== b.text && wide > TOLERANCE_PX && (wide * high) / smaller > MOST_COVERED)
            pairs.add([a.text, b.text].sort((x, y) => x - y).join(' '));
        }
      });
      return pairs;
    };

    // Texts that were not readable before do not count.
    const whole = texts.map((_, i) => i).filter((i) => !linesOf(i).some(isCut));
    const before = coveredPairs(whole.flatMap(linesOf));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    frames.clear();
    const quote = (i: string | number) => `"${texts[Number(i)]?.words}"`;
    const cut = whole.filter((i) => linesOf(i).some(isCut));
    const covered = [...coveredPairs(whole.flatMap(linesOf))].filter((pair) => !before.has(pair));
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    return [
      ...cut.map((i) => `cut off: ${quote(i)}`),
      ...covered.map((pair) => `covered: ${pair.split(' ').map(quote).join(' and ')}`),
      ...(over > 0 ? [`${over} px too wide`] : []),
    ];
  }, SPACING);

export const spacingGate: PageGate = {
  name: 'text-spacing',
  promise: 'With the text spacing of WCAG 1.4.12 no text is cut off or covered, and nothing scrolls sideways.',
  on: ['desk', 'phone'],
  onlyUnrecorded: true,
  async check({ page, screen }) {
    // The focus gate moves through the town, which opens a place over the names in the picture.
    for (const button of await page.locator('[data-place] > button').all()) await button.click();
    await expect(page.locator('[data-place]')).toHaveCount(0);
    if (screen === 'phone') return losses(page);
    const wide = await losses(page);
    await page.setViewportSize(NARROW_HEADER);
    const narrow = await losses(page);
    await page.setViewportSize(SCREENS[screen]);
    return [...wide, ...narrow.map((finding) => `at ${NARROW_HEADER.width} px: ${finding}`)];
  },
};
