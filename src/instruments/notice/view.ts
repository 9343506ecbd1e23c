import { view } from '../kit/instrument.ts';
import { cells, icons, label, line, type Mark, scale } from '../kit/marks.ts';
import { billsOf, ENDS, notice, TERM } from './model.ts';

const TOP = 13;
const ROW = (100 - TOP) / ENDS.length;

const LETTER = {
  box: [30, 22] as [number, number],
  path: 'M1 1H29V21H1ZM3 4.4V19H27V4.4L15 13.4ZM5 3H25L15 10.6Z',
};

export default view({
  plan: notice,
  shape: 'beside',
  handles: [
    {
      dial: 'ahead',
      along: 'x',
      at: (state) => [scale(0, Math.max(...billsOf(state).stops) + 1)(Math.max(0, state.off - state.ahead)), 17],
    },
  ],
  series: (state, words) => ({
    columns: [words.contract, words.stops],
    rows: billsOf(state).stops.map((stop, i) => [
      [words.tests, words.licences, words.nights, words.rates, words.print, words.masters][i] ?? '',
      String(stop),
    ]),
  }),
  show(state, words) {
    const { stops, idle, least } = billsOf(state);
    const { off } = state;
    const x = scale(0, Math.max(...stops) + 1);
    const names = [words.tests, words.licences, words.nights, words.rates, words.print, words.masters];
    const sent = Math.max(0, off - state.ahead);
    const rows = stops.flatMap((stop, row): Mark[] => {
      const top = TOP + row * ROW;
      const strip = (from: number, to: number) =>
        Array.from({ length: Math.max(0, to - from) }, (_, i): [number, number, number, number] => [
          x(from + i) + 0.15,
          top + ROW * 0.45,
          x(1) - 0.3,
          ROW * 0.4,
        ]);
      const first = ENDS[row] ?? TERM;
      const renewals = Array.from({ length: 4 }, (_, i) => first + i * TERM).filter((month) => month < stop);
      return [
        label([0, top + ROW * 0.36], names[row] ?? ''),
        cells(strip(0, off), 'ghost'),
        cells(strip(off, stop), 'accent'),
        // The strip has a notch where the contract was renewed.
        cells(
          renewals.map((month) => [x(month) - 0.2, top + ROW * 0.45, 0.4, ROW * 0.47]),
          'text',
        ),
      ];
    });
    return {
      readings: { idle: String(idle), last: String(Math.max(...stops)), least: String(least) },
      said: {
        case: idle > least ? 'late' : 'time',
        with: { off, idle, least, notice: state.notice, ahead: state.ahead, last: Math.max(...stops) },
      },
      marks: [
        ...rows,
        line([x(off), 5], [x(off), 100], 'text', { thick: true }),
        line([x(sent), TOP], [x(sent), 100], 'data', { dashed: true }),
        icons(LETTER, [[Math.max(0, x(sent) - 4), 6, 8, 7]], 'data'),
        label([x(off), 3.4], words.off, { anchor: 'middle' }),
      ],
    };
  },
});
