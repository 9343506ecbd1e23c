import { plan } from '../kit/instrument.ts';

/** The month in which each of six contracts ends; it is renewed for twelve months unless notice is given in time. */
export const ENDS = [3, 7, 12, 5, 10, 2] as const;
export const TERM = 12;

/** When each bill for an old system stops after it is switched off. */
export const notice = plan({
  dials: {
    off: { from: 6, to: 24, step: 1, start: 14, digits: 0, unit: '' },
    notice: { from: 1, to: 6, step: 1, start: 3, digits: 0, unit: '' },
    ahead: { from: 0, to: 6, step: 1, start: 0, digits: 0, unit: '' },
  },
  readings: ['idle', 'last', 'least'],
  labels: ['tests', 'licences', 'nights', 'rates', 'print', 'masters', 'off', 'contract', 'stops'],
  cases: ['late', 'time'],
});

export interface Bills {
  /** The month after which each bill stops. */
  stops: number[];
  /** Months paid after the switch, all six together. */
  idle: number;
  /** The same if every notice is sent early enough. */
  least: number;
}

/** The first end of a contract that is neither before the switch nor before the end of the notice period. */
const stopOf = (end: number, from: number) => end + TERM * Math.max(0, Math.ceil((from - end) / TERM));

export function billsOf({ off, notice: period, ahead }: { off: number; notice: number; ahead: number }): Bills {
  const months = (from: number) => ENDS.map((end) => stopOf(end, from));
  const idle = (stops: number[]) => stops.reduce((sum, stop) => sum + stop - off, 0);
  const stops = months(Math.max(off, off - ahead + period));
  return { stops, idle: idle(stops), least: idle(months(off)) };
}
