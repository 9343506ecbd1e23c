import { useState } from 'react';
import { fill } from '../../model/fill.ts';
import { TableHead } from '../../ui/TableHead.tsx';
import { Controls } from '../kit/Controls.tsx';
import { CopyLink } from '../kit/CopyLink.tsx';
import { written } from '../kit/dial.ts';
import { Picture, Presets, Side, Stage, type StageStrings } from '../kit/Stage.tsx';
import { useDials } from '../kit/use-dials.ts';
import { Board, Palette, type Spot, WIRES } from './Board.tsx';
import styles from './Circuit.module.css';
import {
  type Cell,
  circuitIn,
  DIALS,
  entangled,
  GATES,
  type Outcome,
  outcomesOf,
  PRESETS,
  place,
  run,
  settingsOf,
} from './model.ts';
import type { CircuitWords } from './schema.ts';

/** Smaller chances are rounding errors of the square root of two and count as impossible. */
const NEGLIGIBLE = 1e-9;
/** The sentence counts more outcomes than this instead of listing them. */
const MOST_READ_OUT = 4;

const list = (type: 'conjunction' | 'disjunction', items: string[]) =>
  new Intl.ListFormat('en-GB', { type }).format(items);
const percent = (chance: number) => `${written(chance * 100, 1).replace('.0', '')}%`;

/** One amplitude, drawn as a line in a circle with its length and direction. */
function Dial({ length, phase = 0 }: Pick<Outcome, 'length' | 'phase'>) {
  const angle = (phase * Math.PI) / 180;
  const end = (value: number) => Math.round(value * length * 110) / 10;
  return (
    <svg className={styles.dial} viewBox="-13 -13 26 26" aria-hidden="true">
      <circle r="11" />
      <path d="M11 0h-3M0 -11v3M-11 0h3M0 11v-3" />
      {length > 0 && <path className={styles.hand} d={`M0 0L${end(Math.cos(angle))} ${end(-Math.sin(angle))}`} />}
    </svg>
  );
}

function StateTable({ outcomes, words }: { outcomes: Outcome[]; words: CircuitWords }) {
  return (
    <table className={styles.state}>
      <caption className="visually-hidden">{words.state}</caption>
      <TableHead columns={[words.reads, words.amplitude, words.phase, words.chance]} />
      <tbody>
        {outcomes.map(({ bits, length, phase, chance }) => (
          <tr key={bits} data-never={chance < NEGLIGIBLE || undefined}>
            <th scope="row">{bits}</th>
            <td>
              <Dial length={length} phase={phase} />
              {written(length, 3)}
            </td>
            <td>{phase === undefined ? '–' : `${phase}°`}</td>
            <td>
              <svg className={styles.bar} aria-hidden="true">
                <rect width={`${Math.round(chance * 1000) / 10}%`} height="100%" />
              </svg>
              {percent(chance)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One sentence for the possible measurements, and one for the entangled qubits. */
function sentence(outcomes: Outcome[], tied: number[], qubits: number, { said }: CircuitWords): string {
  const possible = outcomes.filter(({ chance }) => chance >= NEGLIGIBLE);
  const form = possible.length === 1 ? said.sure : possible.length > MOST_READ_OUT ? said.many : said.some;
  const reads = fill(form, {
    count: possible.length,
    outcomes: list(
      'disjunction',
      possible.map(({ bits, chance }) => (possible.length === 1 ? bits : `${bits} (${percent(chance)})`)),
    ),
  });
  if (qubits === 1) return reads;
  const wires = list(
    'conjunction',
    tied.map((wire) => WIRES[wire] ?? ''),
  );
  return `${reads} ${tied.length ? fill(said.tied, { wires }) : said.free}`;
}

/** One to three qubits, the gates on their wires, and the resulting state. */
export function Circuit({ words, strings }: { words: CircuitWords; strings: StageStrings }) {
  const { values, revision, set, move, root, live } = useDials(DIALS);
  const { qubits } = values;
  const circuit = circuitIn(values);
  const [asked, choose] = useState<Spot>({ step: 0, wire: 0 });
  const chosen = { step: asked.step, wire: Math.min(asked.wire, qubits - 1) };
  const state = run(circuit, qubits);
  const outcomes = outcomesOf(state, qubits);
  const put = (cell: Cell) => set(settingsOf(place(circuit, chosen.step, chosen.wire, cell)));

  return (
    <Stage
      root={root}
      live={live}
      dials={DIALS}
      layout="sided"
      className={styles.circuit}
      said={sentence(outcomes, entangled(state, qubits), qubits, words)}
    >
      <Picture className={styles.bench}>
        <Board circuit={circuit} qubits={qubits} chosen={chosen} words={words} onChoose={choose} onPlace={put} />
        <Palette words={words} onPlace={put} />
        <p className={styles.keys} data-hint>
          {words.keys}
        </p>
      </Picture>
      <Side>
        <Controls
          dials={DIALS}
          labels={{ qubits: words.qubits }}
          values={values}
          revision={revision}
          move={move}
          strings={strings}
        />
        <StateTable outcomes={outcomes} words={words} />
      </Side>
      <Presets
        heading={strings.tries}
        tries={words.tries}
        onChoose={(name) => set({ qubits: PRESETS[name].qubits, ...settingsOf(PRESETS[name].circuit) })}
      />
      <CopyLink root={root} dials={DIALS} values={values} strings={strings} />
      <dl className={styles.key}>
        {[...GATES, 'control' as const].map((gate) => (
          <div key={gate}>
            <dt>{gate === 'control' ? words.control : gate}</dt>
            <dd>{words.does[gate]}</dd>
          </div>
        ))}
      </dl>
    </Stage>
  );
}
