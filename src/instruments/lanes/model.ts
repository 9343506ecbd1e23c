import { plan } from '../kit/instrument.ts';

/** Minutes of work at each desk, in a working day of eight hours. */
export const MINUTES = 20;
const WORK = MINUTES / (8 * 60);
/** Working days between two checks of the inbox, from four times a day to once a week. */
export const LOOKS = [0.25, 0.5, 1, 2, 2.5, 5] as const;

/** How long a request takes through desks that check their inbox only now and then. */
export const lanes = plan({
  dials: {
    desks: { from: 1, to: 8, step: 1, start: 5, digits: 0, unit: '' },
    look: { from: 0, to: 5, step: 1, start: 3, digits: 0, unit: '', named: true },
    way: { from: 0, to: 1, step: 1, start: 0, digits: 0, unit: '', named: true },
  },
  readings: ['days', 'work', 'idle'],
  labels: ['asked', 'answered', 'other', 'desk', 'comes', 'seen', 'done'],
  cases: ['one', 'after', 'once'],
});

export interface Stay {
  /** Working days from the question until it reaches the desk, is read, and is done there. */
  comes: number;
  seen: number;
  done: number;
}
export interface Way {
  stays: Stay[];
  /** Days until the last desk has answered. */
  days: number;
}

/**
 * A request arrives at any time between two checks. In sequence, it waits half the time between checks at each desk. Asked all at once,
 * the n waits are uniformly spread, and the answer waits for the longest: n/(n + 1) of that time.
 */
export function wayOf({ desks, look, way }: { desks: number; look: number; way: number }): Way {
  const between = LOOKS[look] ?? 1;
  const stays: Stay[] = [];
  for (let i = 0; i < desks; i++) {
    const comes = way ? 0 : (stays.at(-1)?.done ?? 0);
    const seen = comes + (way ? (between * (i + 1)) / (desks + 1) : between / 2);
    stays.push({ comes, seen, done: seen + WORK });
  }
  return { stays, days: Math.max(...stays.map(({ done }) => done)) };
}
