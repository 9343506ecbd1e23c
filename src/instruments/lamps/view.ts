import { view } from '../kit/instrument.ts';
import { cells, curve, glyph, key, label, line, type Mark, pointer, rule, scale, steps } from '../kit/marks.ts';
import { bestOf, evenOf, lamps, sumOf, weeksOf } from './model.ts';

type Cell = [number, number, number, number];

/** Above the line the engineer's output in a week, below it the colleague's time. */
const BASE = 33;
const up = scale(0, 1, BASE, 12);
const down = scale(0, 1, BASE, 47);
/** Below it, the total gain for every length of stay. */
const [TOP, FOOT] = [59, 88];
const LONGEST = lamps.dials.stay.to;

/** Upright lines instead of a fill, for the weeks of handover. */
const STRIPES = 3;
const striped = (x: number, width: number, top: number, foot: number): Cell[] =>
  Array.from({ length: STRIPES }, (_, i) => [
    x + (width * (i + 0.3)) / STRIPES,
    top,
    (width * 0.45) / STRIPES,
    foot - top,
  ]);

export default view({
  plan: lamps,
  shape: 'wide',
  series(state, words, { written }) {
    const { during, after } = weeksOf(state);
    return {
      columns: [words.week, words.work, words.colleague],
      rows: [...during, ...after].map(({ work, colleague }, i) => [
        String(i + 1),
        written(work, 2),
        written(colleague, 2),
      ]),
    };
  },
  show(state, words, { written }) {
    const { during, after } = weeksOf(state);
    const { gained, taken } = sumOf(state);
    const { stay, handover } = state;
    const best = bestOf(state);
    const better = sumOf({ ...state, handover: best }).gained;
    const even = evenOf(state);
    const weeks = [...during, ...after];
    const x = scale(0, Math.max(LONGEST, weeks.length));
    const own = Math.max(0, stay - handover);
    const area = (of: number[], y: (value: number) => number, first = 0): [number, number][] => [
      [x(first), BASE],
      ...steps(of, (i) => x(first + i), y),
      [x(first + of.length), BASE],
    ];
    const handoverWeeks = during.map((_, i) => i).slice(own);
    // The gain of a stay of each length, with the same learning time and handover.
    const lengths = Array.from({ length: LONGEST - 1 }, (_, i) => i + 2);
    const gains = lengths.map((length) => sumOf({ ...state, stay: length }).gained);
    const y = scale(Math.min(-1, ...gains), Math.max(1, ...gains), FOOT, TOP);
    const column = (length: number, i: number): Cell => {
      const gain = gains[i] ?? 0;
      return [x(length - 0.85), Math.min(y(0), y(gain)), x(0.7), Math.abs(y(gain) - y(0))];
    };
    const columns = lengths.map((length, i) => ({ length, helps: (gains[i] ?? 0) > 0.05, box: column(length, i) }));
    const where = (is: (one: (typeof columns)[number]) => boolean) => columns.filter(is).map(({ box }) => box);
    const now = (one: { length: number }) => one.length === stay;
    const sentence =
      better < 0.05
        ? 'loss'
        : better < gained + 0.1
          ? 'pays'
          : handover > best
            ? 'over'
            : gained < 0.05
              ? 'short'
              : 'bare';
    const marks: Mark[] = [
      ...key([0, 5.5], words.work, 'data'),
      ...key([29, 5.5], words.colleague, 'accent'),
      { ...glyph([72, 5.5], 'M0 -11H2V0H0ZM4.5 -11H6.5V0H4.5ZM9 -11H11V0H9Z', 'text'), caption: words.handover },
      label([72, 5.5], words.handover, { nudge: [17, 0] }),
      curve(
        area(
          during.slice(0, own).map(({ work }) => work),
          up,
        ),
        'data',
        { filled: true },
      ),
      curve(
        area(
          during.slice(0, own).map(({ colleague }) => colleague),
          down,
        ),
        'accent',
        { filled: true },
      ),
      cells(
        handoverWeeks.flatMap((i) => striped(x(i), x(1), up(during[i]?.work ?? 0), BASE)),
        'data',
      ),
      cells(
        handoverWeeks.flatMap((i) => striped(x(i), x(1), BASE, down(during[i]?.colleague ?? 0))),
        'accent',
      ),
      curve(
        area(
          after.map(({ colleague }) => colleague),
          down,
          stay,
        ),
        'accent',
        { filled: true },
      ),
      line([0, BASE], [100, BASE], 'text'),
      line([x(stay), 12], [x(stay), 47], 'text', { thick: true, dashed: true }),
      label([0, 55], words.gains),
      cells(
        where((one) => one.helps && !now(one)),
        'data',
        0.4,
      ),
      cells(
        where((one) => !one.helps && !now(one)),
        'accent',
        0.5,
      ),
      cells(
        where((one) => one.helps && now(one)),
        'data',
      ),
      cells(
        where((one) => !one.helps && now(one)),
        'accent',
      ),
      line([0, y(0)], [100, y(0)], 'text'),
      ...(even <= LONGEST ? [pointer([x(even - 0.5), y(0) + 1], 'up', 'data')] : []),
      ...rule(
        [0, 6, 13, 20, 26].map((week) => ({ at: x(week), text: week ? String(week) : words.week })),
        FOOT + 3,
      ),
    ];
    return {
      readings: { gained: written(gained, 1), taken: written(taken, 1), even: written(even, 0) },
      said: {
        case: sentence,
        with: {
          stay,
          ramp: state.ramp,
          gained: written(gained, 1),
          taken: written(taken, 1),
          even,
          best,
          better: written(better, 1),
          alone: after.length,
        },
      },
      marks,
    };
  },
});
