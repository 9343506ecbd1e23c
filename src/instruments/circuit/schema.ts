import { z } from 'zod';
import { line } from '../../model/fields.ts';
import { GATES, PRESETS, type Preset } from './model.ts';

const gate = line(60, 'What the gate does, in a few words');

export const circuitSchema = z.strictObject({
  name: z.literal('circuit'),
  drawing: line(160, 'What the drawing shows, for those who do not see it'),
  step: line(40, 'One step of it in words: “Step {step}: {cells}.”'),
  grid: line(60, 'Name of the grid of cells'),
  keys: line(180, 'How to place a gate with the keyboard'),
  cell: line(60, 'A cell as it is read out: “{wire}, step {step}: {gate}”'),
  palette: line(60, 'Over the buttons that put a gate into the chosen cell'),
  qubits: line(40, 'Rule'),
  control: line(24, 'Name of the control'),
  bare: line(24, 'Name of an empty cell, and the button that empties one'),
  does: z.strictObject({
    ...(Object.fromEntries(GATES.map((name) => [name, gate])) as Record<(typeof GATES)[number], typeof gate>),
    control: gate,
  }),
  state: line(60, 'Name of the table'),
  reads: line(24, 'Column'),
  amplitude: line(24, 'Column'),
  phase: line(24, 'Column'),
  chance: line(24, 'Column'),
  said: z.strictObject({
    sure: line(120, 'One outcome; {outcomes}'),
    some: line(120, 'A few outcomes; {outcomes}'),
    many: line(160, 'More than can be read out; {count}'),
    tied: line(160, 'Some are entangled; {wires}'),
    free: line(120, 'None is'),
  }),
  tries: z
    .array(
      z.strictObject({
        label: line(40, 'What to try'),
        set: z.enum(Object.keys(PRESETS) as [Preset, ...Preset[]]).describe('One of the circuits defined in model.ts'),
      }),
    )
    .min(1)
    .max(5),
});
export type CircuitWords = z.infer<typeof circuitSchema>;
