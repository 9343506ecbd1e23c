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

/** The area of the triangle of a corner and its neighbours. */
const triangleAt = (ring: Point[], i: number) =>
  areaOf([ring.at(i - 1), ring[i], ring[(i + 1) % ring.length]].flatMap((point) => (point ? [point] : [])));

/** Simplifies a ring (Visvalingam): removes the flattest corners, down to `most` corners of an area above `flat`. */
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

/** The least area of a corner, in square units of the sheet, and the most corners of a ring. */
const FLAT = 44;
const MOST_CORNERS = 40;

const toEven = (value: number) => 2 * Math.round(value / 2);

/** A simplified outline in even numbers, which are exact enough. */
export const slimmed = (path: string): string =>
  isStraight(path)
    ? ringsIn(path)
        .filter(({ length }) => length > 2)
        .map((ring) => simplified(ring, MOST_CORNERS, FLAT))
        .map((ring) => `M${ring.map(([x, y]) => `${toEven(x)} ${toEven(y)}`).join('L')}Z`)
        .join('')
    : path;

/** The same path with relative coordinates, which compress better. */
export const inSteps = (path: string): string =>
  isStraight(path)
    ? ringsIn(path)
        .map((ring) => {
          const steps = ring.slice(1).map(([x, y], i) => {
            const [fromX, fromY] = ring[i] ?? [0, 0];
            return `${x - fromX} ${y - fromY}`;
          });
          return `M${ring[0]?.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`;
        })
        .join('')
    : path;

/** Corners of an area of the image map. */
const CORNERS = 10;

/** The `coords` of a place in the image map: its largest ring of straight lines, or else its box. */
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
