import { expect, test } from '@playwright/test';
import { startsOf } from '../../src/instruments/kit/dial.ts';
import { withoutPictures } from '../site-pages.ts';
import { modelPages, openModel, type Placed, placed, stageOf } from './model-pages.ts';
import { pagesToCheck } from './selection.ts';

const along = ({ view }: Placed) => view.handles?.[0]?.along;
/** One of each shape of drawing and of each way to drag it. */
const sample = placed
  .filter(
    (one, at) =>
      placed.findIndex(({ view }) => view.shape === one.view.shape) === at ||
      placed.findIndex((other) => along(other) === along(one)) === at,
  )
  .map(({ path }) => path);
const checked = pagesToCheck(modelPages, sample);

test('at 1440 x 900 the stage of every model fits 760 px; at 390 px the sentence follows the drawing', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await withoutPictures(page);
  const wrong: string[] = [];
  for (const address of checked) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const stage = stageOf(page);
    const height = await stage.evaluate((figure) => figure.getBoundingClientRect().height);
    if (height > 760) wrong.push(`${address}: ${Math.round(height)} px`);
    const isOpen = await page.locator('[data-calculation]').evaluate((details: HTMLDetailsElement) => details.open);
    if (isOpen) wrong.push(`${address}: the calculation is open`);
    await page.setViewportSize({ width: 390, height: 844 });
    const gap = await stage.evaluate((figure) => {
      const [picture, sentence] = [figure.firstElementChild, figure.querySelector('figcaption')];
      return (sentence?.getBoundingClientRect().top ?? 0) - (picture?.getBoundingClientRect().bottom ?? 0);
    });
    if (!(gap >= 0 && gap <= 40)) wrong.push(`${address}: ${Math.round(gap)} px between drawing and sentence`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > 390) wrong.push(`${address}: ${wide} px wide`);
  }
  expect(wrong).toEqual([]);
});

test('no two labels of a drawing overlap, with its defaults, its presets and each slider at its ends', async ({
  page,
}) => {
  test.setTimeout(900_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const wrong: string[] = [];
  for (const address of checked) {
    const stage = await openModel(page, address);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const found = await stage.evaluate(async (figure) => {
        const overlaps = () => {
          const texts = [...(figure.firstElementChild?.querySelectorAll('text') ?? [])]
            .map((text) => ({ words: text.textContent, box: text.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0);
          return texts.flatMap(({ words, box }, i) =>
            texts.slice(i + 1).flatMap((other) => {
              const x = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
              const y = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
              // A line of text is higher than its letters.
              return x > 1 && y > 8 ? [`"${words}" and "${other.words}"`] : [];
            }),
          );
        };
        const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        const put = (input: HTMLInputElement, value: string) => {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
          input.dispatchEvent(new Event('input', { bubbles: true }));
        };
        const all = overlaps().map((pair) => `at first: ${pair}`);
        for (const input of figure.querySelectorAll<HTMLInputElement>('input[type=range]')) {
          const { value, min, max } = input;
          for (const end of [min, max]) {
            put(input, end);
            await drawn();
            await drawn();
            all.push(...overlaps().map((pair) => `${input.name} ${end}: ${pair}`));
          }
          put(input, value);
          await drawn();
        }
        for (const button of figure.querySelectorAll<HTMLElement>('ul button')) {
          button.click();
          await drawn();
          await drawn();
          all.push(...overlaps().map((pair) => `${button.textContent}: ${pair}`));
        }
        return all;
      });
      wrong.push(...found.map((one) => `${address}, ${width} px, ${one}`));
    }
  }
  expect(wrong).toEqual([]);
});

const dragged = placed.filter(({ path, view }) => view.handles?.length && checked.includes(path));

test('every handle is where the drawing has it, at six widths', async ({ page }) => {
  test.setTimeout(240_000);
  const wrong: string[] = [];
  for (const { path, view } of dragged) {
    const stage = await openModel(page, path);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await stage.evaluate((figure) => {
        const box = (element: Element | null) => {
          const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
          return { x, y, width, height };
        };
        const handles = [...figure.querySelectorAll('[data-handle]')];
        return {
          drawing: box(figure.querySelector('[role=img]')),
          handles: handles.map((one) => ({
            dial: one.getAttribute('data-handle'),
            touch: getComputedStyle(one).touchAction,
            ...box(one.querySelector('circle')),
          })),
        };
      });
      for (const handle of view.handles ?? []) {
        const place = handle.at(startsOf(view.plan.dials));
        if (!place) continue;
        const drawn = boxes.handles.find(({ dial }) => dial === handle.dial);
        const [dx, dy] = [
          (drawn?.x ?? 0) + (drawn?.width ?? 0) / 2 - boxes.drawing.x - (place[0] / 100) * boxes.drawing.width,
          (drawn?.y ?? 0) + (drawn?.height ?? 0) / 2 - boxes.drawing.y - (place[1] / 100) * boxes.drawing.height,
        ];
        const what = `${path}, ${handle.dial}, ${width} px`;
        if (!(Math.hypot(dx, dy) <= 1)) wrong.push(`${what}: ${Math.round(dx)}, ${Math.round(dy)} px off`);
        if (Math.round(drawn?.width ?? 0) < 44) wrong.push(`${what}: ${drawn?.width} px wide`);
        if (drawn?.touch !== (handle.along === 'x' ? 'pan-y' : 'none')) wrong.push(`${what}: ${drawn?.touch}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
