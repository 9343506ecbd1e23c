import { written } from '../kit/dial.ts';
import { view } from '../kit/instrument.ts';
import { bar, cells, icons, label } from '../kit/marks.ts';
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
    const people = Array.from({ length: TEAM }, (_, i): [number, number, number, number] => [
      i * (100 / TEAM) + 2,
      79,
      100 / TEAM - 4,
      21,
    ]);
    const gone = Math.min(TEAM, Math.ceil(away - 1e-9));
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
        icons(PERSON, people.slice(gone), 'text'),
        icons(PERSON, people.slice(0, gone), 'accent'),
      ],
    };
  },
});
