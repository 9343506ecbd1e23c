import type { Dial, Dials } from '../kit/dial.ts';

/**
 * Up to three ideal qubits and the gates that act on them. A state is a list of complex amplitudes, one for each outcome;
 * the outcome's bits are read from the top wire down, so that wire 0 is the first bit of '011'.
 */

export const MOST_QUBITS = 3;
/** Columns of the circuit, read from left to right. */
export const STEPS = 5;

export interface Complex {
  re: number;
  im: number;
}
export type State = readonly Complex[];

export const GATES = ['H', 'X', 'Z', 'S', 'T'] as const;
export type Gate = (typeof GATES)[number];
/** '' is an empty wire. A control affects its whole column: the gates in it act only where the control is 1. */
export type Cell = Gate | 'control' | '';
/** One column: a cell for each wire, from the top. */
export type Step = readonly Cell[];
export type Circuit = readonly Step[];

type Matrix = readonly [Complex, Complex, Complex, Complex];

const real = (re: number): Complex => ({ re, im: 0 });
const turn = (angle: number): Complex => ({ re: Math.cos(angle), im: Math.sin(angle) });
const diagonal = (second: Complex): Matrix => [real(1), real(0), real(0), second];

/** In row-major order. */
const MATRICES: Record<Gate, Matrix> = {
  H: [real(Math.SQRT1_2), real(Math.SQRT1_2), real(Math.SQRT1_2), real(-Math.SQRT1_2)],
  X: [real(0), real(1), real(1), real(0)],
  Z: diagonal(real(-1)),
  S: diagonal({ re: 0, im: 1 }),
  T: diagonal(turn(Math.PI / 4)),
};

const sum = (a: Complex, b: Complex): Complex => ({ re: a.re + b.re, im: a.im + b.im });
const product = (a: Complex, b: Complex): Complex => ({ re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re });
const at = (state: State, i: number): Complex => state[i] ?? real(0);

/** The bit of a wire in an outcome's number: the top wire is the highest bit. */
const bitOf = (wire: number, qubits: number) => 1 << (qubits - 1 - wire);

/** The initial state, in which all qubits are 0. */
export const start = (qubits: number): State =>
  Array.from({ length: 2 ** qubits }, (_, outcome) => real(outcome ? 0 : 1));

/** One gate on one wire, only in those outcomes where every control bit is 1. */
function apply(state: State, gate: Gate, bit: number, controls: number): State {
  const [a, b, c, d] = MATRICES[gate];
  return state.map((own, outcome) => {
    if ((outcome & controls) !== controls) return own;
    const other = at(state, outcome ^ bit);
    return outcome & bit ? sum(product(c, other), product(d, own)) : sum(product(a, own), product(b, other));
  });
}

/** The state after the circuit; cells below the last wire are ignored. */
export function run(circuit: Circuit, qubits: number): State {
  let state = start(qubits);
  for (const step of circuit) {
    const cells = step.slice(0, qubits);
    const controls = cells.reduce((mask, cell, wire) => (cell === 'control' ? mask | bitOf(wire, qubits) : mask), 0);
    cells.forEach((cell, wire) => {
      if (cell && cell !== 'control') state = apply(state, cell, bitOf(wire, qubits), controls);
    });
  }
  return state;
}

/** Born’s rule: the chance of an outcome is the squared length of its amplitude. */
export const probability = ({ re, im }: Complex) => re * re + im * im;

/** Smaller differences are rounding errors of the square root of two. */
const ROUNDING = 1e-9;

/** The amplitude’s direction in degrees, from 0 up to 360; undefined if the amplitude is zero. */
export function phase(amplitude: Complex): number | undefined {
  if (probability(amplitude) < ROUNDING) return undefined;
  const degrees = Math.round((Math.atan2(amplitude.im, amplitude.re) * 180) / Math.PI);
  return (degrees + 360) % 360;
}

/** '011': the bits of an outcome, top wire first. */
export const bits = (outcome: number, qubits: number) => outcome.toString(2).padStart(qubits, '0');

/**
 * The length of a qubit's reduced Bloch vector, 0 to 1. Below 1 the qubit is
 * entangled with the others; at 0 its outcomes are equally likely in every basis.
 */
export function ownState(state: State, wire: number, qubits: number): number {
  const bit = bitOf(wire, qubits);
  let zero = 0;
  let one = 0;
  let between: Complex = real(0);
  state.forEach((amplitude, outcome) => {
    if (outcome & bit) {
      one += probability(amplitude);
      return;
    }
    zero += probability(amplitude);
    const { re, im } = at(state, outcome | bit);
    between = sum(between, product(amplitude, { re, im: -im }));
  });
  return Math.hypot(2 * between.re, 2 * between.im, zero - one);
}

/** The wires whose qubits are entangled with others. */
export const entangled = (state: State, qubits: number): number[] =>
  Array.from({ length: qubits }, (_, wire) => wire).filter((wire) => ownState(state, wire, qubits) < 1 - ROUNDING);

const column = (...cells: Cell[]): Step => Array.from({ length: MOST_QUBITS }, (_, wire) => cells[wire] ?? '');

/** A circuit of full size from its first columns; the rest is empty. */
export const circuitOf = (...steps: Cell[][]): Circuit =>
  Array.from({ length: STEPS }, (_, step) => column(...(steps[step] ?? [])));

/** The same circuit with one cell changed. */
export const place = (circuit: Circuit, step: number, wire: number, cell: Cell): Circuit =>
  circuit.map((cells, s) => (s === step ? cells.map((old, w) => (w === wire ? cell : old)) : cells));

const CELLS: readonly Cell[] = ['', ...GATES, 'control'];
export const nextCell = (cell: Cell): Cell => CELLS[(CELLS.indexOf(cell) + 1) % CELLS.length] ?? '';

export const PRESETS = {
  coin: { qubits: 1, circuit: circuitOf(['H']) },
  twice: { qubits: 1, circuit: circuitOf(['H'], ['H']) },
  bell: { qubits: 2, circuit: circuitOf(['H'], ['control', 'X']) },
  turned: { qubits: 2, circuit: circuitOf(['H'], ['control', 'X'], ['H', 'H']) },
  ghz: { qubits: 3, circuit: circuitOf(['H'], ['control', 'X'], ['', 'control', 'X']) },
} as const satisfies Record<string, { qubits: number; circuit: Circuit }>;
export type Preset = keyof typeof PRESETS;

/** A column as one number for the URL, with a digit for each wire. */
export const codeOf = (step: Step): number => step.reduce((code, cell) => code * CELLS.length + CELLS.indexOf(cell), 0);

export function stepOf(code: number): Step {
  return Array.from({ length: MOST_QUBITS }, (_, wire) => {
    const digit = Math.floor(code / CELLS.length ** (MOST_QUBITS - 1 - wire)) % CELLS.length;
    return CELLS[digit] ?? '';
  });
}

const STEP_NAMES = ['step1', 'step2', 'step3', 'step4', 'step5'] as const;

/** The dial values that encode a circuit. */
export const settingsOf = (circuit: Circuit) =>
  Object.fromEntries(STEP_NAMES.map((name, i) => [name, codeOf(circuit[i] ?? [])])) as Record<StepName, number>;
export const circuitIn = (values: Record<StepName, number>): Circuit => STEP_NAMES.map((name) => stepOf(values[name]));
type StepName = (typeof STEP_NAMES)[number];

const stepDial = (start: number): Dial => ({
  from: 0,
  to: CELLS.length ** MOST_QUBITS - 1,
  step: 1,
  start,
  digits: 0,
  unit: '',
  named: true,
});
const atStart = settingsOf(PRESETS.bell.circuit);

export const DIALS = {
  qubits: { from: 1, to: MOST_QUBITS, step: 1, start: PRESETS.bell.qubits, digits: 0, unit: '' },
  step1: stepDial(atStart.step1),
  step2: stepDial(atStart.step2),
  step3: stepDial(atStart.step3),
  step4: stepDial(atStart.step4),
  step5: stepDial(atStart.step5),
} satisfies Dials;

/** A possible measurement. */
export interface Outcome {
  bits: string;
  /** The amplitude, as its length and its direction in degrees. */
  length: number;
  phase: number | undefined;
  chance: number;
}

export const outcomesOf = (state: State, qubits: number): Outcome[] =>
  state.map((amplitude, outcome) => ({
    bits: bits(outcome, qubits),
    length: Math.sqrt(probability(amplitude)),
    phase: phase(amplitude),
    chance: probability(amplitude),
  }));
