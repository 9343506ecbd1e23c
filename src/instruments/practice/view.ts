import { view } from '../kit/instrument.ts';
import { bar, curve, icons, label, line, type Mark, pointer, scale } from '../kit/marks.ts';
import { bestOf, CLASS, CLOSES, DAY, memoryOf, practice, retention } from './model.ts';

type Cell = [number, number, number, number];

/** Days run from the left to the door of the interview on the right. */
const x = scale(0, DAY, 2, 88);
const y = scale(0, 1, 56, 12);
const COLUMNS = 12;

const QUIET = {
  box: [40, 48] as [number, number],
  path: 'M13 16A7 7 0 0 1 27 16A7 7 0 0 1 13 16M7 40V33Q7 25 20 25T33 33V40ZM1 41.5H39V45H36V48H33V45H7V48H4V45H1Z',
};
/** The same, with a raised hand. */
const ANSWERS = { box: QUIET.box, path: `${QUIET.path}M29 27 32.6 6H36.4L34.6 33Z` };
const DOOR = {
  box: [30, 56] as [number, number],
  path: 'M1 56V1H29V56H26V4H4V56ZM6 6H24V56H6ZM19 30V34H21.6V30Z',
};
const BOOK = {
  box: [30, 22] as [number, number],
  path: 'M1 3Q8-1 14.2 3V21Q8 17 1 21ZM29 3Q22-1 15.8 3V21Q22 17 29 21Z',
};

export default view({
  plan: practice,
  shape: 'beside',
  handles: [{ dial: 'gap', along: 'x', at: ({ hours, gap }) => (hours > 1 ? [x(gap), y(1)] : undefined) }],
  series(state, words, { written }) {
    const { days, holds } = memoryOf(state);
    return {
      columns: [words.day, words.left],
      rows: Array.from({ length: 11 }, (_, i) => {
        const day = (i * DAY) / 10;
        const last = days.findLastIndex((one) => one <= day);
        return [written(day, 0), `${Math.round(retention(day - (days[last] ?? 0), holds[last] ?? 1) * 100)}%`];
      }),
    };
  },
  show(state, words, { written }) {
    const { days, holds, left } = memoryOf(state);
    const best = bestOf(state.hours);
    const answering = Math.round(left * CLASS);
    const most = Math.round(best.left * CLASS);
    // Falls from each class to the next, then rises at once.
    const memory = days.flatMap((day, i): [number, number][] => {
      const until = days[i + 1] ?? DAY;
      return Array.from({ length: 25 }, (_, k) => {
        const passed = (until - day) * (k / 24) ** 2;
        return [x(day + passed), y(retention(passed, holds[i] ?? 1))];
      });
    });
    const students = Array.from(
      { length: CLASS },
      (_, i): Cell => [
        ((i % COLUMNS) * 100) / COLUMNS + 0.6,
        68 + Math.floor(i / COLUMNS) * 16.5,
        100 / COLUMNS - 1.2,
        15,
      ],
    );
    // Raised hands are spread over the room, in the same order at every visit.
    const order = students.toSorted((a, b) => ((a[0] * 7 + a[1] * 3) % 31) - ((b[0] * 7 + b[1] * 3) % 31));
    // A book is at most as wide as the days between two classes.
    const size = Math.max(1.4, Math.min(4, state.gap || 4));
    const missed = state.hours - days.length;
    const sentence =
      state.hours === 1
        ? 'once'
        : state.gap === 0
          ? 'cram'
          : missed > 0
            ? 'late'
            : most - answering <= 1
              ? 'best'
              : 'better';
    const marks: Mark[] = [
      curve([[x(0), y(0)], ...memory, [x(DAY), y(0)]], 'ghost', { filled: true }),
      curve(memory, 'data'),
      line([0, y(0)], [100, y(0)], 'quiet'),
      ...days.map((day) => line([x(day), y(0)], [x(day), y(1)], 'accent', { thick: true })),
      icons(
        BOOK,
        [...new Set(days)].map((day) => [x(day) - size / 2, 6, size, 5]),
        'accent',
      ),
      icons(DOOR, [[89, 22, 11, y(0) - 22]], 'text'),
      pointer([x(DAY), y(left)], 'right', 'data'),
      line([x(CLOSES), 7], [x(CLOSES), y(0)], 'quiet', { dashed: true }),
      label([x(CLOSES), 4], words.closes, { anchor: 'middle', tone: 'quiet' }),
      label([0, 4], words.class, { tone: 'accent' }),
      label([100, 17], words.interview, { anchor: 'end' }),
      label([0, 64.6], `${words.left}: ${answering} / ${CLASS}`, { tone: 'data' }),
      icons(QUIET, order.slice(answering), 'ghost'),
      ...(answering ? [icons(ANSWERS, order.slice(0, answering), 'data')] : []),
      bar(0, 99.6, 100, 0.4, 'quiet'),
    ];
    const factor = (value: number) => written(value, value % 1 ? 1 : 0);
    return {
      readings: {
        left: `${Math.round(left * 100)}%`,
        last: String(days.at(-1) === undefined ? 0 : Math.round(days.at(-1) ?? 0)),
        best: `${Math.round(best.left * 100)}%`,
      },
      said: {
        case: sentence,
        with: {
          hours: state.hours,
          answering,
          class: CLASS,
          most,
          missed,
          held: days.length,
          gap: best.gap,
          widen: factor(best.widen),
        },
      },
      marks,
    };
  },
});
