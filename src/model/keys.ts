export type Point = [x: number, y: number];

/** Letters stay this far inside the frame, and this far from their part (in units of the frame's height). */
const INSET = 0.07;
const REACH = 0.2;

const clamp = (v: number) => Math.min(1 - INSET, Math.max(INSET, v));

/**
 * Where each letter of a keyed figure stands: pushed outwards from the middle of all parts, then apart from each other,
 * so that no two circles touch.
 */
export function placeMarks(
  places: Record<string, Point>,
  aspect: number,
): { letter: string; part: Point; mark: Point }[] {
  const entries = Object.entries(places).sort(([a], [b]) => a.localeCompare(b));
  if (!entries.length) return [];
  const middle: Point = [0, 1].map(
    (axis) => entries.reduce((sum, [, p]) => sum + (p[axis] ?? 0), 0) / entries.length,
  ) as Point;
  const marks = entries.map(([letter, part], i) => {
    let dx = (part[0] - middle[0]) * aspect;
    let dy = part[1] - middle[1];
    const length = Math.hypot(dx, dy);
    if (length < 0.02) {
      dx = i % 2 ? 1 : -1;
      dy = -1;
    }
    const scale = REACH / Math.max(0.02, Math.hypot(dx, dy));
    const mark: Point = [clamp(part[0] + (dx * scale) / aspect), clamp(part[1] + dy * scale)];
    return { letter, part, mark };
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
