import { view } from '../kit/instrument.ts';
import { bar, cells, curve, dot, icons, label, type Mark } from '../kit/marks.ts';
import { faultsOf, tree } from './model.ts';

type Cell = [number, number, number, number];
type Point = [number, number];

/** Where the branches leave the trunk. */
const FORK: Point = [50, 74];
/** Horizontal distances in the crown are scaled by this, because the drawing is wider than high. */
const WIDE = 0.5;

const LEAF = { box: [20, 24] as [number, number], path: 'M10 0Q20 8 18 15 16 21 11 22V24H9V22Q4 21 2 15 0 8 10 0Z' };

/** The end of each branch, on three arcs in turn, so that the whole crown is filled. */
function endOf(i: number, count: number): Point {
  const angle = Math.PI * (0.03 + (0.94 * (i + 0.5)) / count);
  const reach = [0.94, 0.56, 0.76][i % 3] ?? 1;
  return [FORK[0] - 44 * reach * Math.cos(angle), FORK[1] - 4 - 62 * reach * Math.sin(angle)];
}
/** The indirect dependencies of a part are in a spiral around it. */
function leafOf([x, y]: Point, k: number): Point {
  const angle = k * 2.4;
  const r = 2.6 + 1.15 * Math.sqrt(k) * 1.5;
  return [x + r * WIDE * Math.cos(angle), y - r * Math.sin(angle)];
}

export default view({
  plan: tree,
  shape: 'wide',
  show(state, words, { written }) {
    const { parts, most, open, hidden, clean } = faultsOf(state);
    const { chosen, brought } = state;
    const picked = `${words.chosen}: ${chosen}`;
    const ends = Array.from({ length: chosen }, (_, i) => endOf(i, chosen));
    const all = ends.flatMap((end) => [
      { at: end, isChosen: true },
      ...Array.from({ length: brought }, (_, k) => ({ at: leafOf(end, k), isChosen: false })),
    ]);
    // Faults are scattered: the stride has no factor in common with the number of parts, so each part comes up once.
    const stride = [97, 89, 83].find((one) => parts % one !== 0) ?? 79;
    const faulty = new Set(
      Array.from({ length: Math.min(parts, Math.round(open)) }, (_, i) => (i * stride + 13) % parts),
    );
    const soundParts = all.filter((_, i) => !faulty.has(i));
    const faultyParts = all.filter((_, i) => faulty.has(i));
    const branches = ends.map(([x, y]): Mark => {
      // Up along the trunk first, then out.
      const bend: Point = [FORK[0] + (x - FORK[0]) * 0.25, FORK[1] + (y - FORK[1]) * 0.75];
      return curve(
        Array.from({ length: 9 }, (_, i): Point => {
          const t = i / 8;
          const mix = (from: number, over: number, to: number) =>
            (1 - t) ** 2 * from + 2 * t * (1 - t) * over + t ** 2 * to;
          return [mix(FORK[0], bend[0], x), mix(FORK[1], bend[1], y)];
        }),
        'rule',
      );
    });
    const monthly = faultsOf({ ...state, every: 1 });
    const sentence = brought === 0 ? 'bare' : open < 0.5 ? 'clean' : open < 5 ? 'few' : 'stale';
    const some = (value: number) => written(value, value < 10 ? 1 : 0);
    return {
      readings: { parts: written(parts, 0), open: some(open), clean: `${Math.round(clean * 100)} / 100` },
      said: {
        case: sentence,
        with: {
          parts,
          chosen,
          brought,
          every: state.every,
          open: some(open),
          most: some(most),
          hidden: Math.round(hidden * 100),
          clean: Math.round(clean * 100),
          monthly: some(monthly.open),
          days: Math.round(monthly.clean * 100),
        },
      },
      marks: [
        ...branches,
        // The trunk and the ground.
        curve(
          [
            [48.9, 94],
            [49.6, FORK[1]],
            [50.4, FORK[1]],
            [51.1, 94],
          ],
          'quiet',
          { filled: true },
        ),
        bar(0, 94, 100, 0.5, 'quiet'),
        cells(
          soundParts.flatMap(({ at: [x, y], isChosen }): Cell[] => (isChosen ? [] : [[x - 0.28, y - 0.7, 0.56, 1.4]])),
          'text',
        ),
        ...soundParts.flatMap(({ at, isChosen }) => (isChosen ? [dot(at, 5, 'data')] : [])),
        ...(faultyParts.length
          ? [
              icons(
                LEAF,
                faultyParts.map(({ at: [x, y] }): Cell => [x - 1.6, y - 3, 3.2, 6]),
                'accent',
              ),
            ]
          : []),
        { ...dot([1, 3], 5, 'data'), caption: picked },
        label([1, 4.6], picked, { nudge: [12, 0] }),
        label([100, 4.6], `${words.brought}: ${parts - chosen}`, { anchor: 'end' }),
        label([52, 91], words.product, { nudge: [6, 0] }),
        label([0, 91], `${words.fault}: ${some(open)}`, { tone: 'accent' }),
      ],
    };
  },
});
