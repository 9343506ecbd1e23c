import { view } from '../kit/instrument.ts';
import { cells, curve, dot, label, line, type Mark, pointer, rule, scale } from '../kit/marks.ts';
import { SOLD, shelf, shelfOf, TEAM } from './model.ts';

type Cell = [number, number, number, number];

/** Years after launch across; versions above, the team below. */
const YEARS = shelf.dials.year.to;
const x = scale(0, YEARS);
const [TOP, FOOT] = [15, 49];
const TALLEST_ROW = 6;
/** Each engineer is a line in one of two bands: the old product above, the next one below. */
const OLD = scale(0, TEAM - 1, 59, 67);
const NEXT = scale(0, TEAM - 1, 75, 83);
/** How long the drawn line takes from one band to the other, in years. */
const CROSSING = 0.3;
const AXIS = 91;

export default view({
  plan: shelf,
  shape: 'beside',
  handles: [{ dial: 'year', along: 'x', at: ({ year }) => [x(year), AXIS] }],
  series(state, words, { written }) {
    const years = Array.from({ length: YEARS + 1 }, (_, year) => year);
    return {
      columns: [words.year, words.versions, words.away],
      rows: years.map((year) => {
        const { alive, away } = shelfOf({ ...state, year });
        return [String(year), String(alive.length), written(away, 1)];
      }),
    };
  },
  show(state, words, { written }) {
    const { out, alive, away, peak, back } = shelfOf(state);
    const all = shelfOf({ ...state, year: SOLD / 12 }).out.filter((month) => month < SOLD);
    const row = Math.min(TALLEST_ROW, (FOOT - TOP) / all.length);
    const now = state.year;
    const boxOf = (month: number, i: number): Cell => [x(month / 12), TOP + i * row, x(state.support) - 0.2, row * 0.8];
    const boxes = all.map((month, i) => ({ month, box: boxOf(month, i) }));
    const where = (is: (month: number) => boolean) => boxes.filter(({ month }) => is(month)).map(({ box }) => box);
    // An engineer moves to the old product in the month in which the others are not enough.
    const months = Array.from({ length: YEARS * 12 + 1 }, (_, month) => shelfOf({ ...state, year: month / 12 }).away);
    const engineers = Array.from({ length: TEAM }, (_, i) => {
      const busy = months.flatMap((need, month) => (need > i + 1e-9 ? [month / 12] : []));
      return { i, from: busy[0], to: busy.at(-1) };
    });
    const path = ({ i, from, to }: (typeof engineers)[number]): Mark[] => {
      if (from === undefined || to === undefined) return [line([0, NEXT(i)], [100, NEXT(i)], 'data', { thick: true })];
      const up = Math.max(0, from - CROSSING);
      const down = Math.min(YEARS, to + CROSSING);
      return [
        ...(up > 0 ? [line([0, NEXT(i)], [x(up), NEXT(i)], 'data', { thick: true })] : []),
        curve(
          [
            [x(up), from > 0 ? NEXT(i) : OLD(i)],
            [x(from), OLD(i)],
            [x(to), OLD(i)],
            [x(down), NEXT(i)],
          ],
          'accent',
        ),
        line([x(down), NEXT(i)], [100, NEXT(i)], 'data', { thick: true }),
      ];
    };
    const isOld = ({ from, to }: (typeof engineers)[number]) =>
      from !== undefined && to !== undefined && from <= now && now <= to;
    const sentence = alive.length === 0 ? 'done' : away > TEAM ? 'over' : now * 12 < SOLD ? 'selling' : 'tail';
    return {
      readings: {
        alive: written(alive.length, 0),
        away: `${written(away, 1)} / ${TEAM}`,
        back: written(back, 1),
      },
      said: {
        case: sentence,
        with: {
          alive: alive.length,
          away: written(away, 1),
          peak: written(peak, 1),
          back: written(back, 1),
          year: written(now, now % 1 ? 1 : 0),
          team: TEAM,
          after: written(back - SOLD / 12, 1),
        },
      },
      marks: [
        label([0, 5], words.versions),
        cells(
          where((month) => !out.includes(month)),
          'ghost',
        ),
        cells(
          where((month) => out.includes(month) && !alive.includes(month)),
          'rule',
        ),
        cells(
          where((month) => alive.includes(month)),
          'data',
        ),
        // The release of each version.
        cells(
          boxes
            .filter(({ month }) => out.includes(month))
            .map(({ box: [left, top, , high] }) => [left, top, 0.7, high]),
          'text',
        ),
        ...engineers.flatMap(path),
        line([x(now), 13], [x(now), AXIS], 'text', { thick: true }),
        label([0, OLD(0)], `${words.away}: ${written(away, 1)}`, { tone: 'accent', nudge: [0, -9], halo: true }),
        label([0, AXIS], words.next, { tone: 'data', nudge: [0, -6], halo: true }),
        ...engineers.map((one) => dot([x(now), isOld(one) ? OLD(one.i) : NEXT(one.i)], 3.5, 'text')),
        pointer([x(now), 13], 'down', 'text'),
        ...rule(
          Array.from({ length: YEARS / 2 + 1 }, (_, i) => ({
            at: x(i * 2),
            text: i ? String(i * 2) : words.year,
          })),
          AXIS,
        ),
      ],
    };
  },
});
