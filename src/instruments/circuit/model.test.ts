import { describe, expect, it } from 'vitest';
import {
  bits,
  type Cell,
  circuitIn,
  circuitOf,
  codeOf,
  entangled,
  GATES,
  nextCell,
  outcomesOf,
  ownState,
  PRESETS,
  phase,
  place,
  probability,
  run,
  settingsOf,
  stepOf,
} from './model.ts';

const ROOT_HALF = 1 / Math.sqrt(2);
const pairs = (qubits: number, ...steps: Cell[][]) => run(circuitOf(...steps), qubits).map(({ re, im }) => [re, im]);
const chances = (qubits: number, ...steps: Cell[][]) => run(circuitOf(...steps), qubits).map(probability);

function near(found: number[][], expected: number[][]) {
  expect(found).toHaveLength(expected.length);
  found.flat().forEach((value, i) => {
    expect(value).toBeCloseTo(expected.flat()[i] ?? Number.NaN, 12);
  });
}

describe('one qubit, as in textbooks', () => {
  it('starts at 0', () =>
    near(pairs(1), [
      [1, 0],
      [0, 0],
    ]));
  it('H makes a fair coin, both amplitudes 1/√2', () =>
    near(pairs(1, ['H']), [
      [ROOT_HALF, 0],
      [ROOT_HALF, 0],
    ]));
  it('H twice is the identity: amplitudes interfere, coins do not', () =>
    near(pairs(1, ['H'], ['H']), [
      [1, 0],
      [0, 0],
    ]));
  it('X turns 0 into 1', () =>
    near(pairs(1, ['X']), [
      [0, 0],
      [1, 0],
    ]));
  it('H Z H is X', () => near(pairs(1, ['H'], ['Z'], ['H']), pairs(1, ['X'])));
  it('S is two T, Z is two S', () => {
    near(pairs(1, ['H'], ['T'], ['T']), pairs(1, ['H'], ['S']));
    near(pairs(1, ['H'], ['S'], ['S']), pairs(1, ['H'], ['Z']));
  });
  it('H S H: (1 + i)/2 and (1 − i)/2', () =>
    near(pairs(1, ['H'], ['S'], ['H']), [
      [0.5, 0.5],
      [0.5, -0.5],
    ]));
  it('H T H reads 0 with chance cos²(π/8) = 0.8536', () => {
    expect(chances(1, ['H'], ['T'], ['H'])[0]).toBeCloseTo(Math.cos(Math.PI / 8) ** 2, 12);
    expect(chances(1, ['H'], ['T'], ['H'])[0]).toBeCloseTo(0.8536, 4);
  });
  it('shows the phase of each gate: Z 180°, S 90°, T 45°, and none where there is no amplitude', () => {
    const second = (gate: Cell) => phase(run(circuitOf(['H'], [gate]), 1)[1] ?? { re: 0, im: 0 });
    expect([second('Z'), second('S'), second('T'), second('')]).toEqual([180, 90, 45, 0]);
    expect(phase(run(circuitOf(['H'], ['Z'], ['S']), 1)[1] ?? { re: 0, im: 0 })).toBe(270);
    expect(phase({ re: 0, im: 0 })).toBeUndefined();
  });
});

describe('controls', () => {
  const truth = (qubits: number, controlled: Cell[]) =>
    Array.from({ length: 2 ** qubits }, (_, input) => {
      const prepare: Cell[] = [...bits(input, qubits)].map((bit) => (bit === '1' ? 'X' : ''));
      return bits(chances(qubits, prepare, controlled).indexOf(1), qubits);
    });

  it('CNOT: the second bit turns where the first is 1', () =>
    expect(truth(2, ['control', 'X'])).toEqual(['00', '01', '11', '10']));
  it('CNOT upside down', () => expect(truth(2, ['X', 'control'])).toEqual(['00', '11', '10', '01']));
  it('Toffoli: only where both controls are 1', () =>
    expect(truth(3, ['control', 'control', 'X'])).toEqual(['000', '001', '010', '011', '100', '101', '111', '110']));
  it('a control without a target does nothing', () => near(pairs(2, ['H'], ['control']), pairs(2, ['H'])));
  it('H on the target around CNOT is CZ: only 11 changes sign', () =>
    near(pairs(2, ['H', 'H'], ['', 'H'], ['control', 'X'], ['', 'H']), [
      [0.5, 0],
      [0.5, 0],
      [0.5, 0],
      [-0.5, 0],
    ]));
  it('a wire that does not exist is ignored', () => near(pairs(1, ['H', 'X', 'control']), pairs(1, ['H'])));
});

describe('the presets', () => {
  const of = (name: keyof typeof PRESETS) => run(PRESETS[name].circuit, PRESETS[name].qubits);

  it('Bell pair: (00 + 11)/√2', () =>
    near(
      of('bell').map(({ re, im }) => [re, im]),
      [
        [ROOT_HALF, 0],
        [0, 0],
        [0, 0],
        [ROOT_HALF, 0],
      ],
    ));
  it('H on both wires of a Bell pair leaves the Bell pair', () => {
    near(
      of('turned').map(({ re, im }) => [re, im]),
      of('bell').map(({ re, im }) => [re, im]),
    );
    const agree = (state: ReturnType<typeof of>) =>
      probability(state[0] ?? { re: 0, im: 0 }) + probability(state[3] ?? { re: 0, im: 0 });
    const mixed = [
      ['', ''],
      ['X', 'X'],
    ] as const;
    const halves = mixed.map((halves) => agree(run(circuitOf([...halves], ['H', 'H']), 2)));
    expect((halves[0] ?? 0) / 2 + (halves[1] ?? 0) / 2).toBeCloseTo(0.5, 12);
    expect(agree(of('turned'))).toBeCloseTo(1, 12);
  });
  it('GHZ: (000 + 111)/√2', () => {
    expect(of('ghz').map((a) => Math.round(probability(a) * 100))).toEqual([50, 0, 0, 0, 0, 0, 0, 50]);
  });
  it('a single coin is not entangled; Bell and GHZ leave no qubit a state of its own', () => {
    expect(entangled(of('coin'), 1)).toEqual([]);
    expect(entangled(of('bell'), 2)).toEqual([0, 1]);
    expect(entangled(of('ghz'), 3)).toEqual([0, 1, 2]);
    expect(ownState(of('bell'), 0, 2)).toBeCloseTo(0, 12);
  });
});

it('lists the possible measurements, with length, direction and chance', () => {
  expect(outcomesOf(run(circuitOf(['H'], ['Z']), 1), 1)).toEqual([
    { bits: '0', length: expect.closeTo(ROOT_HALF, 12), phase: 0, chance: expect.closeTo(0.5, 12) },
    { bits: '1', length: expect.closeTo(ROOT_HALF, 12), phase: 180, chance: expect.closeTo(0.5, 12) },
  ]);
  expect(outcomesOf(run(PRESETS.twice.circuit, 1), 1)[1]).toMatchObject({ bits: '1', phase: undefined });
});

it('names only the entangled wires: a Bell pair beside a third coin', () => {
  expect(entangled(run(circuitOf(['H', '', 'H'], ['control', 'X']), 3), 3)).toEqual([0, 1]);
});

it('a phase on one qubit entangles nothing', () => {
  expect(entangled(run(circuitOf(['H', 'H'], ['', 'S']), 2), 2)).toEqual([]);
});

it('half entangled: a qubit rotated by π/4 before CNOT keeps a Bloch vector of cos(π/4)', () => {
  const state = run(circuitOf(['H'], ['T'], ['H'], ['control', 'X']), 2);
  expect(ownState(state, 0, 2)).toBeCloseTo(Math.SQRT1_2, 12);
});

it('every gate preserves the sum of the chances', () => {
  for (const gate of GATES) {
    const total = chances(3, ['H', 'H', 'H'], ['T', 'S', ''], ['control', gate, ''], [gate, 'control', 'H']);
    expect(total.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
  }
});

it('cycles through every value of a cell', () => {
  const seen: Cell[] = [''];
  for (let i = 0; i < 7; i++) seen.push(nextCell(seen.at(-1) ?? ''));
  expect(seen).toEqual(['', 'H', 'X', 'Z', 'S', 'T', 'control', '']);
});

it('places one cell and leaves the others', () => {
  const bell = place(place(place(circuitOf(), 0, 0, 'H'), 1, 0, 'control'), 1, 1, 'X');
  expect(bell).toEqual(PRESETS.bell.circuit);
});

it('encodes a circuit as numbers for the URL', () => {
  // '' is 0, H 1, X 2, Z 3, S 4, T 5, control 6; the top wire counts 49, the next 7, the last 1.
  expect(codeOf(['H', '', ''])).toBe(49);
  expect(codeOf(['control', 'X', ''])).toBe(6 * 49 + 2 * 7);
  expect(stepOf(342)).toEqual(['control', 'control', 'control']);
  for (const { circuit } of Object.values(PRESETS)) expect(circuitIn(settingsOf(circuit))).toEqual(circuit);
});
