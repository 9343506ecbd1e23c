import type { Dials } from '../kit/dial.ts';

/** A two-joint arm in a vertical plane: lengths in metres, angles in radians, x outwards and y upwards from the shoulder. */
export interface Arm {
  upper: number;
  fore: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Pose {
  /** Of the upper arm, from the horizontal, anticlockwise. */
  shoulder: number;
  /** Of the forearm, from the line of the upper arm, anticlockwise. */
  elbow: number;
}
/** Which way the elbow bends: +1 anticlockwise, −1 clockwise. */
export type Bend = 1 | -1;

/** Height of the shoulder above the bench, m. */
export const BENCH_M = 0.2;

export const DIALS = {
  out: { from: -1.3, to: 1.3, step: 0.02, start: 0.7, digits: 2, unit: ' m' },
  up: { from: -0.2, to: 1.3, step: 0.02, start: 0.4, digits: 2, unit: ' m' },
  upper: { from: 0.3, to: 0.7, step: 0.05, start: 0.6, digits: 2, unit: ' m' },
  fore: { from: 0.3, to: 0.6, step: 0.05, start: 0.5, digits: 2, unit: ' m' },
  bend: { from: -1, to: 1, step: 2, start: -1, digits: 0, unit: '', named: true },
} satisfies Dials;

/** The ring of points that the tip can reach. */
export const ringOf = ({ upper, fore }: Arm) => ({ least: Math.abs(upper - fore), most: upper + fore });

/** Forward kinematics: from the joints to the elbow and the tip. */
export function placesOf({ upper, fore }: Arm, { shoulder, elbow }: Pose): { elbow: Point; tip: Point } {
  const joint = { x: upper * Math.cos(shoulder), y: upper * Math.sin(shoulder) };
  const along = shoulder + elbow;
  return { elbow: joint, tip: { x: joint.x + fore * Math.cos(along), y: joint.y + fore * Math.sin(along) } };
}

/** The angle between sides `a` and `b` of a triangle whose third side is `c`: the cosine rule. */
function angleBetween(a: number, b: number, c: number): number {
  return Math.acos(Math.min(1, Math.max(-1, (a * a + b * b - c * c) / (2 * a * b))));
}

/** Lengths that differ by less than this, in m, count as equal, because of rounding errors. */
const TINY_M = 1e-9;

export interface Answer {
  distance: number;
  ring: { least: number; most: number };
  /** 'near' and 'far': the point is out of reach, and the pose is the closest one. 'bench': the elbow would be in the bench. */
  reach: 'free' | 'bench' | 'near' | 'far';
  pose: Pose;
  elbow: Point;
  tip: Point;
  /** From the tip to the point, m. */
  gap: number;
}

/** Inverse kinematics: from the point to the joints, for one of the two ways the elbow can bend. */
export function answerOf(arm: Arm, point: Point, bend: Bend): Answer {
  const ring = ringOf(arm);
  const distance = Math.hypot(point.x, point.y);
  const clamped = Math.min(ring.most, Math.max(ring.least, distance));
  const bearing = Math.atan2(point.y, point.x);
  // With equal links and the point on the shoulder the arm folds onto itself, and any shoulder angle is valid.
  const lead = clamped < TINY_M ? 0 : angleBetween(arm.upper, clamped, arm.fore);
  const pose = {
    shoulder: bearing - bend * lead,
    elbow: bend * (Math.PI - angleBetween(arm.upper, arm.fore, clamped)),
  };
  const places = placesOf(arm, pose);
  const gap = Math.abs(distance - clamped);
  const beyond = gap <= TINY_M ? undefined : distance > clamped ? 'far' : 'near';
  const reach = beyond ?? (places.elbow.y < -BENCH_M ? 'bench' : 'free');
  return { distance, ring, reach, pose, ...places, gap };
}

/** The bend with the higher elbow: clockwise in front of the shoulder, anticlockwise behind it. */
export const bendUp = (point: Point): Bend => (point.x >= 0 ? -1 : 1);

export const degrees = (radians: number) => (radians * 180) / Math.PI;
