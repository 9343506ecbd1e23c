import { plan } from '../kit/instrument.ts';

/** Machines in the rack, and the mains voltage in India. */
export const MACHINES = 12;
const VOLTS = 230;
/** A breaker opens above its rating; for hours on end it should carry no more than this share of it. */
export const LASTING = 0.8;

/** Two feeds share the machines of a rack. Does it stay up when one of them goes? */
export const feeds = plan({
  dials: {
    watts: { from: 100, to: 900, step: 50, start: 350, digits: 0, unit: ' W' },
    single: { from: 0, to: 6, step: 1, start: 0, digits: 0, unit: '' },
    amps: { from: 10, to: 32, step: 1, start: 16, digits: 0, unit: ' A', stops: [10, 16, 20, 25, 32] },
  },
  readings: ['before', 'after', 'up'],
  labels: ['pulled', 'left', 'rated'],
  cases: ['over', 'falls', 'tight', 'part', 'stays'],
});

export interface Rack {
  /** Share of its rating on the fuller feed while both are there, and on feed B when A is gone. */
  before: number;
  after: number;
  /** Machines whose only cord is in feed A. */
  alone: number;
  /** Machines still running when A is gone. */
  up: number;
  /** Watts each machine may draw if B is to carry them alone for long. */
  room: number;
}

/** Machines with two cords draw half from each feed. Those with one stand on A and B in turn, A first: the worse feed to lose. */
export function rackOf({ watts, single, amps }: { watts: number; single: number; amps: number }): Rack {
  const rated = VOLTS * amps;
  const alone = Math.ceil(single / 2);
  const before = (watts * ((MACHINES - single) / 2 + alone)) / rated;
  const carried = MACHINES - alone;
  const after = (watts * carried) / rated;
  return {
    before,
    after,
    alone,
    up: before > 1 || after > 1 ? 0 : carried,
    room: Math.floor((LASTING * rated) / carried),
  };
}
