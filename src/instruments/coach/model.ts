import { plan } from '../kit/instrument.ts';

export const GUESTS = 40;
/** Minutes from one boat to the next, and from one coach to the next. */
export const BOAT = 60;
export const COACH = 120;

/** Whether a coach should wait for guests on a late flight, when a boat leaves after the drive. */
export const coach = plan({
  dials: {
    late: { from: 0, to: 120, step: 5, start: 35, digits: 0, unit: ' min' },
    guests: { from: 1, to: 39, step: 1, start: 6, digits: 0, unit: '' },
    spare: { from: 0, to: 60, step: 5, start: 25, digits: 0, unit: ' min' },
  },
  readings: ['wait', 'leave', 'from'],
  labels: ['waits', 'leaves'],
  cases: ['none', 'spare', 'leave', 'wait'],
});

export interface Choice {
  /** Minutes late at the end of the day: for everyone if the coach waits, for the late guests if it leaves. */
  all: number;
  left: number;
  /** The same in guest-hours. */
  wait: number;
  leave: number;
  /** From this many late guests on, waiting is no worse. */
  from: number;
}

/** A missed boat costs an hour, no matter by how much; spare minutes at the quay are deducted first. */
const onBoat = (minutes: number, spare: number) => BOAT * Math.ceil(Math.max(0, minutes - spare) / BOAT);

export function choiceOf({ late, guests, spare }: { late: number; guests: number; spare: number }): Choice {
  const all = onBoat(late, spare);
  const left = onBoat(COACH * Math.ceil(late / COACH), spare);
  return {
    all,
    left,
    wait: (GUESTS * all) / 60,
    leave: (guests * left) / 60,
    from: left ? Math.max(1, Math.ceil((GUESTS * all) / left)) : 1,
  };
}
