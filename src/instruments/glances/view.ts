import { view } from '../kit/instrument.ts';
import { bar, curve, icons, label, type Mark, type Tone } from '../kit/marks.ts';
import { CLICKS, glances, PRESS, visitOf } from './model.ts';

/** The doctor at the bottom, and everything the doctor looks at on a half circle in front of the desk. */
const [X, Y] = [50, 91];
const [WIDE, HIGH] = [46, 78];
/** From left to right, in radians. */
const [FROM, TO] = [Math.PI * 0.97, Math.PI * 0.03];
/** How far the desk reaches, and where the patient sits. */
const [NEAR, SEAT] = [0.2, 0.72];

const on = (angle: number, r: number): [number, number] => [
  X + WIDE * r * Math.cos(angle),
  Y - HIGH * r * Math.sin(angle),
];
/** A sector of the field of view, between two angles and two distances. */
function slice(from: number, to: number, near: number, far: number): [number, number][] {
  const along = (r: number) => Array.from({ length: 31 }, (_, i) => on(from + ((to - from) * i) / 30, r));
  return [...along(near), ...along(far).toReversed()];
}

const PERSON = {
  box: [28, 28] as [number, number],
  path: 'M8 8A6 6 0 0 1 20 8A6 6 0 0 1 8 8M2 28V25Q2 16 14 16T26 25V28Z',
};

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export default view({
  plan: glances,
  shape: 'beside',
  handles: [
    {
      dial: 'words',
      along: 'both',
      at(state) {
        const { patient, typing, pressing } = visitOf(state);
        return on(FROM + ((TO - FROM) * patient) / (patient + typing + pressing), 1);
      },
    },
  ],
  show(state, words) {
    const { patient, typing, pressing, over } = visitOf(state);
    const { boxes, minutes } = state;
    const whole = patient + typing + pressing;
    const angle = (seconds: number) => FROM + ((TO - FROM) * seconds) / whole;
    const presses = CLICKS + boxes;
    const wedge = (from: number, to: number, tone: Tone, near = NEAR, far = 1): Mark =>
      curve(slice(angle(from), angle(to), near, far), tone, { filled: true });
    const middle = angle(patient / 2);
    const at = on(middle, SEAT);
    const sentence =
      over || patient === 0
        ? 'over'
        : state.words === 0 && boxes === 0
          ? 'lean'
          : typing >= PRESS * boxes
            ? 'typing'
            : 'boxes';
    const marks: Mark[] = [
      ...(patient ? [wedge(0, patient, 'soft')] : []),
      // A thin slice for each click and each box, and one slice for the typing.
      ...Array.from({ length: presses }, (_, i) => wedge(patient + i * PRESS, patient + (i + 0.62) * PRESS, 'accent')),
      ...(typing ? [wedge(patient + pressing + 1, whole, 'accent')] : []),
      // The screen, as wide as the time it takes.
      wedge(patient, whole, 'text', 1.02, 1.05),
      ...(patient ? [curve(slice(angle(0), angle(patient), 1, 1).slice(0, 31), 'data')] : []),
      icons(PERSON, [[at[0] - 6, at[1] - 8, 12, 16]], patient ? 'data' : 'ghost'),
      // The desk, and the doctor behind it.
      bar(X - 14, Y - 8, 28, 2, 'quiet'),
      icons(PERSON, [[X - 6, Y - 5, 12, 14]], 'text'),
      label([0, 5], `${words.patient} ${clock(patient)}`, { tone: 'data' }),
      label([100, 5], `${words.screen} ${clock(typing + pressing)}`, { tone: 'accent', anchor: 'end' }),
    ];
    return {
      readings: { patient: clock(patient), typing: clock(typing), pressing: clock(pressing) },
      said: {
        case: sentence,
        with: { words: state.words, boxes, minutes, typing, ticking: PRESS * boxes, patient: clock(patient), over },
      },
      marks,
    };
  },
});
