export type Point = [x: number, y: number];

/** The least distance of letters from the frame. Lengths here are in units of the frame's height. */
const INSET = 0.07;
const REACH = 0.2;
/** The shortest leader; shorter ones would be covered by the letter. */
const SHORTEST = 0.15;
/** Closer to the centre of all parts than this, a part has no outward direction. */
const CENTRAL = 0.08;
/** The least distance between a leader and other parts. */
const CLEAR = 0.04;
/** The least distance between a letter and other parts, which are larger than their points. */
const OFF = 0.12;
const EIGHTH = Math.PI / 4;
/** Directions to try, in eighths of a turn from the best one. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4];
const UPRIGHT = [0, 4, 1, -1, 3, -3, 2, -2];

const clamp = (v: number) => Math.min(1 - INSET, Math.max(INSET, v));

/** The distance of a point from a line segment. */
function fromLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [wide, high] = [x2 - x1, y2 - y1];
  const along = Math.min(1, Math.max(0, ((x - x1) * wide + (y - y1) * high) / (wide ** 2 + high ** 2 || 1)));
  return Math.hypot(x - x1 - along * wide, y - y1 - along * high);
}

/**
 * Places the letters of a keyed figure: outwards from the centre of all parts, on leaders that cross no other part, and so that
 * no two letters touch.
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

/** A rectangle in pixels. */
export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A label of a point in a picture, in pixels. */
export interface NameToPlace {
  id: string;
  at: Point;
  width: number;
  /** The preferred distance above the point, so that the label does not cover its object. */
  above: number;
}

export interface PlacedName {
  id: string;
  /** From the point to the left edge of the name. */
  dx: number;
  /** From the point to the top edge of the name. */
  dy: number;
}

/** Lengths of the line between point and label, in the order in which they are tried. */
const STEMS = [14, 32, 54, 80];
/** With a longer line it is unclear to which point the label belongs. */
const LONGEST_STEM = 80;
/** Shares of the label that are left of the point, in the order in which they are tried. */
const SHIFTS = [0.5, 0.25, 0.75, 0.1, 0.9];
const NAME_GAP = 6;
/** Half the size of a point; labels do not cover points of others. */
const POINT_REACH = 7;

const overlap = (one: Rectangle, two: Rectangle, gap: number) =>
  one.left < two.left + two.width + gap &&
  two.left < one.left + one.width + gap &&
  one.top < two.top + two.height + gap &&
  two.top < one.top + one.height + gap;

const contains = (outer: Rectangle, { left, top, width, height }: Rectangle) =>
  left >= outer.left &&
  top >= outer.top &&
  left + width <= outer.left + outer.width &&
  top + height <= outer.top + outer.height;

/**
 * Places labels above or below their points, inside the frame, away from each other, from obstacles and from all other points.
 * Labels are placed in order, at most `most`; one without a free place is left out.
 */
export function placeNames(
  names: NameToPlace[],
  { frame, height, most, obstacles = [] }: { frame: Rectangle; height: number; most: number; obstacles?: Rectangle[] },
): PlacedName[] {
  const placed: PlacedName[] = [];
  const taken = [...obstacles];
  const pointOf = ([x, y]: Point): Rectangle => ({
    left: x - POINT_REACH,
    top: y - POINT_REACH,
    width: 2 * POINT_REACH,
    height: 2 * POINT_REACH,
  });
  const points = names.map(({ at }) => pointOf(at));
  for (const [which, { id, at, width, above }] of names.entries()) {
    if (placed.length >= most) break;
    const point = pointOf(at);
    if (!contains(frame, point) || taken.some((one) => overlap(one, point, 0))) continue;
    const best = Math.min(LONGEST_STEM, Math.max(STEMS[0] ?? 0, above));
    const sides = [-best - height, ...STEMS.flatMap((stem) => [-stem - height, stem])];
    const offsets = sides.flatMap((dy) => SHIFTS.map((shift) => [-shift * width, dy]));
    for (const [dx = 0, dy = 0] of offsets) {
      const name = { left: at[0] + dx, top: at[1] + dy, width, height };
      const stem = {
        left: at[0] - 1,
        top: Math.min(at[1], at[1] + dy + height),
        width: 2,
        height: Math.max(dy, -dy - height),
      };
      if (!contains(frame, name) || taken.some((one) => overlap(one, name, NAME_GAP) || overlap(one, stem, 2)))
        continue;
      if (points.some((one, i) => i !== which && overlap(one, name, 0))) continue;
      placed.push({ id, dx, dy });
      taken.push(name, stem, point);
      break;
    }
  }
  return placed;
}
