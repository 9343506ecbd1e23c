import type { Dials, Values } from './dial.ts';
import type { Handle } from './handles.ts';
import type { Mark } from './marks.ts';

/**
 * The words that an instrument needs from its content file: a label for each dial and reading, a word for each label of the
 * drawing, a sentence for each case. The schema is built from this, so a missing word fails the content check.
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

/** The result at one setting of the dials. */
export interface Shown<R extends string = string, C extends string = string> {
  /** Each with its unit. */
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

/** How the stage is laid out: sliders under a wide drawing, or beside a square or an upright one. */
export type Shape = 'wide' | 'beside' | 'tall';

export interface View<P extends Plan = Plan> {
  plan: P;
  shape: Shape;
  show(
    values: Values<P['dials']>,
    labels: Record<P['labels'][number], string>,
  ): Shown<P['readings'][number], P['cases'][number]>;
  /** The drawn values themselves, where the drawing runs along an axis of its own. */
  series?(values: Values<P['dials']>, labels: Record<P['labels'][number], string>): Series;
  /** What can be dragged in the drawing. */
  handles?: Handle<P['dials']>[];
}

/** Checks a view against its own plan; the kit needs to know no more than that it is one. */
export const view = <P extends Plan>(of: View<P>): View => of;
