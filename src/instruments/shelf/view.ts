import { written } from '../kit/dial.ts';
import { view } from '../kit/instrument.ts';
import { bar, cells, label, stencil } from '../kit/marks.ts';
import { SOLD, shelf, shelfOf, TEAM } from './model.ts';

/** Four shelves, one for each year of sale; a box stands where its month is. */
const SHELVES = 4;
const [TOP, FOOT] = [3, 66];
const HIGH = (FOOT - TOP) / SHELVES;
const MONTH = 100 / (SOLD / SHELVES);

const PERSON = {
  box: [28, 44] as [number, number],
  path: 'M8 8A6 6 0 0 1 20 8A6 6 0 0 1 8 8M2 44V26Q2 17 14 17T26 26V44Z',
};
/** Where a body begins and ends, across its picture. */
const BODY = [2 / 28, 26 / 28] as const;
const SEAT = 100 / TEAM;
const PEOPLE = Array.from({ length: TEAM }, (_, i): [number, number, number, number] => [
  i * SEAT + 2,
  79,
  SEAT - 4,
  21,
]);

export default view({
  plan: shelf,
  shape: 'beside',
  show(state, words) {
    const { out, alive, away, peak, back } = shelfOf(state);
    const boxOf = (month: number): [number, number, number, number] => {
      const row = Math.floor(month / 12);
      const width = Math.min(state.every, 3) * MONTH - 0.8;
      return [(month % 12) * MONTH + 0.3, TOP + row * HIGH + HIGH * 0.28, width, HIGH * 0.62];
    };
    // Ports and a lamp on the front of each box that is still supported.
    const front = alive.map(boxOf).flatMap(([x, y, w, h]): [number, number, number, number][] => [
      [x + w * 0.12, y + h * 0.62, w * 0.16, h * 0.2],
      [x + w * 0.36, y + h * 0.62, w * 0.16, h * 0.2],
      [x + w * 0.12, y + h * 0.2, w * 0.5, h * 0.14],
    ]);
    // Of the one who is partly away, only that part is marigold.
    const whole = Math.floor(Math.min(TEAM, away) + 1e-9);
    const [from = 100, , wide = 0] = PEOPLE[whole] ?? [];
    const [first, last] = BODY;
    const gone = from + (first + Math.max(0, away - whole) * (last - first)) * wide;
    const sentence = alive.length === 0 ? 'done' : away > TEAM ? 'over' : state.year * 12 < SOLD ? 'selling' : 'tail';
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
          year: written(state.year, state.year % 1 ? 1 : 0),
          team: TEAM,
          after: written(back - SOLD / 12, 1),
        },
      },
      marks: [
        ...Array.from({ length: SHELVES }, (_, i) => bar(0, TOP + (i + 1) * HIGH - HIGH * 0.1, 100, 0.9, 'quiet')),
        cells(out.filter((month) => !alive.includes(month)).map(boxOf), 'ghost'),
        cells(alive.map(boxOf), 'data'),
        cells(front, 'text'),
        label([0, 75], `${words.away}: ${written(away, 1)}`, { tone: 'accent' }),
        label([100, 75], words.next, { anchor: 'end' }),
        stencil(PERSON, PEOPLE, [cells([[gone, 78, 100 - gone, 22]], 'text'), cells([[0, 78, gone, 22]], 'accent')]),
      ],
    };
  },
});
