import type { Page } from '@playwright/test';

const MM = 96 / 25.4;
/** A4 less the margins of `@page` in print.css. */
const WIDTH = (210 - 2 * 14) * MM;
const HEIGHT = (297 - 15 - 17) * MM;
/** Wide enough that nothing overflows into the next sheet. */
const GAP = 400;

/** Least content under a section's heading on the same sheet. */
const UNDER_HEADLINE = 25 * MM;
/** A row lower than this must not be alone on a sheet; a card with a picture may. */
const LOW_ROW = 30 * MM;

export type Sheets = { count: number; fill: number[]; faults: string[] };

/**
 * Lays the page out in columns of a sheet's size: the engine breaks columns as it breaks sheets, and here every part has a
 * position. print.spec.ts compares this with real PDFs.
 */
export async function layOnSheets(page: Page): Promise<Sheets> {
  await page.setViewportSize({ width: Math.round(WIDTH), height: Math.round(HEIGHT) });
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(
    ([width, height, gap, underHeadline, lowRow]) => {
      const { style } = document.body;
      for (const [name, value] of Object.entries({
        width: `${width}px`,
        height: `${height}px`,
        'column-width': `${width}px`,
        'column-gap': `${gap}px`,
        'column-fill': 'auto',
        // Print does not round the width of letters to pixels.
        'text-rendering': 'geometricPrecision',
      }))
        style.setProperty(name, value, 'important');

      type Part = { node: Node; sheet: number; top: number; bottom: number };
      const left = document.body.getBoundingClientRect().left;
      const top = document.body.getBoundingClientRect().top;
      const place = (node: Node, rect: DOMRect): Part => ({
        node,
        sheet: Math.floor((rect.left + rect.width / 2 - left + gap / 2) / (width + gap)),
        top: rect.top - top,
        bottom: rect.bottom - top,
      });

      // Everything painted, in reading order: lines of text, pictures, drawings.
      const parts: Part[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node instanceof Element ? node : node.parentElement;
        if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (element.closest('.visually-hidden, script, style, template')) continue;
        let rects: Iterable<DOMRect> = [];
        if (node instanceof Text) {
          if (!node.data.trim() || element.closest('svg')) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          rects = range.getClientRects();
        } else if (element.matches('img, canvas, svg:not(svg svg)')) rects = element.getClientRects();
        for (const rect of rects) if (rect.width > 1 && rect.height > 1) parts.push(place(node, rect));
      }

      const count = 1 + Math.max(...parts.map(({ sheet }) => sheet));
      const lowest = Array.from({ length: count }, (_, sheet) =>
        Math.max(0, ...parts.filter((part) => part.sheet === sheet).map(({ bottom }) => bottom)),
      );
      const fill = lowest.map((bottom) => Math.round((100 * bottom) / height) / 100);
      const faults: string[] = [];
      const named = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 48);

      for (const [sheet, part] of fill.entries())
        if (part < 0.5 && sheet < count - 1) faults.push(`sheet ${sheet + 1} is filled to ${part}`);

      for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
        const own = parts.filter(({ node }) => heading.contains(node));
        const last = own.at(-1);
        if (!last) continue;
        const next = parts[parts.indexOf(last) + 1];
        const where = `sheet ${last.sheet + 1} ends with the heading "${named(heading)}"`;
        if (next && next.sheet > last.sheet) faults.push(where);
        else if (heading.matches('h1, h2')) {
          // Its content ends at the next heading or at the end of its section, and may all fit here.
          const from = parts.indexOf(last) + 1;
          const to = parts.findIndex(({ node }, at) => at >= from && node.parentElement?.closest('h1, h2'));
          const section = heading.closest('section') ?? document.body;
          const below = parts.slice(from, to < 0 ? undefined : to).filter(({ node }) => section.contains(node));
          const under = Math.max(...below.filter((part) => part.sheet === last.sheet).map(({ bottom }) => bottom));
          if (below.some(({ sheet }) => sheet > last.sheet) && under - last.bottom < underHeadline)
            faults.push(`${where} and ${Math.round(under - last.bottom)} px of what it names`);
        }
      }

      for (const list of document.querySelectorAll('tbody, ul, ol, dl')) {
        const rows = new Map<number, Map<number, { height: number; words: string }>>();
        for (const item of list.children) {
          const inside = parts.filter(({ node }) => item.contains(node));
          const first = inside[0];
          if (!first) continue;
          const onSheet = rows.get(first.sheet) ?? new Map();
          rows.set(first.sheet, onSheet);
          const rect = item.getClientRects()[0] ?? item.getBoundingClientRect();
          const line = Math.round((item.checkVisibility() && rect.height ? rect.top - top : first.top) / 8);
          const here = Math.max(...inside.map((p) => p.bottom)) - Math.min(...inside.map((p) => p.top));
          onSheet.set(line, { height: Math.max(onSheet.get(line)?.height ?? 0, here), words: named(item) });
        }
        if (rows.size < 2) continue;
        for (const [sheet, lines] of rows) {
          const [row] = lines.values();
          if (lines.size === 1 && row && row.height < lowRow)
            faults.push(`sheet ${sheet + 1} has one row of its list: "${row.words}"`);
        }
      }
      return { count, fill, faults };
    },
    [WIDTH, HEIGHT, GAP, UNDER_HEADLINE, LOW_ROW] as const,
  );
}
