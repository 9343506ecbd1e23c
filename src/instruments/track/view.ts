import { view } from '../kit/instrument.ts';
import { bar, cells, curve, dot, icons, label, type Mark, scale } from '../kit/marks.ts';
import { bestOf, ROAD, runOf, track } from './model.ts';

/** The town, in metres, with a street every two hundred. */
const [WIDE, HIGH, BLOCK] = [3000, 1200, 200];
const x = scale(0, WIDE, 1.5, 96);
const y = scale(0, HIGH, 1, 99);
const STREET = 22;
/** The magnifying glass over a hundred metres of road: its position, and the metres it shows. */
const LENS = { x: 1.5, y: 60, w: 24, h: 39, metres: 100 };
/** More points than this are drawn as a line. */
const MOST = 150;

const BUS = {
  box: [40, 30] as [number, number],
  path: 'M2 3H36Q38 3 38 6V24H2ZM5 7V14H12V7ZM14.5 7V14H21.5V7ZM24 7V14H31V7ZM33 7V20H36V7ZM7 25A4 4 0 0 1 15 25A4 4 0 0 1 7 25M26 25A4 4 0 0 1 34 25A4 4 0 0 1 26 25',
};

type Place = [number, number];
const onMap = ([mx, my]: Place): Place => [x(mx), y(my)];
/** The error of each report, to the side and along the road: pseudo-random, the same at every visit. */
const errorOf = (i: number) => ((Math.sin(i * 12.9898 + 1) * 43758.5453) % 1) * 1.6;

export default view({
  plan: track,
  shape: 'wide',
  handles: [
    {
      dial: 'every',
      along: 'both',
      at(state) {
        const [, second] = runOf(state).points;
        return second && onMap([second[0], second[1]]);
      },
    },
  ],
  show(state, words, { unit, written }) {
    const { driven, apart, points, said } = runOf(state);
    const off = ((said - driven) / driven) * 100;
    const tone = Math.abs(off) <= 1 ? 'data' : 'accent';
    const way = points.length > MOST ? ROAD : points;
    const roads = ROAD.slice(1).map((to, i): [number, number, number, number] => {
      const from = ROAD[i] ?? to;
      const [left, right] = [Math.min(from[0], to[0]) - STREET, Math.max(from[0], to[0]) + STREET];
      const [top, foot] = [Math.min(from[1], to[1]) - STREET, Math.max(from[1], to[1]) + STREET];
      return [x(left), y(top), x(right) - x(left), y(foot) - y(top)];
    });
    const blocks = Array.from({ length: (WIDE / BLOCK) * (HIGH / BLOCK) }, (_, i): Place => {
      const across = WIDE / BLOCK;
      return [(i % across) * BLOCK, Math.floor(i / across) * BLOCK];
    }).filter(([left, top]) => left >= 800 || top < 600);
    // In the magnifying glass: the road along the middle, and the reports with their errors.
    const [along, aside] = [LENS.w / LENS.metres, LENS.h / 62];
    const middle = LENS.y + LENS.h / 2;
    const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));
    const near = Array.from(
      { length: Math.floor(LENS.metres / apart) + 1 },
      (_, i): Place => [
        clamp(LENS.x + (i * apart + errorOf(i + 40) * state.error * 0.7) * along, LENS.x, LENS.x + LENS.w),
        clamp(middle + errorOf(i) * state.error * 0.7 * aside, LENS.y + 1, LENS.y + LENS.h - 1),
      ],
    );
    const marks: Mark[] = [
      cells(
        blocks.map(([left, top]) => [
          x(left + 34),
          y(top + 34),
          x(left + BLOCK - 34) - x(left + 34),
          y(top + BLOCK - 34) - y(top + 34),
        ]),
        'soft',
      ),
      cells(roads, 'ghost'),
      curve(way.map(onMap), tone),
      ...(points.length > MOST ? [] : points.map((point) => dot(onMap(point), points.length > 60 ? 3 : 5, tone))),
      icons(BUS, [[93, y(1000) - 8, 7, 8]], 'text'),
      bar(LENS.x, LENS.y, LENS.w, LENS.h, 'soft'),
      bar(LENS.x, middle - 5 * aside, LENS.w, 10 * aside, 'ghost'),
      ...(near.length > 1
        ? [curve(near, tone), ...near.map((point) => dot(point, 3, tone))]
        : [
            curve(
              [
                [LENS.x, middle],
                [LENS.x + LENS.w, middle],
              ],
              tone,
              { dashed: true },
            ),
          ]),
      label([LENS.x, LENS.y + 5], words.lens, { nudge: [8, 3], tone: 'quiet' }),
    ];
    const kilometres = (metres: number) => written(metres / 1000, 2);
    const best = bestOf(state);
    const sentence = points.length === 2 ? 'ends' : off > 1 ? 'long' : off < -1 ? 'short' : 'fair';
    return {
      readings: {
        said: `${kilometres(said)}${unit(' km')}`,
        off: `${off > 0.05 ? '+' : ''}${written(off, 1)}%`,
        reports: written(3600 / state.every, 0),
      },
      said: {
        case: sentence,
        with: {
          said: kilometres(said),
          driven: kilometres(driven),
          apart: Math.round(apart),
          lost: Math.round(Math.abs(driven - said)),
          reports: 3600 / state.every,
          best,
        },
      },
      marks,
    };
  },
});
