import { view } from '../kit/instrument.ts';
import { bar, cells, curve, icons, label, line, type Mark } from '../kit/marks.ts';
import { cloud, revisionOf } from './model.ts';

/** Blocks of a quarter hour in view, and the one in which the cloud arrives. The longest refiling ends 30 blocks after it. */
const BLOCKS = 32;
const ARRIVES = 2;
const WIDTH = 100 / BLOCKS;
/** Output under the cloud, as a share of full sun. */
const SHADE = 0.36;

const PANEL = { box: [24, 16] as [number, number], path: 'M5 1H23L19 11H1ZM9.6 11.6H11.4V16H9.6Z' };
const SUN =
  'M-15 0A15 15 0 0 1 15 0A15 15 0 0 1-15 0M-1.5-26H1.5V-20H-1.5ZM-1.5 20H1.5V26H-1.5ZM-26-1.5H-20V1.5H-26ZM20-1.5H26V1.5H20Z';

/** How far down the cloud reaches. */
const BASE = 21;
/** The round bumps along the top of the cloud: position, half width and height, as fractions of the cloud. */
const HEAPS = [
  [0.16, 0.16, 0.5],
  [0.38, 0.22, 0.9],
  [0.62, 0.2, 1],
  [0.84, 0.16, 0.6],
] as const;
/** The y position of the filed schedule while it is low. */
const LOW = 74 + 19 * (1 - SHADE);

function outline(from: number, to: number): [number, number][] {
  const points = Array.from({ length: 81 }, (_, i): [number, number] => {
    const t = i / 80;
    const rise = HEAPS.map(([at, half, high]) => high * Math.sqrt(Math.max(0, 1 - ((t - at) / half) ** 2)));
    return [from + t * (to - from), BASE - 18 * Math.max(...rise)];
  });
  return [[from, BASE], ...points, [to, BASE]];
}

export default view({
  plan: cloud,
  shape: 'beside',
  handles: [
    { dial: 'cloud', along: 'x', at: ({ cloud: blocks }) => [(ARRIVES + blocks) * WIDTH, BASE] },
    { dial: 'late', along: 'x', at: ({ late }) => [(ARRIVES + late) * WIDTH, LOW] },
    { dial: 'filed', along: 'x', at: ({ late, filed }) => [(ARRIVES + late + filed) * WIDTH, LOW] },
  ],
  show(day, words, { written }) {
    const { alone, short, over, even, ends } = revisionOf(day);
    const revised = short + over;
    const blocks = Array.from({ length: BLOCKS }, (_, i) => i);
    const shaded = (i: number) => i >= ARRIVES && i < ARRIVES + day.cloud;
    const holds = (i: number) => i >= ARRIVES + day.late && i < ARRIVES + ends;
    const left = ARRIVES * WIDTH;
    const right = (ARRIVES + day.cloud) * WIDTH;
    /** A field of panels with its output above, in marigold where that differs from the schedule. */
    const field = (top: number, low: (i: number) => boolean): Mark[] => {
      const height = 19;
      const foot = top + height;
      const column = (i: number, from: number, to: number): [number, number, number, number] => [
        i * WIDTH + 0.25,
        foot - to * height,
        WIDTH - 0.5,
        (to - from) * height,
      ];
      const wrong = blocks.filter((i) => shaded(i) !== low(i));
      const place = (i: number): [number, number, number, number] => [i * WIDTH, foot + 0.6, WIDTH, 5.4];
      return [
        bar(left, top, right - left, height + 6, 'ghost'),
        cells(
          blocks.map((i) => column(i, 0, shaded(i) || low(i) ? SHADE : 1)),
          'data',
        ),
        cells(
          wrong.map((i) => column(i, SHADE, 1)),
          'accent',
        ),
        icons(PANEL, blocks.map(place), 'text'),
        // The filed schedule.
        ...blocks.map((i) => {
          const y = foot - (low(i) ? SHADE : 1) * height;
          return line([i * WIDTH, y], [(i + 1) * WIDTH, y], 'text', { thick: true });
        }),
      ];
    };
    const sentence =
      day.late >= day.cloud
        ? 'gone'
        : revised === 0
          ? 'exact'
          : revised > alone
            ? 'worse'
            : revised === alone
              ? 'even'
              : 'better';
    return {
      readings: { alone: written(alone, 0), revised: written(revised, 0), even: written(even, even % 1 ? 1 : 0) },
      said: {
        case: sentence,
        with: { cloud: day.cloud, late: day.late, filed: day.filed, short, over, revised, even: Math.floor(even) + 1 },
      },
      marks: [
        { is: 'glyph', at: [94, 10], path: SUN, tone: 'text' },
        curve(outline(Math.max(0, left - 3), right + 3), 'quiet', { filled: true }),
        label([0, 31], `${words.alone}: ${alone}`),
        ...field(35, () => false),
        label([0, 70], `${words.revised}: ${revised}`),
        ...field(74, holds),
      ],
    };
  },
});
