import type { GroundPoint } from './model.ts';

/** The map: degrees as units, cut at this longitude so that India stands in the middle. */
export const CUT_DEG = -105;
export const MAP = { width: 360, height: 180 } as const;
/** Turns longitudes and latitudes into places of the map, for a path that is drawn as a whole. */
export const GEOGRAPHIC = `matrix(1 0 0 -1 ${-CUT_DEG} ${MAP.height / 2})`;

export const place = ({ lat, lon }: GroundPoint) => ({
  x: (lon - CUT_DEG + MAP.width) % MAP.width,
  y: MAP.height / 2 - lat,
});

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A line on the ground as a line on the map: where it leaves at one edge it comes back at the other. */
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
