import { view } from '../kit/instrument.ts';
import { cells, type Icon, icons, label, line, type Mark, pointer, scale } from '../kit/marks.ts';
import { DESKS, delaysOf, seasonOf, spare } from './model.ts';

/** Days of work at each desk, as drawn. */
const WORK = 7;
/** Which desks are late in the drawn season, in this order. */
const LATE = [5, 2, 4];

const icon = (path: string): Icon => ({ box: [24, 24], path });
const THINGS = [
  icon('M5 2H15L19 6V22H5ZM8 11V12.6H16V11ZM8 15V16.6H16V15Z'),
  icon('M4 5Q4 2 12 2T20 5V19Q20 22 12 22T4 19ZM4 9.2V10.8H20V9.2ZM4 15.2V16.8H20V15.2Z'),
  icon('M2 22V11L8 7V11L14 7V11L17 9V2H21V22ZM6 18H9V15H6ZM12 18H15V15H12Z'),
  icon('M3 8L12 4 21 8V20L12 23 3 20ZM11.2 11V20.6H12.8V11Z'),
  icon(
    'M1 6H14V17H1ZM15 9H19.5L23 13V17H15ZM3 18.5A2.5 2.5 0 0 1 8 18.5A2.5 2.5 0 0 1 3 18.5M16 18.5A2.5 2.5 0 0 1 21 18.5A2.5 2.5 0 0 1 16 18.5',
  ),
  icon('M1 9L12 3 23 9V22H19V12H5V22H1ZM7 22V18H11V22ZM13 22V18H17V22ZM10 17V14H14V17Z'),
  icon('M2 3H22L23 9H1ZM3 10.5H21V22H3ZM6 19H12V13H6Z'),
];
const DIYA: Icon = { box: [40, 40], path: 'M20 2Q28 11 24 17Q20 21 16 17Q12 11 20 2ZM3 22H37Q34 37 20 37T3 22Z' };

/** One lane: the desks at work, their slips, and below them the spare days. */
function lane(
  x: (day: number) => number,
  top: number,
  starts: number[],
  slips: number[],
  spareDays: [from: number, days: number][],
): Mark[] {
  const block = (from: number, days: number, y: number, h: number): [number, number, number, number] => [
    x(from) + 0.12,
    top + y,
    Math.max(0, x(from + days) - x(from) - 0.24),
    h,
  ];
  return [
    cells(
      starts.map((start) => block(start, WORK, 0, 21)),
      'ghost',
    ),
    ...starts.map((start, i) => icons(THINGS[i] ?? DIYA, [block(start, WORK, 3, 15)], 'text')),
    cells(
      starts.flatMap((start, i) => (slips[i] ? [block(start + WORK, slips[i], 0, 21)] : [])),
      'data',
    ),
    cells(
      spareDays.flatMap(([from, days]) => Array.from({ length: days }, (_, i) => block(from + i, 1, 22.5, 7))),
      'accent',
    ),
  ];
}

/** The drawn season: who is late, when each desk starts in either lane, and a scale that fits both. */
function drawn({ spare: days, chance, slip }: { spare: number; chance: number; slip: number }) {
  const slips = Array.from({ length: DESKS }, () => 0);
  for (const desk of LATE.slice(0, Math.max(1, Math.round((DESKS * chance) / 100)))) slips[desk] = slip;
  const begin = -(DESKS * WORK + days);
  const each = days / DESKS;
  const delays = delaysOf(slips, each);
  const planned = slips.map((_, i) => begin + i * (WORK + each));
  const apart = planned.map((start, i) => start + (delays[i - 1] ?? 0));
  let passed = 0;
  const joined = slips.map((one, i) => {
    const start = begin + i * WORK + passed;
    passed += one;
    return start;
  });
  const arrival = (starts: number[]) => (starts.at(-1) ?? 0) + WORK + (slips.at(-1) ?? 0);
  const arrivals = [arrival(apart), arrival(joined)];
  // Day 0 is the festival; the scale ends after the later of the two arrivals.
  const x = scale(begin, Math.max(6, ...arrivals) + 1);
  return { x, each, slips, planned, apart, joined, arrivals };
}

export default view({
  plan: spare,
  shape: 'wide',
  handles: [{ dial: 'spare', along: 'x', at: (state) => [drawn(state).x(-state.spare), 81] }],
  show(state, words) {
    const { own, shared } = seasonOf(state);
    const { spare: days, slip } = state;
    const expected = (DESKS * state.chance) / 100;
    const { x, each, slips, planned, apart, joined, arrivals } = drawn(state);
    const percent = (share: number) => Math.round(share * 100);
    const sentence = days === 0 ? 'none' : days < slip ? 'short' : each >= slip ? 'sure' : 'shared';
    return {
      readings: {
        own: `${percent(own)} / 100`,
        shared: `${percent(shared)} / 100`,
        late: expected.toFixed(1),
      },
      said: { case: sentence, with: { spare: days, slip, own: percent(own), shared: percent(shared), kept: each } },
      marks: [
        line([x(0), 2], [x(0), 88], 'text', { dashed: true }),
        icons(DIYA, [[x(0) - 5, 88, 10, 12]], 'text'),
        label([x(0) - 3, 98], words.festival, { nudge: [-12, 0], anchor: 'end' }),
        cells([[0, 93.6, 1.4, 4.4]], 'accent'),
        label([1.4, 98], words.spare, { nudge: [7, 0] }),
        cells([[26, 93.6, 1.4, 4.4]], 'data'),
        label([27.4, 98], words.lost, { nudge: [7, 0] }),
        label([0, 8], `${words.own}: ${percent(own)} / 100`),
        ...lane(x, 13, apart, slips, each ? planned.map((start) => [start + WORK, each]) : []),
        pointer([x(arrivals[0] ?? 0), 12], 'down', 'text'),
        label([0, 50], `${words.shared}: ${percent(shared)} / 100`),
        ...lane(x, 55, joined, slips, [[-days, days]]),
        pointer([x(arrivals[1] ?? 0), 54], 'down', 'text'),
      ],
    };
  },
});
