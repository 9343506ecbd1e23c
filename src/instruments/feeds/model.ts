import { plan } from '../kit/instrument.ts';

/** Machines in the rack, and the mains voltage in India. */
export const MACHINES = 12;
const VOLTS = 230;
/** The continuous load of a breaker should be at most this share of its rating. */
export const CONTINUOUS = 0.8;

/** Whether a rack with two feeds keeps running when one of them fails. */
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
  /** Load of the fuller feed as a share of its rating with both feeds, and of feed B without A. */
  before: number;
  after: number;
  /** Machines whose only cord is in feed A. */
  alone: number;
  /** Machines still running without A. */
  up: number;
  /** Watts per machine that B can carry alone continuously. */
  room: number;
}

/** Machines with two cords draw half from each feed. Those with one alternate between A and B, A first, so losing A is the worse case. */
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
    room: Math.floor((CONTINUOUS * rated) / carried),
  };
}
