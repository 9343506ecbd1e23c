import { view } from '../kit/instrument.ts';
import { bar, cells, type Icon, icons, label, line, type Mark, type Tone } from '../kit/marks.ts';
import { LIST, quarterOf, slips, WEEKS, weeksOf } from './model.ts';

/** The board: the positions for a slip, and the faults that one drawn slip represents. */
const COLUMNS = 16;
const ROWS = 6;
const PLACES = COLUMNS * ROWS;
const EACH = 2;
const [TOP, FOOT] = [11, 98];

const PIN = 'M13 3.5A3 3 0 0 1 19 3.5A3 3 0 0 1 13 3.5';
const box: [number, number] = [32, 36];
/** A slip is tilted slightly to the left or to the right. */
const SLIPS: Icon[] = [
  {
    box,
    path: `${PIN}M3 9 27 7 29 34 9 35.6 4.5 31.6ZM7.6 14.6 7.8 16.8 23.6 15.5 23.4 13.3ZM8 20.4 8.2 22.6 19 21.7 18.8 19.5Z`,
  },
  {
    box,
    path: `${PIN}M5 7 29 9 27.5 31.6 23 35.6 3 34ZM8.6 13.3 8.4 15.5 24.2 16.8 24.4 14.6ZM8 19.5 7.8 21.7 18.6 22.6 18.8 20.4Z`,
  },
];
/** Positions in the order of use: scattered, the same at every visit. 37 and 96 have no factor in common. */
const placeOf = (i: number): [number, number, number, number] => {
  const at = (i * 37 + 11) % PLACES;
  const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
  const [wide, high] = [98 / COLUMNS, (FOOT - TOP - 2) / ROWS];
  return [1 + column * wide + 0.3, TOP + 1 + row * high + ((column * 5) % 3) * 0.5, wide - 0.6, high - 1.8];
};

export default view({
  plan: slips,
  shape: 'beside',
  show(crew, words, { written }) {
    const weeks = weeksOf(crew);
    const plain = weeksOf({ ...crew, broken: 0 });
    const quarter = quarterOf(crew);
    const made = (crew.repairs * crew.broken) / 10;
    const own = Math.round(quarter.own / EACH);
    const open = Math.min(PLACES, Math.round(quarter.open / EACH));
    const done = Math.min(PLACES, open + Math.round(quarter.done / EACH));
    const pinned = (first: number, last: number, tone: Tone): Mark[] =>
      SLIPS.map((slip, side) =>
        icons(
          slip,
          Array.from({ length: last - first }, (_, i) => first + i)
            .filter((i) => i % 2 === side)
            .map(placeOf),
          tone,
        ),
      );
    const key = (x: number, text: string, tone: Tone): Mark[] => [
      { ...cells([[x, 1.6, 1.4, 4.4]], tone), caption: text },
      label([x + 1.4, 5.6], text, { nudge: [6, 0] }),
    ];
    const in10 = (value: number) => written(value, value < 10 ? 1 : 0);
    const sentence = crew.repairs <= crew.fresh ? 'short' : weeks > 1e6 ? 'self' : crew.broken ? 'slow' : 'tested';
    return {
      readings: {
        weeks: weeks > 1e6 ? words.never : in10(weeks),
        open: written(quarter.open, 0),
        own: written(made, made % 1 ? 1 : 0),
      },
      said: {
        case: sentence,
        with: {
          list: LIST,
          repairs: crew.repairs,
          fresh: crew.fresh,
          weeks: weeks > 1e6 ? '' : in10(weeks),
          plain: plain > 1e6 ? '' : in10(plain),
          own: written(made, made % 1 ? 1 : 0),
          enough: crew.fresh + 1,
        },
      },
      marks: [
        ...key(0, words.open, 'data'),
        ...key(19, words.own, 'accent'),
        label([100, 5.6], `${words.week} ${WEEKS}`, { anchor: 'end', roomy: true }),
        bar(0, TOP, 100, FOOT - TOP, 'ghost'),
        ...[TOP, FOOT].map((y) => line([0, y], [100, y], 'quiet', { thick: true })),
        ...[0, 100].map((x) => line([x, TOP], [x, FOOT], 'quiet', { thick: true })),
        ...pinned(open, done, 'ghost'),
        ...pinned(own, open, 'data'),
        ...pinned(0, own, 'accent'),
      ],
    };
  },
});
