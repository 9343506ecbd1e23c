import { ENGLISH_FORMAT } from './format.ts';

/** One quantity that a reader can change. */
export interface Dial {
  from: number;
  to: number;
  step: number;
  /** The default value, also used in print. */
  start: number;
  /** Decimal places shown. */
  digits: number;
  /** The symbol of its unit after the number, its space included: ' m', '°'. Other languages may replace it. */
  unit: string;
  /** Its only values, for scales with uneven steps: 50, 100, 200, 500 … */
  stops?: readonly number[];
  /** Its values have names in the content file, so it is a choice instead of a slider. */
  named?: boolean;
}

export type Dials = Record<string, Dial>;
export type Values<D extends Dials> = { [K in keyof D]: number };

export const startsOf = <D extends Dials>(dials: D) =>
  Object.fromEntries(Object.entries(dials).map(([name, dial]) => [name, dial.start])) as Values<D>;

/** The nearest allowed value. */
export function snap({ from, to, step, stops }: Dial, value: number): number {
  if (stops) return stops.reduce((best, stop) => (Math.abs(stop - value) < Math.abs(best - value) ? stop : best));
  const steps = Math.round((Math.min(to, Math.max(from, value)) - from) / step);
  // Rounds through decimal text, so that 0.1 + 2 × 0.1 is 0.3.
  return Number((from + steps * step).toFixed(6));
}

/** The attributes of a native range input; a dial with stops uses their indexes. */
export const rangeOf = ({ from, to, step, stops }: Dial) =>
  stops ? { min: 0, max: stops.length - 1, step: 1 } : { min: from, max: to, step };
export const toRange = ({ stops }: Dial, value: number) => (stops ? stops.indexOf(value) : value);
export const fromRange = ({ stops, start }: Dial, value: number) => (stops ? (stops[value] ?? start) : value);

/** The number of steps between the two ends. */
export function stepCount(dial: Dial): number {
  const { min, max, step } = rangeOf(dial);
  return Math.round((max - min) / step);
}

export const allValues = (dial: Dial): number[] =>
  dial.stops
    ? [...dial.stops]
    : Array.from({ length: stepCount(dial) + 1 }, (_, i) => snap(dial, dial.from + i * dial.step));

/** The position of a value on its slider, 0 to 1. */
export function shareOf(dial: Dial, value: number): number {
  const { min, max } = rangeOf(dial);
  return (toRange(dial, value) - min) / (max - min);
}

const MOST_TICKS = 40;

/** The number of intervals between ticks: one for each step, or fewer equal ones if there are too many. */
export function tickParts(dial: Dial): number {
  const steps = stepCount(dial);
  let every = Math.ceil(steps / MOST_TICKS);
  while (steps % every) every++;
  return steps / every;
}

const MOST_ROWS = 9;

/** Evenly spaced values of a dial, including both ends and the current one. */
export function sampleValues(dial: Dial, now: number): number[] {
  const all = allValues(dial);
  const last = all.length - 1;
  const count = Math.min(last, MOST_ROWS - 1);
  const spread = Array.from({ length: count + 1 }, (_, i) => all[Math.round((i * last) / count)] ?? dial.start);
  return [...new Set([...spread, snap(dial, now)])].sort((a, b) => toRange(dial, a) - toRange(dial, b));
}

/** The values after a change. Unknown names are ignored. */
export function moved<D extends Dials>(dials: D, values: Values<D>, change: Partial<Values<D>>): Values<D> {
  const next: Record<string, number> = { ...values };
  for (const [name, value] of Object.entries(change)) {
    const dial = dials[name];
    if (dial && value !== undefined) next[name] = snap(dial, value);
  }
  return next as Values<D>;
}

/** Interpolates between two settings, `share` from 0 to 1. A choice of names changes at once. */
export function between<D extends Dials>(dials: D, from: Values<D>, to: Values<D>, share: number): Values<D> {
  const next = Object.entries(dials).map(([name, dial]) => {
    const [start, end] = [from[name] ?? dial.start, to[name] ?? dial.start];
    if (dial.named || share >= 1) return [name, end];
    const at = toRange(dial, start) + (toRange(dial, end) - toRange(dial, start)) * share;
    return [name, snap(dial, fromRange(dial, dial.stops ? Math.round(at) : at))];
  });
  return Object.fromEntries(next) as Values<D>;
}

/** A number in English, for models of pages that are only in English. */
export const { written } = ENGLISH_FORMAT;

/** A dial's value as text: its number and unit, or its name. */
export function reading(dial: Dial, value: number, names?: string[], format = ENGLISH_FORMAT): string {
  const name = names?.[Math.round((value - dial.from) / dial.step)];
  const number = format.written(value, dial.digits);
  return name ?? number + format.unit(dial.unit, number);
}
