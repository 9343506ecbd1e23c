import { plan } from '../kit/instrument.ts';

/** The interview is on this day, counted from the first class. */
export const DAY = 100;
/** The last day on which a class can be held, because tests follow it. */
export const CLOSES = 80;
/** Students in the class. */
export const CLASS = 24;
/** Days after which one hour's learning has fallen to about a third. */
const FIRST = 4;
/** Scales the effect of a repetition, which is largest when half has been forgotten. */
const GAIN = 8;

/** When to hold a number of classes before an interview. */
export const practice = plan({
  dials: {
    hours: { from: 1, to: 8, step: 1, start: 4, digits: 0, unit: '' },
    gap: { from: 0, to: 14, step: 1, start: 3, digits: 0, unit: '' },
    widen: { from: 1, to: 3, step: 0.5, start: 1, digits: 1, unit: ' ×' },
  },
  readings: ['left', 'last', 'best'],
  labels: ['class', 'closes', 'interview', 'left', 'day'],
  cases: ['once', 'cram', 'late', 'best', 'better'],
});

export interface Schedule {
  hours: number;
  gap: number;
  widen: number;
}
export interface Memory {
  /** The days of the classes that can be held. */
  days: number[];
  /** After each of them: the days in which the memory falls to about a third. */
  holds: number[];
  /** The memory on the day of the interview, as a fraction. */
  left: number;
}

/** The memory after this many days, as a fraction. */
export const retention = (days: number, hold: number) => Math.exp(-days / hold);

/** Each class restores the whole memory, and makes it last longer unless nothing or everything was forgotten. */
export function memoryOf({ hours, gap, widen }: Schedule): Memory {
  const days: number[] = [];
  let [day, step] = [0, gap];
  for (let i = 0; i < hours; i++) {
    if (day <= CLOSES) days.push(day);
    day += step;
    step *= widen;
  }
  const holds = [FIRST];
  for (const [i, at] of days.slice(1).entries()) {
    const before = holds[i] ?? FIRST;
    const remembered = retention(at - (days[i] ?? 0), before);
    holds.push(before * (1 + GAIN * remembered * (1 - remembered)));
  }
  return { days, holds, left: retention(DAY - (days.at(-1) ?? 0), holds.at(-1) ?? FIRST) };
}

/** The best of all plans with the same hours. */
export function bestOf(hours: number): Schedule & { left: number } {
  const { gap, widen } = practice.dials;
  let best = { hours, gap: 0, widen: 1, left: -1 };
  for (let days = gap.from; days <= gap.to; days++)
    for (let factor = widen.from; factor <= widen.to; factor += widen.step) {
      const { left, days: held } = memoryOf({ hours, gap: days, widen: factor });
      if (held.length === hours && left > best.left + 1e-9) best = { hours, gap: days, widen: factor, left };
    }
  return best;
}
