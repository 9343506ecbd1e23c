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

/** The flattest corners go first, until so few are left and none of them is flatter than this (Visvalingam). */
function simplified(ring: Point[], most: number, flat = 0): Point[] {
  const left = [...ring];
  while (left.length > 3) {
    const areas = left.map((_, i) => triangleAt(left, i));
    const least = Math.min(...areas);
    if (left.length <= most && least >= flat) break;
    left.splice(areas.indexOf(least), 1);
  }
  return left;
}

const isStraight = (path: string) => !/[a-ln-yA-KN-Y]/.test(path);

/** What no eye sees at the nearest view, in squares of the sheet; and what a ring of an outline needs at most. */
const FLAT = 12;
const MOST_CORNERS = 72;

/** An outline as it travels in the page: whole numbers, and no corner that does not show. */
export const slimmed = (path: string): string =>
  isStraight(path)
    ? ringsIn(path)
        .filter(({ length }) => length > 2)
        .map((ring) => simplified(ring, MOST_CORNERS, FLAT))
        .map((ring) => `M${ring.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`)
        .join('')
    : path;

/** Corners of an area of an image map: enough to tell a place from its neighbours. */
const CORNERS = 14;

/** The `coords` of a place in a picture of this width, from its largest ring of straight lines; its box where there is none. */
export function areaFor(path: string, { left, top, width, height }: Box, scale: number): string {
  const rings = isStraight(path) ? ringsIn(path).filter(({ length }) => length > 2) : [];
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
