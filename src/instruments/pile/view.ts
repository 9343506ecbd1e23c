import { view } from '../kit/instrument.ts';
import { bar, cells, label, line, type Mark, pointer } from '../kit/marks.ts';
import { say } from '../kit/say.ts';
import { ARRIVE, deskOf, LIMIT, pile, SPAN } from './model.ts';

/** The number of files that one drawn folder represents. */
const EACH = 5;
const [LEFT, WIDE] = [24, 38];
const [TOP, FOOT] = [6, 92];
/** Files in the largest pile: the backlog, and one more each day. */
const MOST = pile.dials.backlog.to + SPAN * (ARRIVE - pile.dials.done.from);
const FILE = (FOOT - TOP) / MOST;
/** Limits of the ages that share a label, in days. */
const AGES = [SPAN - 1, 45, 30, LIMIT, -1];
const SPINE = 67;
/** The least distance between two labels. */
const APART = 8;

/** Older files have a stronger tone. */
const toneOf = (age: number) => (age > LIMIT ? ('accent' as const) : ('data' as const));
const strengthOf = (age: number) =>
  age > LIMIT ? 0.55 + 0.45 * ((age - LIMIT) / (SPAN - LIMIT)) : 0.4 + (0.6 * age) / LIMIT;

export default view({
  plan: pile,
  shape: 'beside',
  series(state, words) {
    const { files } = deskOf(state);
    const rows = files.map(({ day, count }) => [String(SPAN - day), String(count)]);
    return { columns: [words.age, words.files], rows: rows.length ? rows : [['0', '0']] };
  },
  show(state, words, { written }) {
    const { files, waiting, past, oldest, kept } = deskOf(state);
    const wait = waiting / state.done;
    // Folders from the bottom up, each with the age of its files in days.
    const ages = files.flatMap(({ day, count }) => Array.from({ length: count }, () => SPAN - day));
    const folders = ages.filter((_, i) => i % EACH === 0);
    const shades = [...new Set(folders)].map((age): Mark => {
      const these = folders.flatMap((one, i): [number, number, number, number][] =>
        one === age ? [[LEFT + ((i * 7) % 5) * 0.5, FOOT - (i + 1) * EACH * FILE, WIDE - 2, EACH * FILE * 0.8]] : [],
      );
      return cells(these, toneOf(age), strengthOf(age));
    });
    // A label for each group of ages, at the middle of its part of the pile.
    let below = 0;
    let lowest = FOOT + APART;
    const groups = AGES.slice(0, -1).flatMap(
      (most, i): { y: number; at: number; from: number; to: number; count: number }[] => {
        const least = AGES[i + 1] ?? -1;
        const these = ages.filter((age) => age > least && (i === 0 || age <= most));
        if (!these.length) return [];
        const y = FOOT - (below + these.length / 2) * FILE;
        below += these.length;
        lowest = Math.min(y, lowest - APART);
        return [{ y, at: lowest, from: Math.min(...these), to: Math.max(...these), count: these.length }];
      },
    );
    const top = FOOT - waiting * FILE;
    const limit = FOOT - past * FILE;
    const taken = state.first ? FOOT - 2 : Math.min(FOOT - 2, top);
    const sentence =
      waiting === 0
        ? 'empty'
        : state.done < ARRIVE
          ? 'grows'
          : state.first === 0
            ? 'top'
            : wait > LIMIT
              ? 'over'
              : 'wait';
    return {
      readings: { waiting: written(waiting, 0), past: written(past, 0), kept: `${written(kept, 0)}%` },
      said: {
        case: sentence,
        with: {
          waiting,
          past,
          oldest,
          done: state.done,
          gap: ARRIVE - state.done,
          wait: Math.round(wait),
          limit: LIMIT,
          clear: Math.max(0, waiting - LIMIT * state.done),
        },
      },
      marks: [
        ...shades,
        ...groups.flatMap(({ y, at, from, to, count }): Mark[] => {
          const caption = say(words.spine, { age: from === to ? to : `${from}–${to}`, count });
          return [
            { ...line([LEFT + WIDE + 0.5, y], [SPINE - 1, at], 'quiet'), caption },
            label([SPINE, at], caption, { nudge: [0, 5], tone: to > LIMIT ? 'accent' : 'data' }),
          ];
        }),
        ...(past > 0 && past < waiting
          ? [line([LEFT - 3, limit], [LEFT + WIDE, limit], 'text', { thick: true, dashed: true })]
          : []),
        ...(waiting
          ? [
              pointer([LEFT - 1, taken], 'right', 'text'),
              label([LEFT - 1, taken], words.takes, { anchor: 'end', nudge: [-22, 5] }),
            ]
          : []),
        bar(0, FOOT, 100, 0.8, 'text'),
        label([0, 99], words.pile),
      ],
    };
  },
});
