import type { Dials } from '../kit/dial.ts';

/** The illustration’s shaft, from its carriage to its tip, mm. */
export const SHAFT_MM = 320;
/** How far a hand moves at the console of the illustration before it must be repositioned, mm. */
export const STROKE_MM = 200;

export const DIALS = {
  depth: { from: 40, to: 200, step: 5, start: 120, digits: 0, unit: ' mm' },
  tilt: { from: 0, to: 60, step: 1, start: 30, digits: 0, unit: '°' },
  offset: { from: -20, to: 20, step: 1, start: 0, digits: 0, unit: ' mm' },
  scale: { from: 1, to: 5, step: 0.5, start: 3, digits: 1, unit: ' to 1' },
} satisfies Dials;

export interface Setting {
  /** Of the tip beyond the centre, along the shaft, mm. */
  depth: number;
  /** From the port’s axis, degrees. */
  tilt: number;
  /** Of the centre above the wall, mm; below it is negative. */
  offset: number;
  /** Millimetres of the hand for one of the tip. */
  scale: number;
}

/** A shaft that can only turn about one point and slide through it: every position follows from depth and tilt. */
export function pivotOf({ depth, tilt, offset, scale }: Setting) {
  const angle = (tilt * Math.PI) / 180;
  const out = depth * Math.sin(angle);
  const above = SHAFT_MM - depth;
  const across = 2 * out;
  const hand = scale * across;
  return {
    /** The tip: sideways from the axis and below the centre, mm. */
    tip: { out, down: depth * Math.cos(angle) },
    /** The carriage, on the other side and above. */
    carriage: { out: above * Math.sin(angle), up: above * Math.cos(angle) },
    /** Diameter of the circle that the tip sweeps when the shaft turns at this tilt, mm. */
    across,
    /** How far the carriage swings from side to side, mm. */
    swing: 2 * above * Math.sin(angle),
    /** How far the shaft drags the wall sideways, mm: zero when the centre is in the wall. */
    pull: Math.abs(offset) * Math.tan(angle),
    /** The hand's travel while the tip crosses the circle, mm, and the number of strokes. */
    hand,
    strokes: Math.ceil(hand / STROKE_MM),
  };
}
