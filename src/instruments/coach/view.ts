import { view } from '../kit/instrument.ts';
import { bar, curve, dot, type Icon, icons, label, line, type Mark } from '../kit/marks.ts';
import { choiceOf, coach, GUESTS } from './model.ts';

/** Two scenes, one above the other: the gate on the left, the coach, the quay on the right. */
const ROADS = [41, 91];
const ACROSS = GUESTS / 2;
const [LEFT, RIGHT] = [30, 76];
const SEAT = (RIGHT - LEFT - 5) / ACROSS;

const PERSON: Icon = {
  box: [28, 40],
  path: 'M8 8A6 6 0 0 1 20 8A6 6 0 0 1 8 8M2 40V26Q2 17 14 17T26 26V40Z',
};
const WITH_BAG: Icon = {
  box: [42, 44],
  path: 'M8 8A6 6 0 0 1 20 8A6 6 0 0 1 8 8M2 44V26Q2 17 14 17T26 26V44ZM29 44V30H33V25H37V30H41V44Z',
};
const BOAT: Icon = { box: [100, 64], path: 'M2 44H98L86 64H16ZM22 40V24H74V40ZM52 20V4H62V20ZM30 20V12H44V20Z' };

export default view({
  plan: coach,
  shape: 'wide',
  handles: [
    {
      dial: 'guests',
      along: 'both',
      at: ({ guests, late }) =>
        late === 0 ? undefined : [((guests - 1) % 8) * 3.3 + 1.5, 88 - Math.floor((guests - 1) / 8) * 6.4],
    },
  ],
  show(day, words, { unit, written }) {
    const { all, left, wait, leave, from } = choiceOf(day);
    const { late, guests, spare } = day;
    const seats = Array.from({ length: GUESTS }, (_, i) => i);
    const scene = (road: number, title: string, away: number, missed: number): Mark[] => {
      const seat = (i: number): [number, number, number, number] => [
        LEFT + 1 + (i % ACROSS) * SEAT,
        road - 26 + Math.floor(i / ACROSS) * 9.5,
        SEAT * 0.92,
        8.4,
      ];
      const gate = Array.from({ length: away }, (_, i): [number, number, number, number] => [
        (i % 8) * 3.3,
        road - 7 - Math.floor(i / 8) * 6.4,
        3.1,
        6.6,
      ]);
      const hours = missed / 60;
      return [
        label([0, road - 35], title),
        icons(WITH_BAG, gate, 'accent'),
        // Body, bonnet and windscreen.
        curve(
          [
            [LEFT, road - 4],
            [LEFT, road - 28],
            [RIGHT - 4, road - 28],
            [RIGHT, road - 14],
            [RIGHT, road - 4],
          ],
          'ghost',
          { filled: true },
        ),
        icons(PERSON, seats.slice(0, GUESTS - away).map(seat), missed && !away ? 'accent' : 'data'),
        icons(PERSON, seats.slice(GUESTS - away).map(seat), 'ghost'),
        dot([LEFT + 8, road - 3], 9, 'text'),
        dot([RIGHT - 9, road - 3], 9, 'text'),
        bar(0, road, 80, 0.7, 'quiet'),
        line([80, road + 4], [100, road + 4], 'data', { thick: true }),
        icons(BOAT, [[82, road - 20, 18, 24]], missed && !away ? 'ghost' : 'text'),
        ...(missed && !away
          ? [label([91, road - 22], `+${hours}${unit(' h')}`, { anchor: 'middle', tone: 'accent' })]
          : []),
        ...(away ? [label([13, road + 7], `+${hours}${unit(' h')}`, { anchor: 'middle', tone: 'accent' })] : []),
      ];
    };
    const whole = (hours: number) => written(hours, 0);
    const sentence = late === 0 ? 'none' : all === 0 ? 'spare' : wait > leave ? 'leave' : 'wait';
    return {
      readings: { wait: whole(wait), leave: whole(leave), from: `${from} / ${GUESTS}` },
      said: {
        case: sentence,
        with: { late, guests, spare, over: late - spare, wait, leave, hours: all / 60, left: left / 60, from },
      },
      marks: [
        ...scene(ROADS[0] ?? 0, `${words.waits}: ${whole(wait)}`, 0, all),
        ...scene(ROADS[1] ?? 0, `${words.leaves}: ${whole(leave)}`, late ? guests : 0, left),
      ],
    };
  },
});
