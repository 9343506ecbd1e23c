import type { GroundPoint } from './model.ts';

/** The map in degrees, cut at this longitude so that India is in the middle. */
export const CUT_DEG = -105;
export const MAP = { width: 360, height: 180 } as const;
/** Converts longitudes and latitudes to map coordinates, for a whole path. */
export const GEOGRAPHIC = `matrix(1 0 0 -1 ${-CUT_DEG} ${MAP.height / 2})`;

export const place = ({ lat, lon }: GroundPoint) => ({
  x: (lon - CUT_DEG + MAP.width) % MAP.width,
  y: MAP.height / 2 - lat,
});

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A line on the ground as a line on the map, split where it crosses the edge. */
export function mapLine(points: readonly GroundPoint[]): string {
  let d = '';
  let last: { x: number; y: number } | undefined;
  for (const point of points) {
    const now = place(point);
    if (last && Math.abs(now.x - last.x) > MAP.width / 2) {
      const leaves = now.x < last.x ? MAP.width : 0;
      const beyond = now.x < last.x ? now.x + MAP.width : now.x - MAP.width;
      const y = tenth(last.y + ((now.y - last.y) * (leaves - last.x)) / (beyond - last.x));
      d += `L${leaves} ${y}M${MAP.width - leaves} ${y}`;
    }
    d += `${last ? 'L' : 'M'}${tenth(now.x)} ${tenth(now.y)}`;
    last = now;
  }
  return d;
}
