import type { Dials, Values } from '../kit/dial.ts';

/**
 * Static balance of a standing machine: whether its centre of mass is above the outline of its feet.
 * Lengths in millimetres, masses in kilograms, angles in degrees. x runs to its right, y ahead, z up; the origin is on
 * the floor halfway between the ankles.
 */

/** A machine of a person’s size. Proportions of foot and centre of mass follow the human body, rounded. */
export const MACHINE = {
  massKg: 60,
  heightMm: 1600,
  /** Height of its centre of mass above the floor: 55 % of its own height. */
  comHeightMm: 880,
  /** Its centre of mass is above mid-foot, this far ahead of the ankle. */
  comAheadMm: 60,
  footLengthMm: 240,
  footWidthMm: 90,
  /** From the heel to the ankle, about which the body leans. */
  heelToAnkleMm: 60,
  /** Position of the load in the hands, ahead of the ankles and above the floor. */
  handsAheadMm: 400,
  handsHeightMm: 1000,
} as const;

/** Which foot carries the machine. */
export const STANDING = { left: -1, both: 0, right: 1 } as const;
export type Foot = 'left' | 'right';

export const DIALS = {
  /** Between the centre lines of the two feet. */
  width: { from: 100, to: 500, step: 10, start: 200, digits: 0, unit: ' mm' },
  /** How far the right foot is ahead of the left. */
  step: { from: -300, to: 300, step: 10, start: 0, digits: 0, unit: ' mm' },
  /** Lean of the whole body from the ankles; forwards is positive. */
  ahead: { from: -12, to: 12, step: 0.5, start: 0, digits: 1, unit: '°' },
  /** Lean to the side; to its right is positive. */
  side: { from: -12, to: 12, step: 0.5, start: 0, digits: 1, unit: '°' },
  /** In both hands together. */
  load: { from: 0, to: 30, step: 1, start: 5, digits: 0, unit: ' kg' },
  standing: { from: -1, to: 1, step: 1, start: STANDING.both, digits: 0, unit: '', named: true },
} satisfies Dials;
export type Stance = Values<typeof DIALS>;

export interface Point {
  x: number;
  y: number;
}
export interface Place extends Point {
  z: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The position of a point of the upright body after leaning ahead, and then sideways, from the ankles. */
export function leaned({ x, y, z }: Place, stance: Stance): Place {
  const [ahead, side] = [radians(stance.ahead), radians(stance.side)];
  const forward = y * Math.cos(ahead) + z * Math.sin(ahead);
  const up = z * Math.cos(ahead) - y * Math.sin(ahead);
  return { x: x * Math.cos(side) + up * Math.sin(side), y: forward, z: up * Math.cos(side) - x * Math.sin(side) };
}

/** The centre of mass of machine and load together. */
export function centreOfMass(stance: Stance): Place {
  const body = leaned({ x: 0, y: MACHINE.comAheadMm, z: MACHINE.comHeightMm }, stance);
  const load = leaned({ x: 0, y: MACHINE.handsAheadMm, z: MACHINE.handsHeightMm }, stance);
  const share = stance.load / (MACHINE.massKg + stance.load);
  const mix = (a: number, b: number) => a + (b - a) * share;
  return { x: mix(body.x, load.x), y: mix(body.y, load.y), z: mix(body.z, load.z) };
}

/** The ankle of one foot, on the floor. */
export const ankle = (foot: Foot, { width, step }: Stance): Point =>
  foot === 'left' ? { x: -width / 2, y: -step / 2 } : { x: width / 2, y: step / 2 };

/** The four corners of one foot, anticlockwise from the left heel. */
export function footprint(foot: Foot, stance: Stance): Point[] {
  const { x, y } = ankle(foot, stance);
  const half = MACHINE.footWidthMm / 2;
  const heel = y - MACHINE.heelToAnkleMm;
  const toe = heel + MACHINE.footLengthMm;
  return [
    { x: x - half, y: heel },
    { x: x + half, y: heel },
    { x: x + half, y: toe },
    { x: x - half, y: toe },
  ];
}

const cross = (o: Point, a: Point, b: Point) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** The convex hull of the points, anticlockwise (Andrew’s monotone chain). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (along: Point[]) => {
    const chain: Point[] = [];
    for (const point of along) {
      for (;;) {
        const [before, last] = chain.slice(-2);
        if (!before || !last || cross(before, last, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The outline of the feet that touch the floor. */
export function support(stance: Stance): Point[] {
  const feet = (['left', 'right'] as const).filter((foot) => stance.standing !== -STANDING[foot]);
  return convexHull(feet.flatMap((foot) => footprint(foot, stance)));
}

export interface Margin {
  /** To the nearest edge: positive inside the outline, negative outside. */
  distanceMm: number;
  /** The nearest point of the outline. */
  edge: Point;
  /** The outward direction at that edge, as a unit vector on the floor. */
  over: Point;
}

function nearestOn(a: Point, b: Point, p: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
  return { x: a.x + along * dx, y: a.y + along * dy };
}

/** The signed distance of a point on the floor from the edge of an anticlockwise outline. */
export function marginIn(outline: readonly Point[], point: Point): Margin {
  const edges = outline.map((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const edge = nearestOn(a, b, point);
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const over = { x: (b.y - a.y) / length, y: (a.x - b.x) / length };
    return { edge, over, away: Math.hypot(point.x - edge.x, point.y - edge.y), inside: cross(a, b, point) >= 0 };
  });
  const inside = edges.every((edge) => edge.inside);
  const nearest = edges.reduce((best, next) => (next.away < best.away ? next : best));
  if (inside || nearest.away === 0) return { distanceMm: nearest.away, edge: nearest.edge, over: nearest.over };
  // Beyond a corner the direction is not perpendicular to an edge but points from the corner to the weight.
  const over = { x: (point.x - nearest.edge.x) / nearest.away, y: (point.y - nearest.edge.y) / nearest.away };
  return { distanceMm: -nearest.away, edge: nearest.edge, over };
}

export const margin = (stance: Stance): Margin => marginIn(support(stance), centreOfMass(stance));

export const WAYS = ['ahead', 'aheadRight', 'right', 'backRight', 'back', 'backLeft', 'left', 'aheadLeft'] as const;
export type Way = (typeof WAYS)[number];

/** The nearest of eight directions. */
export function wayOf({ x, y }: Point): Way {
  const eighth = Math.round((Math.atan2(x, y) / (2 * Math.PI)) * WAYS.length);
  return WAYS[(eighth + WAYS.length) % WAYS.length] ?? 'ahead';
}
