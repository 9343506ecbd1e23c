import { view } from '../kit/instrument.ts';
import { bar, cells, icons, label, line, type Mark, scale } from '../kit/marks.ts';
import { LOOKS, lanes, MINUTES, wayOf } from './model.ts';

const [TOP, FOOT] = [13, 91];

const EYE = {
  box: [30, 18] as [number, number],
  path: 'M1 9Q15-6 29 9Q15 24 1 9ZM9.5 9A5.5 5.5 0 0 0 20.5 9A5.5 5.5 0 0 0 9.5 9M12.5 9A2.5 2.5 0 0 1 17.5 9A2.5 2.5 0 0 1 12.5 9',
};
const MAIL = {
  box: [30, 20] as [number, number],
  path: 'M1 1H29V19H1ZM3 4V17H27V4L15 12.4ZM5 3L15 9.8 25 3Z',
};
const DONE = {
  box: [30, 30] as [number, number],
  path: 'M1 15A14 14 0 0 1 29 15A14 14 0 0 1 1 15M7.4 15.4L13 21.4 23.4 10.6 21 8.4 12.8 17 9.6 13.4Z',
};

type Box = [number, number, number, number];

export default view({
  plan: lanes,
  shape: 'wide',
  series: (state, words, { written }) => ({
    columns: [words.desk, words.comes, words.seen, words.done],
    rows: wayOf(state).stays.map(({ comes, seen, done }, i) => [
      String(i + 1),
      written(comes, 2),
      written(seen, 2),
      written(done, 2),
    ]),
  }),
  show(state, words, { unit, written }) {
    const { desks } = state;
    const { stays, days } = wayOf(state);
    const other = wayOf({ ...state, way: 1 - state.way }).days;
    const between = LOOKS[state.look] ?? 1;
    const last = Math.max(days, other);
    const x = scale(0, last, 5, 92);
    const high = (FOOT - TOP) / desks;
    const thick = Math.min(6, high * 0.42);
    const middle = (i: number) => TOP + (i + 0.5) * high;
    const eyes = stays.flatMap(({ seen }, i) => {
      const first = seen - Math.floor(seen / between) * between;
      return Array.from({ length: Math.floor((last - first) / between) + 1 }, (_, k): { at: Box; isRead: boolean } => {
        const day = first + k * between;
        return {
          at: [x(day) - 1.3, middle(i) - high * 0.48, 2.6, Math.min(5, high * 0.3)],
          isRead: Math.abs(day - seen) < 1e-6,
        };
      });
    });
    const eyesOf = (isRead: boolean, tone: 'text' | 'rule') =>
      icons(
        EYE,
        eyes.filter((eye) => eye.isRead === isRead).map(({ at }) => at),
        tone,
      );
    const end = stays.reduce((best, { done }, i) => (done >= (stays[best]?.done ?? 0) ? i : best), 0);
    const marks: Mark[] = [
      cells(
        stays.map((_, i): Box => [0, TOP + i * high + 0.4, 100, high - 0.8]),
        'ghost',
      ),
      eyesOf(false, 'rule'),
      eyesOf(true, 'text'),
      // The request waits in each lane, is processed, and moves to the next.
      cells(
        stays.map(({ comes, seen }, i): Box => [x(comes), middle(i), x(seen) - x(comes), thick]),
        'accent',
      ),
      cells(
        stays.map(({ seen, done }, i): Box => [x(seen), middle(i), Math.max(0.5, x(done) - x(seen)), thick]),
        'data',
      ),
      ...stays.slice(1).map(({ comes }, i) => line([x(comes), middle(i)], [x(comes), middle(i + 1) + thick], 'text')),
      icons(
        MAIL,
        stays.map(({ comes }, i): Box => [x(comes) - 3, middle(i) - 0.6, 2.7, thick + 1.2]),
        'text',
      ),
      ...(desks > 1
        ? [
            line([x(other), TOP], [x(other), FOOT], 'quiet', { dashed: true }),
            label([x(other), 98], words.other, { tone: 'quiet', anchor: x(other) > 60 ? 'end' : 'start' }),
          ]
        : []),
      icons(DONE, [[x(days) + 0.6, middle(end) - 2, 3.4, thick + 4]], 'data'),
      bar(x(0) - 0.1, TOP, 0.2, FOOT - TOP, 'quiet'),
      label([0, 10], words.asked),
      label([x(days), 10], `${words.answered} ${written(days, 1)}`, {
        tone: 'data',
        anchor: x(days) > 60 ? 'end' : 'start',
      }),
    ];
    const work = MINUTES * desks;
    return {
      readings: {
        days: written(days, 1),
        work: `${work}${unit(' min')}`,
        idle: `${written(100 * (1 - work / 480 / (state.way ? stays.reduce((sum, { done }) => sum + done, 0) : days)), 0)}%`,
      },
      said: {
        case: desks === 1 ? 'one' : state.way ? 'once' : 'after',
        with: { desks, work, days: written(days, 1), other: written(other, 1) },
      },
      marks,
    };
  },
});
