/** One quantity a reader may move. */
export interface Dial {
  from: number;
  to: number;
  step: number;
  /** Where it stands before anybody moves it, and in print. */
  start: number;
  /** Decimal places shown. */
  digits: number;
  /** As written after the number, its space included: ' m', '°'. */
  unit: string;
}

export type Dials = Record<string, Dial>;
export type Values<D extends Dials> = { [K in keyof D]: number };

export const startsOf = <D extends Dials>(dials: D) =>
  Object.fromEntries(Object.entries(dials).map(([name, dial]) => [name, dial.start])) as Values<D>;

/** The nearest place where the dial can stand. */
export function snap({ from, to, step }: Dial, value: number): number {
  const steps = Math.round((Math.min(to, Math.max(from, value)) - from) / step);
  // Through decimal text, so that 0.1 + 2 × 0.1 is 0.3.
  return Number((from + steps * step).toFixed(6));
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

/** A number as set in print: a true minus sign, and no minus before zero. */
export function written(value: number, digits: number): string {
  const text = value.toFixed(digits);
  return Number(text) === 0 ? text.replace('-', '') : text.replace('-', '−');
}

export const reading = (dial: Dial, value: number) => written(value, dial.digits) + dial.unit;
