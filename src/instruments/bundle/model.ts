import { plan } from '../kit/instrument.ts';

/** Invoices in the morning's post, desks they pass, and minutes of work on one at each desk. */
export const INVOICES = 24;
export const DESKS = 4;
export const MINUTES = 5;

/** How large a bundle of invoices should be, when a messenger carries bundles from desk to desk. */
export const bundle = plan({
  dials: {
    bundle: { from: 1, to: 24, step: 1, start: 24, digits: 0, unit: '', stops: [1, 2, 3, 4, 6, 8, 12, 24] },
    walk: { from: 0, to: 20, step: 5, start: 10, digits: 0, unit: ' min' },
    clock: { from: 0.5, to: 10, step: 0.5, start: 3, digits: 1, unit: ' h' },
  },
  readings: ['paid', 'first', 'last'],
  labels: ['inward', 'match', 'approve', 'pay', 'waits', 'worked', 'paid'],
  cases: ['still', 'whole', 'carried', 'flow', 'scanned', 'done'],
});

interface Office {
  bundle: number;
  walk: number;
}

/** One invoice at one desk, in minutes since the post came. */
export interface Stop {
  arrives: number;
  begins: number;
  ends: number;
  /** When the messenger takes it to the next desk; not used at the last desk, where it is paid. */
  leaves: number;
}

/**
 * Every invoice at every desk. A desk works on one at a time, in order. A bundle leaves when its last invoice is done and the messenger
 * to the next desk is back; both directions take the same time.
 */
export function stopsOf({ bundle: size, walk }: Office): Stop[][] {
  let arrivals = Array.from({ length: INVOICES }, () => 0);
  return Array.from({ length: DESKS }, () => {
    let free = 0;
    const desk = arrivals.map((arrives): Stop => {
      const begins = Math.max(arrives, free);
      free = begins + MINUTES;
      return { arrives, begins, ends: free, leaves: free };
    });
    let back = 0;
    for (let first = 0; first < INVOICES; first += size) {
      const batch = desk.slice(first, first + size);
      const leaves = Math.max(back, batch.at(-1)?.ends ?? 0);
      back = leaves + 2 * walk;
      for (const stop of batch) stop.leaves = leaves;
    }
    arrivals = desk.map(({ leaves }) => leaves + walk);
    return desk;
  });
}

/** When each invoice is paid, in minutes. */
export const paidOf = (office: Office) => (stopsOf(office).at(-1) ?? []).map(({ ends }) => ends);

/** Where an invoice is at a given time: in the tray before a desk, on it, done and not yet taken, on the way, or paid. */
export function placeOf(stops: Stop[], minute: number): { at: 'in' | 'on' | 'out' | 'way' | 'paid'; desk: number } {
  const desk = stops.findLastIndex(({ arrives }) => arrives <= minute);
  const stop = stops[Math.max(0, desk)];
  if (!stop || minute < stop.begins) return { at: 'in', desk: Math.max(0, desk) };
  if (minute < stop.ends) return { at: 'on', desk };
  if (desk === stops.length - 1) return { at: 'paid', desk };
  return { at: minute < stop.leaves ? 'out' : 'way', desk };
}
