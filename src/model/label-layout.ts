export type Point = [x: number, y: number];

/** Letters stay this far inside the frame, and this far from their part (in units of the frame's height). */
const INSET = 0.07;
const REACH = 0.2;
/** A leader shorter than this would vanish under its own letter. */
const SHORTEST = 0.15;
/** So near to the middle of all parts no direction leads outwards. */
const CENTRAL = 0.08;
/** A leader keeps clear of the other parts, or it would point at them. */
const CLEAR = 0.04;
/** The letter itself keeps farther off: a part is larger than its point, and a letter on it would name it. */
const OFF = 0.12;
const EIGHTH = Math.PI / 4;
/** From the wanted direction round to its opposite; from the middle, up or down before anything else. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4];
const UPRIGHT = [0, 4, 1, -1, 3, -3, 2, -2];

const clamp = (v: number) => Math.min(1 - INSET, Math.max(INSET, v));

/** How far a point is from a line between two others. */
function fromLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [wide, high] = [x2 - x1, y2 - y1];
  const along = Math.min(1, Math.max(0, ((x - x1) * wide + (y - y1) * high) / (wide ** 2 + high ** 2 || 1)));
  return Math.hypot(x - x1 - along * wide, y - y1 - along * high);
}

/**
 * Where each letter of a keyed figure stands: outwards from the middle of all parts, or upwards from the middle itself, along
 * a line that crosses no other part; then apart from each other, so that no two circles touch.
 */
export function placeLabels(
  places: Record<string, Point>,
  aspect: number,
): { letter: string; part: Point; mark: Point }[] {
  const entries = Object.entries(places).sort(([a], [b]) => a.localeCompare(b));
  if (!entries.length) return [];
  const middle: Point = [0, 1].map(
    (axis) => entries.reduce((sum, [, p]) => sum + (p[axis] ?? 0), 0) / entries.length,
  ) as Point;
  const square = ([x, y]: Point): Point => [x * aspect, y];
  const marks = entries.map(([letter, part]) => {
    const dx = (part[0] - middle[0]) * aspect;
    const dy = part[1] - middle[1];
    const central = Math.hypot(dx, dy) < CENTRAL;
    const outwards = central ? -Math.PI / 2 : Math.atan2(dy, dx);
    const turned = (eighths: number): Point => [
      clamp(part[0] + (Math.cos(outwards + eighths * EIGHTH) * REACH) / aspect),
      clamp(part[1] + Math.sin(outwards + eighths * EIGHTH) * REACH),
    ];
    const others = entries.flatMap(([, other]) => (other === part ? [] : [square(other)]));
    const free = (mark: Point) =>
      Math.hypot((mark[0] - part[0]) * aspect, mark[1] - part[1]) >= SHORTEST &&
      others.every(
        (other) =>
          fromLine(other, square(part), square(mark)) >= CLEAR &&
          Math.hypot(other[0] - square(mark)[0], other[1] - mark[1]) >= OFF,
      );
    return { letter, part, mark: (central ? UPRIGHT : TURNS).map(turned).find(free) ?? turned(0) };
  });
  for (let round = 0; round < 40; round++) {
    for (const one of marks) {
      for (const two of marks) {
        if (one === two) continue;
        for (const other of [two.mark, two.part]) {
          const dx = (one.mark[0] - other[0]) * aspect;
          const dy = one.mark[1] - other[1];
          const apart = Math.hypot(dx, dy);
          const least = other === two.mark ? 0.13 : 0.08;
          if (apart < least) {
            const push = (least - apart) / 2 / Math.max(apart, 0.01);
            one.mark = [clamp(one.mark[0] + ((dx || 0.01) * push) / aspect), clamp(one.mark[1] + (dy || 0.01) * push)];
          }
        }
      }
    }
  }
  return marks;
}
