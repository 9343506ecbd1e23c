import { plan } from '../kit/instrument.ts';

/** The parts of a product besides its units, with the stop at which each is first made. */
export const MADE = {
  circuit: 1,
  parts: 1,
  firmware: 1,
  board: 2,
  shell: 2,
  tool: 3,
  jig: 3,
  label: 3,
  carton: 3,
  manual: 4,
} as const;
export type Thing = keyof typeof MADE;
export const THINGS = Object.keys(MADE) as Thing[];

/** What has to be made again after a change at one stage of development. */
export const touch = plan({
  dials: {
    change: { from: 0, to: 4, step: 1, start: 2, digits: 0, unit: '', named: true },
    stop: { from: 0, to: 4, step: 1, start: 3, digits: 0, unit: '', named: true },
    lot: { from: 50, to: 2000, step: 50, start: 500, digits: 0, unit: '', stops: [50, 100, 200, 500, 1000, 2000] },
  },
  readings: ['things', 'units', 'made'],
  labels: [...THINGS, 'units'],
  cases: ['paper', 'files', 'sample', 'pilot', 'stock'],
});

/** What must change with a thing. */
export const FOLLOWS: Record<Thing, Thing[]> = {
  circuit: ['parts', 'jig'],
  parts: [],
  firmware: ['jig'],
  board: ['jig'],
  shell: ['tool', 'manual'],
  tool: [],
  jig: [],
  label: ['manual'],
  carton: [],
  manual: [],
};

/** A resistor's value, a line of firmware, the place of a socket, a larger battery, a word on the label. */
export const CHANGES: Thing[][] = [
  ['circuit'],
  ['firmware'],
  ['board', 'shell'],
  ['circuit', 'board', 'shell', 'label', 'carton'],
  ['label'],
];

/** Everything that follows from a change, whether it has been made yet or not. */
export function followed(first: Thing[]): Set<Thing> {
  const found = new Set(first);
  // Iterating a Set also visits elements added during the iteration.
  for (const thing of found) for (const next of FOLLOWS[thing]) found.add(next);
  return found;
}

/** Units built by the end of each stop: one on the bench, five samples, a tenth of a lot as pilot, a lot. */
export const builtOf = (stop: number, lot: number) => [0, 1, 5, lot / 10, lot][stop] ?? 0;

export interface Touched {
  things: Thing[];
  made: number;
  /** Units that must be opened again; the prototype on the bench is not counted. */
  units: number;
}

export function touchedOf({ change, stop, lot }: { change: number; stop: number; lot: number }): Touched {
  const exists = THINGS.filter((thing) => MADE[thing] <= stop);
  const follows = followed(CHANGES[change] ?? []);
  const things = exists.filter((thing) => follows.has(thing));
  return { things, made: exists.length, units: things.length && stop > 1 ? builtOf(stop, lot) : 0 };
}
