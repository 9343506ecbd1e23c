import { allValues, type Dials, type Values } from './dial.ts';

/** A point of a drawing that can be dragged to set a dial. */
export interface Handle<D extends Dials = Dials> {
  dial: keyof D & string;
  /** Its direction of movement. */
  along: 'x' | 'y' | 'both';
  /** Its position in percent of the drawing at these settings; undefined if it has none. */
  at(values: Values<D>): readonly [x: number, y: number] | undefined;
}

/** The dial's value whose handle is nearest to a position. Positions are in percent; `size` is the drawing's size in pixels. */
export function valueNear<D extends Dials>(
  handle: Handle<D>,
  dials: D,
  values: Values<D>,
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
): number {
  const { dial, along } = handle;
  const own = dials[dial];
  let best: number = values[dial];
  let least = Number.POSITIVE_INFINITY;
  for (const value of own ? allValues(own) : []) {
    const place = handle.at({ ...values, [dial]: value });
    if (!place) continue;
    const dx = along === 'y' ? 0 : (place[0] - x) * width;
    const dy = along === 'x' ? 0 : (place[1] - y) * height;
    const distance = dx * dx + dy * dy;
    if (distance < least) {
      least = distance;
      best = value;
    }
  }
  return best;
}
