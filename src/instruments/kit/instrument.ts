import type { Dials, Values } from './dial.ts';
import type { Mark } from './marks.ts';

/**
 * What an instrument asks of its content file: a label for each dial and reading, a word for each label of the drawing, a
 * sentence for each case. The schema is made of this, so a missing word is a content fault and not a hole in the drawing.
 */
export interface Plan<
  D extends Dials = Dials,
  R extends string = string,
  L extends string = string,
  C extends string = string,
> {
  dials: D;
  readings: readonly R[];
  labels: readonly L[];
  cases: readonly C[];
}

export const plan = <D extends Dials, R extends string, L extends string, C extends string>(of: Plan<D, R, L, C>) => of;

/** What one setting of the dials shows. */
export interface Shown<R extends string = string, C extends string = string> {
  /** Each as it is set, with its unit. */
  readings: Record<R, string>;
  /** Which sentence, and what it is filled with; a number is grouped, and decides between singular and plural. */
  said: { case: C; with: Record<string, string | number> };
  marks: Mark[];
}

/** What is drawn along an axis that no dial moves: a row for each place on it. */
export interface Series {
  columns: string[];
  rows: string[][];
}

/** How the figure is laid out: over the dials, beside them, or upright beside them. */
export type Shape = 'wide' | 'beside' | 'tall';

export interface View<P extends Plan = Plan> {
  plan: P;
  shape: Shape;
  show: (
    values: Values<P['dials']>,
    labels: Record<P['labels'][number], string>,
  ) => Shown<P['readings'][number], P['cases'][number]>;
  /** The drawn values themselves, where the drawing runs along an axis of its own. */
  series?: (values: Values<P['dials']>, labels: Record<P['labels'][number], string>) => Series;
}

export const view = <P extends Plan>(of: View<P>) => of as unknown as View;
