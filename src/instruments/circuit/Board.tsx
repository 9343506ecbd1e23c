import { type KeyboardEvent, useEffect, useRef } from 'react';
import { fill } from '../../model/fill.ts';
import styles from './Circuit.module.css';
import { type Cell, type Circuit, GATES, nextCell, STEPS, type Step } from './model.ts';
import type { CircuitWords } from './schema.ts';

export const WIRES = ['a', 'b', 'c'] as const;

/** Sizes in units of the drawing. */
const CELL = 100;
const LEFT = 70;
const RIGHT = 30;
const WIDTH = LEFT + STEPS * CELL + RIGHT;

export interface Spot {
  step: number;
  wire: number;
}

const centre = ({ step, wire }: Spot) => ({ x: LEFT + (step + 0.5) * CELL, y: (wire + 0.5) * CELL });

function CellDrawing({ cell, at, tied }: { cell: Cell; at: { x: number; y: number }; tied: boolean }) {
  if (cell === '') return null;
  const move = `translate(${at.x} ${at.y})`;
  if (cell === 'control') return <circle className={styles.control} transform={move} r="11" />;
  if (cell === 'X' && tied)
    return (
      <g className={styles.gate} transform={move}>
        <circle r="28" />
        <path d="M-28 0H28M0 -28V28" />
      </g>
    );
  return (
    <g className={styles.gate} transform={move}>
      <rect x="-33" y="-33" width="66" height="66" />
      <text y="15">{cell}</text>
    </g>
  );
}

/** One column: a control is connected to the gates it controls. */
function Column({ cells, step }: { cells: Step; step: number }) {
  const used = cells.flatMap((cell, wire) => (cell ? [wire] : []));
  const tied = cells.includes('control') && used.length > 1;
  const { x, y: top } = centre({ step, wire: Math.min(...used) });
  const { y: foot } = centre({ step, wire: Math.max(...used) });
  return (
    <>
      {tied && <path className={styles.tie} d={`M${x} ${top}V${foot}`} />}
      {cells.map((cell, wire) => (
        <CellDrawing key={wire} cell={cell} at={centre({ step, wire })} tied={tied} />
      ))}
    </>
  );
}

/** Keys that change the selected cell; the key of a gate is its name. */
const KEYS: Record<string, Cell> = {
  ...Object.fromEntries(GATES.map((gate) => [gate.toLowerCase(), gate])),
  c: 'control',
  Delete: '',
  Backspace: '',
};

const MOVES: Record<string, (spot: Spot) => Spot> = {
  ArrowLeft: ({ step, wire }) => ({ step: step - 1, wire }),
  ArrowRight: ({ step, wire }) => ({ step: step + 1, wire }),
  ArrowUp: ({ step, wire }) => ({ step, wire: wire - 1 }),
  ArrowDown: ({ step, wire }) => ({ step, wire: wire + 1 }),
  Home: ({ wire }) => ({ step: 0, wire }),
  End: ({ wire }) => ({ step: STEPS - 1, wire }),
};

interface BoardProps {
  circuit: Circuit;
  qubits: number;
  chosen: Spot;
  words: CircuitWords;
  onChoose: (spot: Spot) => void;
  onPlace: (cell: Cell) => void;
}

/** A drawing of the circuit under a transparent grid of buttons, which select and fill cells. */
export function Board({ circuit, qubits, chosen, words, onChoose, onPlace }: BoardProps) {
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  // The arrow keys move the selection, and the focus follows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the selection moves.
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    byKey.current = false;
  }, [chosen]);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const next = MOVES[name]?.(chosen);
    const cell = KEYS[name];
    if (!next && cell === undefined) return;
    event.preventDefault();
    if (cell !== undefined) onPlace(cell);
    if (next && next.step >= 0 && next.step < STEPS && next.wire >= 0 && next.wire < qubits) {
      byKey.current = true;
      onChoose(next);
    }
  };

  const nameOf = (cell: Cell) => (cell === '' ? words.bare : cell === 'control' ? words.control : cell);
  const wires = WIRES.slice(0, qubits);
  const stepTexts = circuit.flatMap((cells, step) => {
    const filled = wires.flatMap((wire, w) => (cells[w] ? [`${wire} ${nameOf(cells[w])}`] : []));
    return filled.length ? [fill(words.step, { step: step + 1, cells: filled.join(', ') })] : [];
  });
  const { x, y } = centre(chosen);

  return (
    <div className={styles.board}>
      <svg viewBox={`0 0 ${WIDTH} ${qubits * CELL}`} role="img" aria-label={[words.drawing, ...stepTexts].join(' ')}>
        {wires.map((wire, i) => (
          <g className={styles.wire} key={wire}>
            <text x="0" y={(i + 0.5) * CELL + 11}>
              {wire}
            </text>
            <text x="36" y={(i + 0.5) * CELL + 11}>
              0
            </text>
            <path d={`M${LEFT} ${(i + 0.5) * CELL}H${WIDTH}`} />
          </g>
        ))}
        {circuit.map((cells, step) => (
          <Column key={step} cells={cells.slice(0, qubits)} step={step} />
        ))}
        <g className={styles.chosen} data-chosen="" transform={`translate(${x} ${y})`}>
          <rect x="-46" y="-46" width="92" height="92" />
          <path d="M-13 -46h26L0 -28z" />
        </g>
      </svg>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of WAI-ARIA, over a table */}
      <table className={styles.cells} ref={grid} role="grid" aria-label={words.grid} onKeyDown={press}>
        <tbody>
          {wires.map((wire, w) => (
            <tr key={wire}>
              <th scope="row">
                <span className="visually-hidden">{wire}</span>
              </th>
              {circuit.map((cells, step) => {
                const cell = cells[w] ?? '';
                const marked = step === chosen.step && w === chosen.wire;
                return (
                  <td key={step}>
                    <button
                      type="button"
                      tabIndex={marked ? 0 : -1}
                      aria-label={fill(words.cell, { wire, step: step + 1, gate: nameOf(cell) })}
                      onClick={() => (marked ? onPlace(nextCell(cell)) : onChoose({ step, wire: w }))}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The gates as buttons, for mouse and touch. */
export function Palette({ words, onPlace }: { words: CircuitWords; onPlace: (cell: Cell) => void }) {
  return (
    <fieldset className={styles.palette}>
      <legend>{words.palette}</legend>
      {GATES.map((gate) => (
        <button key={gate} type="button" onClick={() => onPlace(gate)}>
          {gate}
        </button>
      ))}
      <button type="button" aria-label={words.control} onClick={() => onPlace('control')}>
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <circle cx="6" cy="6" r="6" />
        </svg>
      </button>
      <button type="button" onClick={() => onPlace('')}>
        {words.bare}
      </button>
    </fieldset>
  );
}
