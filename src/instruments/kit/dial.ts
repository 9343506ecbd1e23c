/** One quantity a reader may move. */
export interface Dial {
  from: number;
  to: number;
  step: number;
  /** The default: its value before anybody moves it, and in print. */
  start: number;
  /** Decimal places shown. */
  digits: number;
  /** As written after the number, its space included: ' m', '°'. A word has two: [' day', ' days']. */
  unit: string | readonly [one: string, many: string];
  /** Its only values, where even steps would waste most of the way: 50, 100, 200, 500 … */
  stops?: readonly number[];
  /** Its values have names in the content file: it is a choice, not a slider. */
  named?: boolean;
}

export type Dials = Record<string, Dial>;
export type Values<D extends Dials> = { [K in keyof D]: number };

export const startsOf = <D extends Dials>(dials: D) =>
  Object.fromEntries(Object.entries(dials).map(([name, dial]) => [name, dial.start])) as Values<D>;

/** The nearest value that the dial can have. */
export function snap({ from, to, step, stops }: Dial, value: number): number {
  if (stops) return stops.reduce((best, stop) => (Math.abs(stop - value) < Math.abs(best - value) ? stop : best));
  const steps = Math.round((Math.min(to, Math.max(from, value)) - from) / step);
  // Through decimal text, so that 0.1 + 2 × 0.1 is 0.3.
  return Number((from + steps * step).toFixed(6));
}

/** A dial as the attributes of a native range: a dial with stops counts them. */
export const rangeOf = ({ from, to, step, stops }: Dial) =>
  stops ? { min: 0, max: stops.length - 1, step: 1 } : { min: from, max: to, step };
export const toRange = ({ stops }: Dial, value: number) => (stops ? stops.indexOf(value) : value);
export const fromRange = ({ stops, start }: Dial, value: number) => (stops ? (stops[value] ?? start) : value);

/** How many steps lie between the two ends. */
export function stepCount(dial: Dial): number {
  const { min, max, step } = rangeOf(dial);
  return Math.round((max - min) / step);
}

/** Every value that the dial can have. */
export const allValues = (dial: Dial): number[] =>
  dial.stops
    ? [...dial.stops]
    : Array.from({ length: stepCount(dial) + 1 }, (_, i) => snap(dial, dial.from + i * dial.step));

/** Where a value lies between the ends of its slider, 0 to 1. */
export function shareOf(dial: Dial, value: number): number {
  const { min, max } = rangeOf(dial);
  return (toRange(dial, value) - min) / (max - min);
}

const MOST_TICKS = 40;

/** How many parts the ticks of a slider make: one for each step, or fewer of equal size where there are too many. */
export function tickParts(dial: Dial): number {
  const steps = stepCount(dial);
  let every = Math.ceil(steps / MOST_TICKS);
  while (steps % every) every++;
  return steps / every;
}

/** At most so many values of a dial are listed in a table. */
const MOST_ROWS = 9;

/** Values of a dial, evenly spread: both ends are among them, and the present one. */
export function sampleValues(dial: Dial, now: number): number[] {
  const all = allValues(dial);
  const last = all.length - 1;
  const count = Math.min(last, MOST_ROWS - 1);
  const spread = Array.from({ length: count + 1 }, (_, i) => all[Math.round((i * last) / count)] ?? dial.start);
  return [...new Set([...spread, snap(dial, now)])].sort((a, b) => toRange(dial, a) - toRange(dial, b));
}

/** The values after a change. A name that no dial has is ignored. */
export function moved<D extends Dials>(dials: D, values: Values<D>, change: Partial<Values<D>>): Values<D> {
  const next: Record<string, number> = { ...values };
  for (const [name, value] of Object.entries(change)) {
    const dial = dials[name];
    if (dial && value !== undefined) next[name] = snap(dial, value);
  }
  return next as Values<D>;
}

/** The values on the way from one setting to another, `share` from 0 to 1. A choice among names changes at once. */
export function between<D extends Dials>(dials: D, from: Values<D>, to: Values<D>, share: number): Values<D> {
  const next = Object.entries(dials).map(([name, dial]) => {
    const [start, end] = [from[name] ?? dial.start, to[name] ?? dial.start];
    if (dial.named || share >= 1) return [name, end];
    const at = toRange(dial, start) + (toRange(dial, end) - toRange(dial, start)) * share;
    return [name, snap(dial, fromRange(dial, dial.stops ? Math.round(at) : at))];
  });
  return Object.fromEntries(next) as Values<D>;
}

/** One for each count of digits: making a format costs as much as a whole drawing. */
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

/** A dial's value as text: its number and unit, or its name. */
export const reading = (dial: Dial, value: number, names?: string[]) =>
  names?.[Math.round((value - dial.from) / dial.step)] ?? counted(written(value, dial.digits), dial.unit);
