import type { Dials, Values } from './dial.ts';
import type { Format } from './format.ts';
import type { Handle } from './handles.ts';
import type { Mark } from './marks.ts';

/**
 * The texts that an instrument needs from its content file: a label for each dial and reading, a text for each label of the
 * drawing, a sentence for each case. The schema is built from this, so a missing text fails the content check.
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
  /** Values with their units. */
  readings: Record<R, string>;
  /** The sentence and its values; a number also selects singular or plural. */
  said: { case: C; with: Record<string, string | number> };
  marks: Mark[];
}

/** Values along an axis that no dial changes: a row for each position. */
export interface Series {
  columns: string[];
  rows: string[][];
}

/** The layout of the stage: sliders below a wide drawing, or next to a square or tall one. */
export type Shape = 'wide' | 'beside' | 'tall';

export interface View<P extends Plan = Plan> {
  plan: P;
  shape: Shape;
  show(
    values: Values<P['dials']>,
    labels: Record<P['labels'][number], string>,
    /** How the language of the page writes numbers and units. */
    format: Format,
  ): Shown<P['readings'][number], P['cases'][number]>;
  /** The drawn values, for drawings with their own axis. */
  series?(values: Values<P['dials']>, labels: Record<P['labels'][number], string>, format: Format): Series;
  handles?: Handle<P['dials']>[];
}

/** Checks a view against its own plan, and hides the plan's type from the kit. */
export const view = <P extends Plan>(of: View<P>): View => of;
