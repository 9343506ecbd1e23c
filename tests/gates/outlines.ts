import type { JSHandle, Page } from '@playwright/test';
import { captureViewport } from './capture.ts';
import { type Colour, contrast } from './contrast.ts';

/** WCAG's contrast of anything that can be pressed or filled in with what is around it. */
const LEAST = 3;
/** How far outside of the box the ground is read, and how far to both sides of its edge the outline is looked for. */
const OUTSIDE = 3;

interface Edge {
  /** A step from the edge outwards. */
  out: [x: number, y: number];
  points: [x: number, y: number][];
}

/** Every control with an outline of its own. */
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

/** A control whose edges are visible on the screen. */
interface Outline {
  /** Index of the control. */
  control: number;
  name: string;
  edges: Edge[];
}

/** Scrolls to the control `lead`, and finds the edges of it and of every other one that is fully visible then. */
const edgesOf = (controls: JSHandle<HTMLElement[]>, waiting: number[], lead: number): Promise<Outline[]> =>
  controls.evaluate(
    (all, { waiting, lead }) => {
      const MARGIN = 8;
      // Just below the header, so that as many others as possible are visible too; on a phone below the drawing that sticks to it.
      all[lead]?.scrollIntoView({ block: 'start', inline: 'center' });
      const below = innerHeight * (innerWidth < 768 ? 0.5 : 0.25);
      scrollBy(0, -below - MARGIN);
      return waiting.flatMap((control) => {
        const element = all[control];
        if (!element) return [];
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        const isVisible =
          top >= below && bottom < innerHeight - MARGIN && left >= MARGIN && right < innerWidth - MARGIN;
        if (control !== lead && !isVisible) return [];
        const name = `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
        const along = [0.25, 0.5, 0.75];
        // What is covered or cut off is not measured.
        const seen = ([x, y]: [number, number]) => {
          const there = document.elementFromPoint(x, y);
          return there !== null && (element.contains(there) || there.contains(element));
        };
        const style = getComputedStyle(element);
        const edge = (side: 'Top' | 'Bottom' | 'Left' | 'Right', out: Edge['out'], points: Edge['points']): Edge => ({
          out,
          points: style[`border${side}Width`] === '0px' ? [] : points.filter(seen),
        });
        const across = along.map((share) => left + share * width);
        const down = along.map((share) => top + share * height);
        return {
          control,
          name,
          edges: [
            edge(
              'Top',
              [0, -1],
              across.map((x) => [x, top]),
            ),
            edge(
              'Bottom',
              [0, 1],
              across.map((x) => [x, bottom - 1]),
            ),
            edge(
              'Left',
              [-1, 0],
              down.map((y) => [left, y]),
            ),
            edge(
              'Right',
              [1, 0],
              down.map((y) => [right - 1, y]),
            ),
          ],
        };
      });
    },
    { waiting, lead },
  );

/** Every outline of a control that can hardly be seen, in the part of the page that a selector names. */
export async function faintOutlines(page: Page, scope: string): Promise<string[]> {
  const controls = await controlsIn(page, scope);
  const found: string[] = [];
  const waiting = new Set(Array.from({ length: await controls.evaluate((all) => all.length) }, (_, at) => at));
  for (const lead of waiting) {
    const measured = await edgesOf(controls, [...waiting], lead);
    for (const { control } of measured) waiting.delete(control);
    const edges = measured.flatMap((one) => one.edges);
    const points = edges.flatMap((edge) => edge.points);
    const boxes = points.map(([x, y]) => ({ x: x - OUTSIDE, y: y - OUTSIDE, width: 2 * OUTSIDE, height: 2 * OUTSIDE }));
    const seen = boxes.length ? await captureViewport(page, boxes) : undefined;
    if (!seen) continue;
    const pixel = (x: number, y: number) => {
      const [column, row] = [Math.floor(x) - seen.left, Math.floor(y) - seen.top];
      if (column < 0 || row < 0 || column >= seen.width || row >= seen.height) return;
      return [...seen.data.subarray((row * seen.width + column) * 4).subarray(0, 4)] as Colour;
    };
    for (const { name, edges } of measured) {
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
        found.push(`the outline of ${name} has a contrast of ${least.toFixed(1)} : 1 with what is around it`);
    }
  }
  await page.evaluate(() => scrollTo(0, 0));
  return found;
}
