import type { Box, Point } from './view.ts';

const ringsIn = (path: string): Point[][] =>
  path
    .split(/(?=M)/)
    .map((ring) => [...ring.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]));

const areaOf = (ring: Point[]) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

/** How much a corner stands out: the triangle that it makes with its neighbours. */
const triangleAt = (ring: Point[], i: number) =>
  areaOf([ring.at(i - 1), ring[i], ring[(i + 1) % ring.length]].flatMap((point) => (point ? [point] : [])));

/** The flattest corners go first, until so few are left (Visvalingam). */
function simplified(ring: Point[], most: number): Point[] {
  const left = [...ring];
  while (left.length > most) {
    const areas = left.map((_, i) => triangleAt(left, i));
    left.splice(areas.indexOf(Math.min(...areas)), 1);
  }
  return left;
}

/** Corners of an area of an image map: enough to tell a place from its neighbours. */
const CORNERS = 14;

/** The `coords` of a place in a picture of this width, from its largest ring of straight lines; its box where there is none. */
export function areaFor(path: string, { left, top, width, height }: Box, scale: number): string {
  const rings = /[a-ln-yA-KN-Y]/.test(path) ? [] : ringsIn(path).filter(({ length }) => length > 2);
  const ring = rings.reduce((large, one) => (areaOf(one) > areaOf(large) ? one : large), [] as Point[]);
  const corners = ring.length
    ? simplified(ring, CORNERS)
    : [
        [left, top],
        [left + width, top],
        [left + width, top + height],
        [left, top + height],
      ];
  return corners
    .flat()
    .map((value) => Math.round(value * scale))
    .join(',');
}
