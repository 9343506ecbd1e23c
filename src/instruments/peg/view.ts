import { view } from '../kit/instrument.ts';
import { bar, cells, curve, glyph, key, label, line, rule, scale, steps } from '../kit/marks.ts';
import { peg, pegOf, WEEKS } from './model.ts';

/** One strip of 52 weeks; its upper edge is the screen's count, its lower edge an empty peg. */
const [TOP, FOOT] = [28, 86];
const x = scale(0, WEEKS);
const QUARTERS = [0, 13, 26, 39, WEEKS];
const TICK = 'M-7 -13L-1 -7 9 -19 12 -16 -1 -2 -10 -10Z';

export default view({
  plan: peg,
  shape: 'wide',
  handles: [{ dial: 'every', along: 'x', at: ({ every }) => [x(every), FOOT] }],
  series: (state, words) => ({
    columns: [words.week, words.shelf, words.screen],
    rows: pegOf(state).gaps.map((gap, week) => [
      String(week + 1),
      String(state.level - Math.floor(gap + 1e-9)),
      String(state.level),
    ]),
  }),
  show(state, words, { written }) {
    const { every, unseen, level } = state;
    const { gaps, empty, safe } = pegOf(state);
    const onShelf = gaps.map((gap) => level - Math.floor(gap + 1e-9));
    const y = scale(0, level, FOOT, TOP);
    const shelf = steps(onShelf, x, y);
    // Runs of weeks in which the shelf is empty, from the first to the one after the last.
    const startsEmpty = onShelf.flatMap((count, week) => (count === 0 && onShelf[week - 1] !== 0 ? [week] : []));
    const runs = startsEmpty.map((from) => {
      const length = onShelf.slice(from).findIndex((count) => count > 0);
      return { from, to: length < 0 ? WEEKS : from + length };
    });
    const counts = Array.from({ length: Math.ceil(WEEKS / every) }, (_, i) => i * every);
    const rounds = WEEKS / every;
    const sentence =
      unseen === 0
        ? 'never'
        : empty === 0
          ? every * 2 <= (safe ?? 0)
            ? 'often'
            : 'sound'
          : empty > WEEKS / 2
            ? 'bare'
            : 'empty';
    return {
      readings: {
        empty: `${empty} / ${WEEKS}`,
        safe: safe === null ? '–' : written(safe, 0),
        walks: written(rounds, 0),
      },
      said: { case: sentence, with: { every, unseen, level, empty, safe: safe ?? WEEKS, rounds } },
      marks: [
        // The stock on the peg, and above it the pieces that only the screen counts.
        curve([[0, FOOT], ...shelf, [100, FOOT]], 'data', { filled: true }),
        curve([[0, TOP], ...shelf, [100, TOP]], 'soft', { filled: true }),
        cells(
          runs.map(({ from, to }) => [x(from), TOP, x(to) - x(from), FOOT - TOP]),
          'accent',
        ),
        line([0, TOP], [100, TOP], 'text', { thick: true }),
        label([0, 15.5], `${words.screen}: ${level}`),
        // A check mark for each count, or a short line if there are many.
        ...counts.map((week) => glyph([x(week), TOP], every > 2 ? TICK : 'M-1 -10H1V-2H-1Z', 'text')),
        bar(0, FOOT, 100, 0.4, 'text'),
        ...rule(
          QUARTERS.map((week) => ({ at: x(week), text: week ? String(week) : words.week })),
          FOOT,
        ),
        ...key([0, 7], words.shelf, 'data'),
        ...key([34, 7], words.missing, 'soft'),
        ...key([64, 7], words.empty, 'accent'),
      ],
    };
  },
});
