import { written } from '../kit/dial.ts';
import { view } from '../kit/instrument.ts';
import { cells, type Icon, icons, label, line, type Mark, pointer, type Tone } from '../kit/marks.ts';
import { bestOf, evenOf, lamps, sumOf, type Week, weeksOf } from './model.ts';

type Room = [x: number, y: number, w: number, h: number];

/** A desk for each week, in as many rows as give each the most room. */
const TOP = 18;
const ROWS_TO = 0.5;

/** All in one box, so that light, lamp and desk fit together at any size. */
const scene = (path: string): Icon => ({ box: [100, 90], path });
const DESK = scene('M4 64H68V68H64V88H60V68H12V88H8V68H4Z');
const LAMP = scene('M8 61H24V64H8ZM14.6 61 13 60 19 32 33 14 36 16 22.4 33 17 61ZM30 9 46 20 43.6 25 25 15Z');
/** A cone from the shade to the desk, wider the more is done. */
const light = (work: number) =>
  scene(`M34 22 40 22.6 ${(38 + 27 * work).toFixed(1)} 64H${(38 - 27 * work).toFixed(1)}Z`);
/** Somebody beside the desk: from the head down, as much as the week takes. */
function stander(share: number): Icon {
  const cut = 4 + 84 * share;
  const block = (left: number, right: number, from: number, to: number) =>
    cut > from ? `M${left} ${from}H${right}V${Math.min(cut, to).toFixed(1)}H${left}Z` : '';
  const chin = Math.min(cut, 20);
  const half = Math.sqrt(Math.max(0, 64 - (chin - 12) ** 2));
  const head =
    chin < 20
      ? `M${84 - half} ${chin}A8 8 0 ${chin > 12 ? 1 : 0} 1 ${84 + half} ${chin}Z`
      : 'M76 12A8 8 0 0 1 92 12A8 8 0 0 1 76 12';
  return scene(head + block(71, 97, 24, 56) + block(75, 82, 56, 88) + block(86, 93, 56, 88));
}
const WHOLE = stander(1);

export default view({
  plan: lamps,
  shape: 'wide',
  series(state, words) {
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
  show(state, words) {
    const { during, after } = weeksOf(state);
    const { gained, taken } = sumOf(state);
    const best = bestOf(state);
    const better = sumOf({ ...state, handover: best }).gained;
    const weeks = [...during, ...after];
    const rows = Math.max(1, Math.round(Math.sqrt(weeks.length * ROWS_TO)));
    const across = Math.ceil(weeks.length / rows);
    const [wide, high] = [100 / across, (100 - TOP) / rows];
    const roomOf = (i: number): Room => [
      (i % across) * wide + wide * 0.03,
      TOP + Math.floor(i / across) * high + high * 0.08,
      wide * 0.92,
      high * 0.88,
    ];
    const all = weeks.map((_, i) => i);
    const where = (is: (week: Week) => boolean) => all.filter((i) => is(weeks[i] as Week));
    const put = (icon: Icon, those: number[], tone: Tone): Mark => ({
      ...icons(icon, those.map(roomOf), tone),
      moving: true,
    });
    /** The weeks that show as much are one mark. */
    const alike = (of: (week: Week) => number, draw: (share: number) => Icon, tone: Tone) =>
      [...new Set(weeks.map(of))].filter(Boolean).map((share) =>
        put(
          draw(share),
          where((week) => of(week) === share),
          tone,
        ),
      );
    const key = (x: number, text: string, tone: Tone): Mark[] => [
      cells([[x, 0.8, 1, 4.4]], tone),
      label([x + 1, 4.8], text, { nudge: [6, 0] }),
    ];
    const [x, y, w, h] = roomOf(state.stay - 1);
    const last = Math.min(99.4, x + w + wide * 0.03);
    const even = evenOf(state);
    const sentence =
      better < 0.05
        ? 'loss'
        : better < gained + 0.1
          ? 'pays'
          : state.handover > best
            ? 'over'
            : gained < 0.05
              ? 'short'
              : 'bare';
    return {
      readings: { gained: written(gained, 1), taken: written(taken, 1), even: written(even, 0) },
      said: {
        case: sentence,
        with: {
          stay: state.stay,
          gained: written(gained, 1),
          taken: written(taken, 1),
          even,
          best,
          better: written(better, 1),
          alone: after.length,
        },
      },
      marks: [
        ...key(0, words.work, 'data'),
        ...key(36, words.colleague, 'accent'),
        label([0, 4.8], words.leaves, { nudge: [0, 22] }),
        ...alike(({ work }) => work, light, 'data'),
        put(
          WHOLE,
          where(({ colleague }) => colleague > 0),
          'ghost',
        ),
        ...alike(({ colleague }) => colleague, stander, 'accent'),
        put(LAMP, all.slice(0, state.stay), 'quiet'),
        put(DESK, all, 'quiet'),
        line([last, y], [last, y + h], 'text', { dashed: true }),
        pointer([last, y], 'down', 'text'),
      ],
    };
  },
});
