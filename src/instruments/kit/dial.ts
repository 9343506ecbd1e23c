/** One quantity a reader may move. */
export interface Dial {
  from: number;
  to: number;
  step: number;
  /** Where it stands before anybody moves it, and in print. */
  start: number;
  /** Decimal places shown. */
  digits: number;
  /** As written after the number, its space included: ' m', '°'. A word has two: [' day', ' days']. */
  unit: string | readonly [one: string, many: string];
  /** Where it can stand, when even steps would waste most of the way: 50, 100, 200, 500 … */
  stops?: readonly number[];
  /** Its places have names in the content file instead of numbers. */
  named?: boolean;
}

export type Dials = Record<string, Dial>;
export type Values<D extends Dials> = { [K in keyof D]: number };

export const startsOf = <D extends Dials>(dials: D) =>
  Object.fromEntries(Object.entries(dials).map(([name, dial]) => [name, dial.start])) as Values<D>;

/** The nearest place where the dial can stand. */
export function snap({ from, to, step, stops }: Dial, value: number): number {
  if (stops) return stops.reduce((best, stop) => (Math.abs(stop - value) < Math.abs(best - value) ? stop : best));
  const steps = Math.round((Math.min(to, Math.max(from, value)) - from) / step);
  // Through decimal text, so that 0.1 + 2 × 0.1 is 0.3.
  return Number((from + steps * step).toFixed(6));
}

/** A dial as a native range knows it: a dial with stops counts them. */
export const rangeOf = ({ from, to, step, stops }: Dial) =>
  stops ? { min: 0, max: stops.length - 1, step: 1 } : { min: from, max: to, step };
export const toRange = ({ stops }: Dial, value: number) => (stops ? stops.indexOf(value) : value);
export const fromRange = ({ stops, start }: Dial, value: number) => (stops ? (stops[value] ?? start) : value);

/** So many places of a dial at most are told in a table. */
const MOST_PLACES = 9;

/** Places where a dial can stand, evenly spread: both ends are among them, and where it stands now. */
export function placesOf(dial: Dial, now: number): number[] {
  const { min, max, step } = rangeOf(dial);
  const last = Math.round((max - min) / step);
  const count = Math.min(last, MOST_PLACES - 1);
  const spread = Array.from({ length: count + 1 }, (_, i) =>
    snap(dial, fromRange(dial, min + Math.round((i * last) / count) * step)),
  );
  return [...new Set([...spread, snap(dial, now)])].sort((a, b) => toRange(dial, a) - toRange(dial, b));
}

/** The values after a change; what no dial knows is left aside. */
export function moved<D extends Dials>(dials: D, values: Values<D>, change: Partial<Values<D>>): Values<D> {
  const next: Record<string, number> = { ...values };
  for (const [name, value] of Object.entries(change)) {
    const dial = dials[name];
    if (dial && value !== undefined) next[name] = snap(dial, value);
  }
  return next as Values<D>;
}

/** Made once for each count of digits: to make one costs as much as a whole drawing. */
const formats: Intl.NumberFormat[] = [];
const formatOf = (digits: number) => {
  formats[digits] ??= new Intl.NumberFormat('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return formats[digits];
};

/** A number as set in print: grouped as in India, a true minus sign, and no minus before zero. */
export function written(value: number, digits: number): string {
  const text = formatOf(digits).format(value);
  return /[1-9]/.test(text) ? text.replace('-', '−') : text.replace('-', '');
}

/** A number with its unit: 1 day, 2 days, 1.0 days. */
function counted(number: string, unit: Dial['unit']): string {
  if (typeof unit === 'string') return number + unit;
  const [one, many] = unit;
  return number + (number === '1' ? one : many);
}

/** What stands beside a dial: its number and unit, or the name of its place. */
export const reading = (dial: Dial, value: number, names?: string[]) =>
  names?.[Math.round((value - dial.from) / dial.step)] ?? counted(written(value, dial.digits), dial.unit);
