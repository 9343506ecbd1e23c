import { view } from '../kit/instrument.ts';
import { bar, cells, type Icon, icons, label, type Mark } from '../kit/marks.ts';
import { RATES, SLOWEST, stop, stopOf } from './model.ts';

const icon = (path: string): Icon => ({ box: [60, 80], path });
/** The four machines: a press frame, a lathe bed with its chuck, a welding arm over a table, a carton under the sealer. */
const MACHINES = [
  icon('M6 80V24H54V80H44V66H16V80ZM16 58H44V34H34V42H40V48H20V42H26V34H16Z'),
  icon('M2 80V38H24V25H36V40H20V64H58V70H54V80H48V70H20V80ZM22 44H30V58H22ZM31 48H46V54H31ZM47 50L55 44V62H47Z'),
  icon('M6 80V70H12L16 50 8 44 12 28 22 26 44 34 46 50H40L38 40 22 36 24 46 26 70H32V80ZM36 80V64H58V80H53V69H41V80Z'),
  icon('M2 70H58V80H52V75H8V80H2ZM16 67V47H44V67ZM18 24H42V30H34V36H44V42H16V36H26V30H18ZM27 47V67H33V47Z'),
];

/** The signal light above each machine. */
const LAMP = icon('M29 10H31V30H29ZM24 0H36V14H24Z');

/** Machines and bins alternate across the floor. */
const TOP = 8;
const FLOOR = 66;
const WIDE = 15;
const PITCH = (100 - WIDE) / (RATES.length - 1);
/** Parts in a row of a bin, and the height of a row. */
const ACROSS = 6;
const HIGH = 4.1;

export default view({
  plan: stop,
  shape: 'wide',
  handles: [
    { dial: 'machine', along: 'x', at: ({ machine }) => [machine * PITCH + WIDE / 2, FLOOR] },
    { dial: 'bin', along: 'y', at: ({ bin }) => [WIDE + 1, FLOOR - (bin / ACROSS) * HIGH] },
  ],
  show(state, words, { unit, written }) {
    const { machine, minutes, bin } = state;
    const { lost, lent, open, held } = stopOf(state);
    const names = [words.press, words.lathe, words.weld, words.packing];
    const isStopped = (i: number) => i === machine && minutes > 0;
    const left = WIDE + 1.6;
    const part = (PITCH - WIDE - 3.2) / ACROSS;
    const parts = (i: number, from: number, to: number): [number, number, number, number][] =>
      Array.from({ length: Math.max(0, to - from) }, (_, k) => {
        const at = from + k;
        return [
          i * PITCH + left + (at % ACROSS) * part + part * 0.12,
          FLOOR - (Math.floor(at / ACROSS) + 1) * HIGH + 0.5,
          part * 0.76,
          HIGH - 0.9,
        ];
      });
    const crate = (i: number): Mark[] => {
      const here = Math.round(held[i] ?? 0);
      const x = i * PITCH + left - 0.5;
      const rows = Math.ceil(bin / ACROSS) * HIGH;
      return bin === 0
        ? []
        : [
            cells(
              [
                [x, FLOOR - rows, 0.25, rows],
                [x + part * ACROSS + 0.75, FLOOR - rows, 0.25, rows],
              ],
              'quiet',
            ),
            cells(parts(i, here, bin), 'ghost'),
            cells(parts(i, 0, here), 'data'),
          ];
    };
    const place = (i: number): [number, number, number, number] => [i * PITCH, TOP, WIDE, FLOOR - TOP];
    const at = (i: number) => i * PITCH + WIDE / 2;
    const gone = Math.round(lost);
    const sentence =
      minutes === 0 ? 'none' : machine === SLOWEST ? 'slowest' : bin === 0 ? 'bare' : lost === 0 ? 'covered' : 'short';
    const hours = `${Math.floor(open / 60)}${unit(' h')} ${String(Math.round(open % 60)).padStart(2, '0')}`;
    return {
      readings: { lost: written(lost, 0), lent: written(lent, 0), open: hours },
      said: {
        case: sentence,
        with: {
          machine: names[machine] ?? '',
          minutes,
          bin,
          lost: gone,
          lent: Math.round(lent),
          hours,
        },
      },
      marks: [
        bar(0, FLOOR, 100, 0.7, 'quiet'),
        ...RATES.flatMap((rate, i): Mark[] => [
          icons(LAMP, [place(i)], isStopped(i) ? 'accent' : 'data'),
          icons(MACHINES[i] ?? LAMP, [place(i)], isStopped(i) ? 'accent' : 'text'),
          label([at(i), 75], names[i] ?? '', { anchor: 'middle' }),
          label([at(i), 81], `${rate} /${unit(' h')}`, {
            anchor: 'middle',
            size: 'small',
            tone: i === SLOWEST ? 'text' : 'quiet',
            roomy: true,
          }),
        ]),
        ...[0, 1, 2].flatMap(crate),
        label([0, 88], `${words.lost}: ${gone}`, { tone: gone ? 'accent' : 'text' }),
        cells(
          Array.from({ length: gone }, (_, k) => [
            (k % 60) * (100 / 60) + 0.2,
            90.5 + Math.floor(k / 60) * 4.6,
            1.25,
            3.6,
          ]),
          'accent',
        ),
      ],
    };
  },
});
