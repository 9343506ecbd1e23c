import { view } from '../kit/instrument.ts';
import { bar, curve, icons, label, type Mark, pointer, type Tone } from '../kit/marks.ts';
import { MODELS, type Place, splitOf, sum, table, WORK } from './model.ts';

type Cell = [number, number, number, number];
type Point = [number, number];

const SHEET = {
  box: [20, 26] as [number, number],
  path: 'M1 1H15L19 5V25H1ZM4.5 9V10.8H15.5V9ZM4.5 13.4V15.2H15.5V13.4ZM4.5 17.8V19.6H11V17.8Z',
};

/** Curves lead from the two kinds of extra work at the top to three places below. */
const SOURCES = { harder: 27, wishes: 73 };
const SOURCE = 14;
const NAMES = 40;
const [TOP, FOOT] = [45, 99];
const PLACES = [
  { name: 'builder', left: 0, anchor: 'start', at: 0 },
  { name: 'wait', left: 35, anchor: 'middle', at: 50 },
  { name: 'you', left: 70, anchor: 'end', at: 100 },
] as const;
const WIDE = 30;
/** Columns and rows of sheets in a place: the first grid that fits them all is used. */
const GRIDS = [
  [4, 3],
  [5, 5],
  [6, 7],
  [8, 10],
] as const;

/** Sheets from the bottom up, the harder work first. */
function stacked({ harder, wishes }: Place, left: number, [columns, rows]: readonly [number, number]): Mark[] {
  const [across, down] = [WIDE / columns, (FOOT - TOP) / rows];
  const run = (from: number, count: number) =>
    Array.from({ length: count }, (_, n): Cell => {
      const i = from + n;
      return [left + (i % columns) * across, FOOT - (Math.floor(i / columns) + 1) * down, across * 0.92, down * 0.92];
    });
  return [icons(SHEET, run(0, harder), 'accent'), icons(SHEET, run(harder, wishes), 'data')];
}
const slide = ([x0, y0]: Point, [x1, y1]: Point): Point[] =>
  Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    return [x0 + (x1 - x0) * t * t * (3 - 2 * t), y0 + (y1 - y0) * t];
  });

export default view({
  plan: table,
  shape: 'beside',
  show(state, words) {
    const split = splitOf(state);
    const { builder, you, wait } = split;
    const most = Math.max(sum(builder), sum(you), sum(wait));
    const grid = GRIDS.find(([columns, rows]) => columns * rows >= most) ?? [8, 10];
    const none = state.harder + state.wishes === 0;
    const [harder, wishes] = [(WORK * state.harder) / 100, (WORK * state.wishes) / 100];
    const source = (name: keyof typeof SOURCES, count: number, tone: Tone): Mark =>
      label([SOURCES[name], 8], `${words[name]}: ${count}`, { anchor: 'middle', tone });
    const slides = PLACES.flatMap(({ name, left }): Mark[] => {
      const way = (from: keyof typeof SOURCES, tone: Tone, aside: number): Mark[] => {
        if (!split[name][from]) return [];
        const end: Point = [left + WIDE / 2 + aside, NAMES - 9];
        return [curve(slide([SOURCES[from], SOURCE], end), tone), pointer([end[0], end[1] + 2], 'down', tone)];
      };
      return [...way('harder', 'accent', -4), ...way('wishes', 'data', 4)];
    });
    return {
      readings: { you: String(sum(you)), builder: String(sum(builder)), wait: String(sum(wait)) },
      said: {
        case: none ? 'none' : (MODELS[state.model] ?? 'fixed'),
        with: { work: WORK, you: sum(you), builder: sum(builder), wait: sum(wait), harder, wishes },
      },
      marks: [
        source('harder', harder, 'accent'),
        source('wishes', wishes, 'data'),
        ...slides,
        ...PLACES.flatMap(({ name, left, anchor, at }): Mark[] => [
          label([at, NAMES], `${words[name]}: ${sum(split[name])}`, { anchor }),
          bar(left, FOOT, WIDE, 0.8, 'quiet'),
          ...stacked(split[name], left, grid),
        ]),
      ],
    };
  },
});
