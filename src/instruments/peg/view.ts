import { written } from '../kit/dial.ts';
import { view } from '../kit/instrument.ts';
import { bar, cells, glyph, label, type Mark } from '../kit/marks.ts';
import { peg, pegOf, WEEKS } from './model.ts';

/** A peg for every second week, thirteen to a row. */
const PEGS = 13;
const STEP = WEEKS / (PEGS * 2);
const WIDE = 100 / PEGS;
/** Packets hang one under the other, a full peg down to the small screen below it. */
const [TOP, ROW] = [9, 45.5];
const HANG = 30;

type Cell = [number, number, number, number];
/** A packet with the notch it hangs by, in the room it has: a cheek on either side, and the body. */
const packet = ([x, y, w, h]: Cell): Cell[] => [
  [x, y, w * 0.4, h * 0.2],
  [x + w * 0.6, y, w * 0.4, h * 0.2],
  [x, y + h * 0.2, w, h * 0.7],
];
const TICK = 'M-8 -6L-2 0 8 -12 11 -9 -2 5 -11 -3Z';

export default view({
  plan: peg,
  shape: 'tall',
  series: (state, words) => ({
    columns: [words.week, words.there, words.screen],
    rows: pegOf(state)
      .gaps.filter((_, week) => week % STEP === 0)
      .map((gap, i) => [
        String(i * STEP + 1),
        String(state.level - Math.min(state.level, Math.floor(gap + 1e-9))),
        String(state.level),
      ]),
  }),
  show(state, words) {
    const { every, unseen, level } = state;
    const { gaps, empty, safe } = pegOf(state);
    const pegs = Array.from({ length: PEGS * 2 }, (_, i) => {
      const gap = Math.min(level, Math.floor((gaps[i * STEP] ?? 0) + 1e-9));
      return { i, x: (i % PEGS) * WIDE, y: TOP + Math.floor(i / PEGS) * ROW, there: level - gap };
    });
    const deep = HANG / Math.max(4, level);
    const place = (x: number, y: number, k: number): Cell => [
      x + WIDE * 0.08,
      y + 2 + k * deep,
      WIDE * 0.84,
      deep * 0.92,
    ];
    const hung = pegs.flatMap(({ x, y, there }) => Array.from({ length: there }, (_, k) => place(x, y, k)));
    const gone = pegs.flatMap(({ x, y, there }) =>
      Array.from({ length: level - there }, (_, k) => place(x, y, there + k)),
    );
    const isBare = ({ there }: (typeof pegs)[number]) => there === 0;
    const screen = ({ x, y }: (typeof pegs)[number]): Mark =>
      label([x + WIDE / 2, y + HANG + 7.4], String(level), { anchor: 'middle', size: 'small' });
    // A count falls on the first peg at or after it.
    const counted = pegs.filter(({ i }) => (i * STEP) % every < STEP);
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
        label([0, 4], words.shelf),
        ...[0, 1].flatMap((row): Mark[] => [bar(0, TOP + row * ROW, 100, 0.5, 'quiet')]),
        cells(
          pegs.map(({ x, y }) => [x + WIDE * 0.46, y, WIDE * 0.08, 3]),
          'quiet',
        ),
        cells(gone.flatMap(packet), 'ghost'),
        cells(hung.flatMap(packet), 'data'),
        cells(
          pegs.map(({ x, y }) => [x + WIDE * 0.06, y + HANG + 3, WIDE * 0.88, 6.4]),
          'ghost',
        ),
        cells(
          pegs.filter(isBare).map(({ x, y }) => [x + WIDE * 0.06, y + HANG + 9.4, WIDE * 0.88, 1.1]),
          'accent',
        ),
        ...pegs.map(screen),
        ...counted.map(({ x, y }) => glyph([x + WIDE / 2, y], TICK, 'text')),
      ],
    };
  },
});
