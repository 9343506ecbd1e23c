import { plan } from '../kit/instrument.ts';

/** One run of a bus through a town of square blocks: its corners, in metres. */
export const ROAD: [number, number][] = [
  [0, 600],
  [400, 600],
  [400, 200],
  [1000, 200],
  [1000, 800],
  [800, 800],
  [800, 1000],
  [1600, 1000],
  [1600, 400],
  [2200, 400],
  [2200, 200],
  [2600, 200],
  [2600, 800],
  [2200, 800],
  [2200, 1000],
  [3000, 1000],
];
const EVERY = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600] as const;

/** How many kilometres a map measures when a tracker reports only some points of the road. */
export const track = plan({
  dials: {
    every: { from: 1, to: 600, step: 1, start: 60, digits: 0, unit: ' s', stops: EVERY },
    speed: { from: 9, to: 54, step: 9, start: 18, digits: 0, unit: ' km/h' },
    error: { from: 0, to: 15, step: 1, start: 5, digits: 0, unit: ' m' },
  },
  readings: ['said', 'off', 'reports'],
  labels: ['lens'],
  cases: ['long', 'short', 'fair', 'ends'],
});

const between = ([ax, ay]: [number, number], [bx, by]: [number, number]) => Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
const DRIVEN = ROAD.reduce((sum, to, i) => sum + between(ROAD[i - 1] ?? to, to), 0);

export interface Run {
  /** Metres driven, and metres between two reports. */
  driven: number;
  apart: number;
  /** Where the reports are sent from; the last one on arrival. */
  points: [number, number][];
  /** Metres measured on the map. */
  said: number;
}

/** Where the bus is at every `apart` metres, and on arrival. */
function placesOf(apart: number, driven: number): [number, number][] {
  const places: [number, number][] = [];
  let begun = 0;
  for (const [i, to] of ROAD.entries()) {
    const from = ROAD[i - 1];
    if (!from) continue;
    const length = between(from, to);
    for (let metres = places.length * apart; metres <= begun + length; metres = places.length * apart) {
      const share = (metres - begun) / length;
      places.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
    begun += length;
  }
  const arrived = ROAD.at(-1) ?? [0, 0];
  return (places.length - 1) * apart < driven - 1e-6 ? [...places, arrived] : places;
}

/** A leg of c metres between two points, each off by e, measures √(c² + 2e²): the root of its mean square. */
export function runOf({ every, speed, error }: { every: number; speed: number; error: number }): Run {
  const apart = (speed / 3.6) * every;
  const points = placesOf(apart, DRIVEN);
  const said = points.reduce((sum, to, i) => {
    const from = points[i - 1];
    return from ? sum + Math.sqrt(between(from, to) ** 2 + 2 * error ** 2) : sum;
  }, 0);
  return { driven: DRIVEN, apart, points, said };
}

/** The interval whose kilometres are nearest to those driven; the longer one of equals. */
export function bestOf(run: { every: number; speed: number; error: number }): number {
  const off = (every: number) => {
    const { said, driven } = runOf({ ...run, every });
    return Math.round(Math.abs(said - driven));
  };
  return EVERY.reduce<number>((best, every) => (off(every) <= off(best) ? every : best), EVERY[0]);
}
