import { view } from '../kit/instrument.ts';
import { bar, curve, glyph, icons, label, line, type Mark, pointer } from '../kit/marks.ts';
import { bestOf, doors, lostOf, wrongOf } from './model.ts';

/** Four doors in one wall, each opened in proportion to its chance. */
const [LINTEL, SILL] = [12, 62];
const WIDE = 16;
const PITCH = 25;
/** The choice that is right in the drawing. */
const RIGHT = 1;
/** A calendar page, which represents one week. */
const WEEK = {
  box: [20, 22] as [number, number],
  path: 'M1 3H5V1H7.4V3H12.6V1H15V3H19V21H1ZM3.4 8V18.6H16.6V8Z',
};

function door(i: number, open: number): Mark[] {
  const x = i * PITCH + (PITCH - WIDE) / 2;
  const edge = x + WIDE * open;
  // The door opens towards the viewer, so its free edge is drawn higher than the frame.
  const extra = 5 * open;
  return [
    // Light through the gap, and where it falls on the floor.
    curve(
      [
        [x, SILL],
        [edge, SILL],
        [Math.min(100, edge + 7 * open), SILL + 12],
        [Math.max(0, x - 4), SILL + 12],
      ],
      i === RIGHT ? 'soft' : 'ghost',
      { filled: true },
    ),
    bar(x, LINTEL, WIDE * open, SILL - LINTEL, i === RIGHT ? 'data' : 'accent'),
    curve(
      [
        [x + WIDE, LINTEL],
        [edge, LINTEL - extra],
        [edge, SILL + extra],
        [x + WIDE, SILL],
      ],
      'ghost',
      { filled: true },
    ),
    curve(
      [
        [x + WIDE, LINTEL],
        [edge, LINTEL - extra],
        [edge, SILL + extra],
        [x + WIDE, SILL],
      ],
      'quiet',
    ),
    glyph([edge, (LINTEL + SILL) / 2], open > 0.9 ? 'M0 0H1V1H0Z' : 'M4-7H7V7H4Z', 'text'),
    ...[x, x + WIDE].map((at) => line([at, LINTEL], [at, SILL], 'text', { thick: true })),
    line([x, LINTEL], [x + WIDE, LINTEL], 'text', { thick: true }),
  ];
}

/** The width of a week at which all weeks fit. */
function weekWidth(study: Parameters<typeof wrongOf>[0] & { undo: number }): number {
  const undone = Math.round(study.undo * wrongOf(study));
  return Math.min(4.6, 100 / Math.max(study.weeks + undone, Math.ceil(bestOf(study)), 1));
}

export default view({
  plan: doors,
  shape: 'beside',
  handles: [{ dial: 'weeks', along: 'x', at: (study) => [study.weeks * weekWidth(study), 96] }],
  show(study, words, { written }) {
    const wrong = wrongOf(study);
    const lost = lostOf(study);
    const best = bestOf(study);
    const undoing = study.undo * wrong;
    const guess = lostOf({ ...study, weeks: 0 });
    const tenths = (value: number) => written(value, 1);
    const least = lostOf({ ...study, weeks: best });
    const sentence =
      best < 0.5
        ? 'easy'
        : lost < least + 0.5
          ? 'near'
          : study.weeks < best
            ? 'short'
            : lost > guess
              ? 'guess'
              : 'long';
    const [looked, undone] = [study.weeks, Math.round(undoing)];
    const each = weekWidth(study);
    const week = (i: number): [number, number, number, number] => [i * each, 81, each * 0.94, 9];
    const row = (from: number, count: number) => Array.from({ length: count }, (_, i) => week(from + i));
    const names = [words.leave, words.configure, words.buy, words.build];
    const at = Math.min(99, Math.max(1, best * each));
    return {
      readings: { wrong: `${Math.round(wrong * 100)} / 100`, lost: tenths(lost), best: tenths(best) },
      said: {
        case: sentence,
        with: {
          weeks: study.weeks,
          undo: study.undo,
          wrong: Math.round(wrong * 100),
          lost: tenths(lost),
          guess: tenths(guess),
          best: Math.round(best),
          least: tenths(least),
        },
      },
      marks: [
        line([0, SILL], [100, SILL], 'quiet'),
        ...names.flatMap((name, i): Mark[] => [
          ...door(i, i === RIGHT ? 1 - wrong : wrong / 3),
          label([i * PITCH + PITCH / 2, 5], name, { anchor: 'middle' }),
        ]),
        label([0, 79], `${words.looking}: ${looked}`),
        label([100, 79], `${words.undoing}: ${tenths(undoing)}`, { anchor: 'end', tone: 'accent' }),
        icons(WEEK, row(0, looked), 'text'),
        icons(WEEK, row(looked, undone), 'accent'),
        pointer([at, 91.5], 'up', 'data'),
        label([100, 91.5], words.best, { anchor: 'end', nudge: [0, 16], tone: 'data' }),
      ],
    };
  },
});
