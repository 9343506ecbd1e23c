import { plan } from '../kit/instrument.ts';

/** Beds in the ward, the hours in which new patients come, the hours between two departures, and the hours to prepare a bed. */
export const BEDS = 24;
const [OPENS, CLOSES] = [8, 18];
const EVERY = 1 / 3;
const MAKE = 1;

/** Whether a ward has too few beds, or its beds only become free too late. */
export const ward = plan({
  dials: {
    leave: { from: 8, to: 18, step: 1, start: 16, digits: 0, unit: ':00' },
    patients: { from: 4, to: 12, step: 1, start: 8, digits: 0, unit: '' },
    hour: { from: 8, to: 22, step: 1, start: 15, digits: 0, unit: ':00' },
  },
  readings: ['now', 'wait', 'most'],
  labels: ['going', 'hall'],
  cases: ['late', 'some', 'clear'],
});

export interface Turn {
  /** The hours at which one new patient comes, one old patient leaves, and the bed is made. */
  comes: number;
  leaves: number;
  made: number;
}
export interface Day {
  turns: Turn[];
  /** People in the hall at the selected hour. */
  now: number;
  /** Hours in the hall, on average. */
  wait: number;
  /** Most people in the hall at once, which is also the number of beds that would have to be added. */
  most: number;
}

/** Patients get beds in the order in which they come. */
export function dayOf({ leave, patients, hour }: { leave: number; patients: number; hour: number }): Day {
  const turns = Array.from({ length: patients }, (_, i): Turn => {
    const leaves = leave + i * EVERY;
    return { comes: OPENS + ((CLOSES - OPENS) * (i + 0.5)) / patients, leaves, made: leaves + MAKE };
  });
  const waiting = (at: number) => turns.filter(({ comes, made }) => comes <= at && at < made).length;
  return {
    turns,
    now: waiting(hour),
    wait: turns.reduce((sum, { comes, made }) => sum + Math.max(0, made - comes), 0) / patients,
    // The hall is fullest just after an arrival.
    most: Math.max(...turns.map(({ comes }) => waiting(comes))),
  };
}
