import { view } from '../kit/instrument.ts';
import { bar, cells, label, line, type Mark, pointer } from '../kit/marks.ts';
import { rupee, searchOf } from './model.ts';

const MOST_BLOCKS = 40;
/** The ledgers, ours on the left and theirs on the right, in percent of the drawing. */
const WIDTH = 34;
const TOP = 8;
const FOOT = 96;

/** Lengths of the drawn amounts, in tenths; the same in both ledgers. */
const AMOUNTS = [5, 3, 6, 4, 7, 3, 5, 8, 4, 6, 3, 5, 7];

/** The position of the first difference, as a fraction of the day. */
const PLACE = 0.64;

export default view({
  plan: rupee,
  shape: 'beside',
  handles: [
    {
      dial: 'batch',
      along: 'y',
      at: ({ batch, entries }) => [50, TOP + (FOOT - TOP) * Math.min(1, batch / entries)],
    },
  ],
  show(day, words, { written }) {
    const found = searchOf(day);
    const size = Math.min(day.batch, day.entries);
    const blocks = Math.min(MOST_BLOCKS, Math.ceil(day.entries / size));
    const height = (FOOT - TOP) / blocks;
    const gap = Math.min(1, height * 0.16);
    const differs = new Set(
      Array.from({ length: Math.min(day.errors, blocks) }, (_, i) => Math.floor(((PLACE + i * 0.23) % 1) * blocks)),
    );
    // The fewer comparisons, the closer the columns.
    const apart = 4 + 22 * Math.min(1, Math.log(found.compared / found.least) / Math.log(30));
    const left = 50 - apart / 2 - WIDTH;
    const right = 50 + apart / 2;
    const rows = Array.from({ length: blocks }, (_, i) => i);
    const column = (x: number, of: number[]): [number, number, number, number][] =>
      of.map((i) => [x, TOP + i * height + gap / 2, WIDTH, height - gap]);
    const entriesOf = (x: number): [number, number, number, number][] =>
      rows.flatMap((i): [number, number, number, number][] => {
        const y = TOP + i * height + height * 0.34;
        const amount = ((AMOUNTS[i % AMOUNTS.length] ?? 5) / 10) * WIDTH * 0.3;
        return [
          [x + WIDTH * 0.05, y, WIDTH * (0.2 + ((i * 7) % 5) * 0.06), height * 0.3],
          [x + WIDTH * 0.95 - amount, y, amount, height * 0.3],
        ];
      });
    const same = rows.filter((i) => !differs.has(i));
    const other = rows.filter((i) => differs.has(i));
    const marks: Mark[] = [
      label([left, TOP], words.ours, { nudge: [0, -14] }),
      label([right + WIDTH, TOP], words.theirs, { nudge: [0, -14], anchor: 'end' }),
      cells([...column(left, same), ...column(right, same)], 'ghost'),
      cells([...column(left, other), ...column(right, other)], 'accent'),
      cells([...entriesOf(left), ...entriesOf(right)], 'ghost'),
      ...other.flatMap((i): Mark[] => {
        const y = TOP + (i + 0.5) * height;
        return [line([left + WIDTH, y], [right, y], 'accent'), pointer([left - 1, y], 'right')];
      }),
      bar(left, FOOT + 1, WIDTH, 0.8, 'data'),
      bar(right, FOOT + 1, WIDTH, 0.8, 'data'),
    ];
    const ratio = found.compared / found.least;
    const sentence = size >= day.entries ? 'none' : ratio < 1.15 ? 'near' : size < found.best ? 'fine' : 'coarse';
    return {
      readings: {
        totals: written(found.totals, 0),
        lines: written(found.lines, 0),
        least: written(found.best, 0),
      },
      said: {
        case: sentence,
        with: {
          batch: size,
          compared: Math.round(found.compared),
          plain: Math.round(found.plain),
          best: Math.round(found.best),
          least: Math.round(found.least),
          errors: day.errors,
        },
      },
      marks,
    };
  },
});
