import { view } from '../kit/instrument.ts';
import { cells, label, type Mark, stencil, type Tone } from '../kit/marks.ts';
import { recall, recallOf, WEEK } from './model.ts';

/** The yard: a row for each of twelve shifts, and the number of cars that one drawn car represents. */
const ROWS = 12;
const COLUMNS = 16;
const EACH = WEEK / (ROWS * COLUMNS);
const TOP = 9;
/** The position of the lot in the week. */
const MIDDLE = 101;

const CAR = {
  box: [44, 18] as [number, number],
  path: 'M1 14V9.4Q1 8 3 7.6L10 6.2 15 1.6Q15.8 .8 17.4 .8H26.6Q28 .8 29 1.8L33.4 6.2 40.6 7.4Q43 7.9 43 10.4V14ZM13.4 6.2H20V2.6H17.3ZM21.8 6.2H30.4L27 2.9Q26.7 2.6 26 2.6H21.8ZM7 14a4 4 0 0 1 8 0a4 4 0 0 1-8 0M29 14a4 4 0 0 1 8 0a4 4 0 0 1-8 0',
};

type Place = [x: number, y: number, w: number, h: number];
/** A place in the yard, with a wider gap after every day. */
const placeOf = (i: number): Place => {
  const row = Math.floor(i / COLUMNS);
  const pitch = (100 - TOP - 5) / ROWS;
  return [((i % COLUMNS) * 100) / COLUMNS, TOP + row * pitch + Math.floor(row / 2), 100 / COLUMNS - 0.9, pitch - 1.4];
};
const all = Array.from({ length: ROWS * COLUMNS }, (_, i) => i);
const PLACES = all.map(placeOf);
/** Coloured areas behind the cars, up to the middle of the gaps. */
const paint = (those: number[], tone: Tone) =>
  cells(
    those.map(placeOf).map(([x, y, w, h]): Place => [x - 0.45, y - 0.7, w + 0.9, h + 1.4]),
    tone,
  );

export default view({
  plan: recall,
  shape: 'wide',
  handles: [
    {
      dial: 'lot',
      along: 'both',
      at({ lot }) {
        const [left, top, wide, high] = placeOf(Math.round(MIDDLE - lot / EACH / 2) + lot / EACH - 1);
        return [left + wide, top + high / 2];
      },
    },
  ],
  show(state, words, { written }) {
    const found = recallOf(state);
    const { lot } = state;
    const bad = lot / EACH;
    const first = Math.round(MIDDLE - bad / 2);
    const side = found.grain === WEEK ? ROWS * COLUMNS : Math.round(found.record / 2 / EACH);
    const isBad = (i: number) => i >= first && i < first + bad;
    const isListed = (i: number) => i >= first - side && i < first + bad + side;
    // Cars without an entry are spread out: 71 and 192 have no factor in common, so each position comes up once.
    const holes = new Set(
      all
        .map((i) => (i * 71 + 13) % all.length)
        .filter((i) => !isListed(i))
        .slice(0, Math.round(found.holes / EACH)),
    );
    const good = all.filter((i) => !isBad(i) && (isListed(i) || holes.has(i)));
    const left = all.filter((i) => !isListed(i) && !holes.has(i));
    const legend = (x: number, tone: 'accent' | 'data', text: string): Mark[] => [
      { ...cells([[x, 0.6, 0.9, 4.4]], tone), caption: text },
      label([x + 0.9, 4.4], text, { nudge: [7, 0] }),
    ];
    const finer = recallOf({ ...state, grain: Math.min(5, state.grain + 1) });
    const sentence =
      state.grain === 0
        ? 'week'
        : state.grain < 5
          ? found.holes > found.record
            ? 'holes'
            : 'record'
          : found.holes
            ? 'bare'
            : 'exact';
    return {
      readings: {
        called: written(found.called, 0),
        record: written(found.record, 0),
        holes: written(found.holes, 0),
      },
      said: {
        case: sentence,
        with: {
          lot,
          grain: found.grain,
          called: Math.round(found.called),
          record: found.record,
          holes: Math.round(found.holes),
          finer: finer.record,
          spared: Math.round(found.called - finer.called),
        },
      },
      marks: [
        ...legend(0, 'accent', words.bad),
        ...legend(30, 'data', words.good),
        cells(
          Array.from({ length: ROWS }, (_, row): Place => {
            const [, y, , h] = placeOf(row * COLUMNS);
            return [0, y + h + 0.15, 100, 0.35];
          }),
          'ghost',
        ),
        stencil(CAR, PLACES, [paint(left, 'ghost'), paint(good, 'data'), paint(all.filter(isBad), 'accent')]),
      ],
    };
  },
});
