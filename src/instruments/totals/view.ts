import { view } from '../kit/instrument.ts';
import { curve, icons, label, line, type Mark, type Tone } from '../kit/marks.ts';
import { CHEQUES, countsOf, totals } from './model.ts';

/** The centre and the two radii of the heap. */
const [X, Y] = [35, 50];
const [WIDE, HIGH] = [27.5, 40.5];
/** Space for a ring between the cheques that a desk counts and the others. */
const GAP = 0.09;
/** The position of the desks' names. */
const NAMES = 72;
/** Each cheque is a golden angle further, so that any number of them forms a round heap. */
const TURN = Math.PI * (3 - Math.sqrt(5));

const CHEQUE = {
  box: [36, 18] as [number, number],
  path: 'M1 1H35V17H1ZM4 4.4V6H16V4.4ZM4 8.4V10H24V8.4ZM22 12.6V14H32V12.6ZM27 4V8H32V4Z',
};

const on = (r: number, angle: number): [number, number] => [
  X + WIDE * r * Math.cos(angle),
  Y + HIGH * r * Math.sin(angle),
];
const reach = (count: number) => Math.sqrt(count / CHEQUES);

/** A ring around this many cheques. */
const ring = (count: number, slack: number, tone: Tone): Mark[] =>
  count
    ? [
        curve(
          Array.from({ length: 73 }, (_, i) => on(reach(count) + slack, (i / 36) * Math.PI)),
          tone,
        ),
      ]
    : [];

export default view({
  plan: totals,
  shape: 'beside',
  show(state, words) {
    const { office, accounts, head, agree } = countsOf(state);
    const cheques = Array.from({ length: CHEQUES }, (_, i): [number, number, number, number] => {
      const apart = GAP * (Number(i >= head) + Number(i >= accounts));
      const [x, y] = on(reach(i + 0.5) * 0.96 + apart, i * TURN);
      return [x - 2.3, y - 2, 4.6, 4];
    });
    const desk = (name: string, count: number, slack: number, y: number, angle: number, tone: Tone): Mark[] => [
      ...(count ? [{ ...line(on(reach(count) + slack, angle), [NAMES - 1, y], tone), caption: name }] : []),
      label([NAMES, y], name, { tone, nudge: [0, -3] }),
      label([NAMES, y], String(count), { tone, size: 'large', nudge: [0, 34] }),
    ];
    const sentence =
      head === 0
        ? 'none'
        : head === CHEQUES
          ? 'same'
          : accounts === CHEQUES
            ? 'monday'
            : head === accounts
              ? 'pair'
              : 'three';
    return {
      readings: { office: `${office}`, accounts: `${accounts}`, head: `${head}` },
      said: {
        case: sentence,
        with: { office, accounts, head, agree, due: state.due, way: office - accounts, after: accounts - head },
      },
      marks: [
        ...ring(office, 2.5 * GAP, 'accent'),
        ...ring(accounts, 1.5 * GAP, 'text'),
        ...ring(head, 0.5 * GAP, 'data'),
        icons(CHEQUE, cheques.slice(accounts), 'accent'),
        icons(CHEQUE, cheques.slice(head, accounts), 'text'),
        icons(CHEQUE, cheques.slice(0, head), 'data'),
        ...desk(words.office, office, 2.5 * GAP, 16, -0.7, 'accent'),
        ...desk(words.accounts, accounts, 1.5 * GAP, 50, 0, 'text'),
        ...desk(words.head, head, 0.5 * GAP, 84, 0.7, 'data'),
      ],
    };
  },
});
