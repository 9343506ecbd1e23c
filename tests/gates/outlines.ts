import type { Page } from '@playwright/test';
import { captureViewport } from './capture.ts';
import { contrast } from './pixels.ts';

/** WCAG's contrast of anything that can be pressed or filled in with what is around it. */
const LEAST = 3;
/** How far outside of the box the ground is read, and how far to both sides of its edge the outline is looked for. */
const OUTSIDE = 3;

interface Edge {
  name: string;
  /** A step from the edge outwards. */
  out: [x: number, y: number];
  points: [x: number, y: number][];
}

/** The edges of each control with an outline or a fill of its own; those of one control are in the viewport together. */
const controlsIn = (page: Page, scope: string) =>
  page.evaluateHandle((scope) => {
    const clear = (colour: string) => /, 0\)$|\/ 0\)$|^transparent$/.test(colour);
    const controls = `${scope} :is(a[href], button, input, select, textarea, summary, label)`;
    return [...document.querySelectorAll<HTMLElement>(controls)].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      if (element.matches('[type=range], [type=radio], [type=checkbox], :disabled')) return false;
      const style = getComputedStyle(element);
      const outlined = (['Top', 'Right', 'Bottom', 'Left'] as const).every(
        (side) => style[`border${side}Width`] !== '0px' && !clear(style[`border${side}Color`]),
      );
      return style.clipPath === 'none' && (outlined || element.matches('input, select, textarea'));
    });
  }, scope);

/** Every outline of a control that can hardly be seen, in the part of the page that a selector names. */
export async function faintOutlines(page: Page, scope: string): Promise<string[]> {
  const controls = await controlsIn(page, scope);
  const found: string[] = [];
  const count = await controls.evaluate((all) => all.length);
  for (let at = 0; at < count; at++) {
    const edges: Edge[] = await controls.evaluate((all, at) => {
      const element = all[at] as HTMLElement;
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const name = `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
      const along = [0.25, 0.5, 0.75];
      // What is covered or cut off is not measured.
      const seen = ([x, y]: [number, number]) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && (element.contains(there) || there.contains(element));
      };
      const style = getComputedStyle(element);
      const edge = (side: 'Top' | 'Bottom' | 'Left' | 'Right', out: Edge['out'], points: Edge['points']): Edge => ({
        name,
        out,
        points: style[`border${side}Width`] === '0px' ? [] : points.filter(seen),
      });
      return [
        edge(
          'Top',
          [0, -1],
          along.map((share) => [left + share * width, top]),
        ),
        edge(
          'Bottom',
          [0, 1],
          along.map((share) => [left + share * width, bottom - 1]),
        ),
        edge(
          'Left',
          [-1, 0],
          along.map((share) => [left, top + share * height]),
        ),
        edge(
          'Right',
          [1, 0],
          along.map((share) => [right - 1, top + share * height]),
        ),
      ];
    }, at);
    const points = edges.flatMap((edge) => edge.points);
    const boxes = points.map(([x, y]) => ({ x: x - OUTSIDE, y: y - OUTSIDE, width: 2 * OUTSIDE, height: 2 * OUTSIDE }));
    const seen = boxes.length ? await captureViewport(page, boxes) : undefined;
    if (!seen) continue;
    const pixel = (x: number, y: number) => {
      const [column, row] = [Math.floor(x) - seen.left, Math.floor(y) - seen.top];
      if (column < 0 || row < 0 || column >= seen.width || row >= seen.height) return;
      return [...seen.data.subarray((row * seen.width + column) * 4).subarray(0, 4)] as Parameters<typeof contrast>[0];
    };
    const ratios = edges.flatMap(({ out: [dx, dy], points }) =>
      points.flatMap(([x, y]) => {
        const ground = pixel(x + OUTSIDE * dx, y + OUTSIDE * dy);
        if (!ground) return [];
        const steps = [2, 1, 0, -1, -2];
        const line = steps.map((step) => pixel(x + step * dx, y + step * dy)).filter((one) => one !== undefined);
        return Math.max(...line.map((one) => contrast(one, ground)));
      }),
    );
    const least = Math.min(...ratios);
    if (least < LEAST)
      found.push(`the outline of ${edges[0]?.name} has a contrast of ${least.toFixed(1)} : 1 with what is around it`);
  }
  await page.evaluate(() => scrollTo(0, 0));
  return found;
}
