import type { Point } from './view.ts';

export const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
export type Direction = keyof typeof DIRECTIONS;
export const isDirection = (key: string): key is Direction => key in DIRECTIONS;

/** The point of a place. */
export interface Stop {
  id: string;
  at: Point;
}
/** The id of the next place in each direction; none at the edge of the town. */
export type Neighbours = Record<string, Partial<Record<Direction, string>>>;

const KEYS = Object.keys(DIRECTIONS) as Direction[];
/** The weight of distance across the direction, against distance along it. */
const ASIDE = 2.2;

const stepsTo = (from: Stop, to: Stop, key: Direction) => {
  const [dx, dy] = DIRECTIONS[key];
  const [x, y] = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
  return { ahead: x * dx + y * dy, aside: Math.abs(x * dy) + Math.abs(y * dx) };
};

const costOf = (from: Stop, to: Stop, key: Direction) => {
  const { ahead, aside } = stepsTo(from, to, key);
  // A place that is more to the side than ahead belongs to another direction.
  return ahead > 0 && aside <= ahead ? ahead + ASIDE * aside : Number.POSITIVE_INFINITY;
};

const nextIn = (from: Stop, all: Stop[], key: Direction): string | undefined => {
  const others = all.map((to) => ({ id: to.id, cost: to === from ? Number.POSITIVE_INFINITY : costOf(from, to, key) }));
  const best = others.reduce((least, one) => (one.cost < least.cost ? one : least));
  return Number.isFinite(best.cost) ? best.id : undefined;
};

export function reachedFrom(start: string, neighbours: Neighbours): Set<string> {
  const reached = new Set([start]);
  for (const id of reached) for (const next of Object.values(neighbours[id] ?? {})) reached.add(next);
  return reached;
}

const isWhole = (stops: Stop[], neighbours: Neighbours) =>
  stops.every(({ id }) => reachedFrom(id, neighbours).size === stops.length);

const distance = (one: Stop, two: Stop) => Math.hypot(one.at[0] - two.at[0], one.at[1] - two.at[1]);

/** The direction closest to the straight line between two places. */
const keyTo = (from: Stop, to: Stop): Direction =>
  KEYS.reduce((best, key) => (stepsTo(from, to, key).ahead > stepsTo(from, to, best).ahead ? key : best));

/**
 * The neighbour of each place in each direction. A place that is no one's nearest neighbour could not be reached, so a nearby
 * place gives up one of its directions for it.
 */
export function neighboursOf(stops: Stop[]): Neighbours {
  let neighbours: Neighbours = Object.fromEntries(
    stops.map((from) => [
      from.id,
      Object.fromEntries(
        KEYS.flatMap((key) => {
          const next = nextIn(from, stops, key);
          return next ? [[key, next]] : [];
        }),
      ),
    ]),
  );
  const count = (some: Neighbours) => stops.reduce((sum, { id }) => sum + reachedFrom(id, some).size, 0);
  for (const lost of stops) {
    if (isWhole(stops, neighbours)) break;
    if (stops.every(({ id }) => reachedFrom(id, neighbours).has(lost.id))) continue;
    const near = stops.filter((stop) => stop !== lost).sort((a, b) => distance(a, lost) - distance(b, lost));
    for (const from of near) {
      const tried = { ...neighbours, [from.id]: { ...neighbours[from.id], [keyTo(from, lost)]: lost.id } };
      if (count(tried) <= count(neighbours)) continue;
      neighbours = tried;
      break;
    }
  }
  return neighbours;
}
