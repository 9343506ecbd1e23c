import { type PointerEvent, useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import type { Dials, Values } from './dial.ts';
import styles from './drawing.module.css';
import { type Handle, valueNear } from './handles.ts';

/** Arrowheads on both sides of the knob show its direction of movement. */
const ARROWS = {
  x: 'M-13 -5L-18 0L-13 5M13 -5L18 0L13 5',
  y: 'M-5 -13L0 -18L5 -13M-5 13L0 18L5 13',
  both: 'M-13 -5L-18 0L-13 5M13 -5L18 0L13 5M-5 -13L0 -18L5 -13M-5 13L0 18L5 13',
};

interface HandlesProps<D extends Dials> {
  handles: Handle<D>[];
  dials: D;
  values: Values<D>;
  onDrag: (change: Partial<Values<D>>) => void;
}

/** Drag handles for pointers only; keyboard and screen reader users have the sliders. */
export const Handles = <D extends Dials>({ handles, ...props }: HandlesProps<D>) =>
  handles.map((handle) => <HandleKnob key={handle.dial} handle={handle} {...props} />);

function HandleKnob<D extends Dials>(props: Omit<HandlesProps<D>, 'handles'> & { handle: Handle<D> }) {
  const { handle, dials, values, onDrag } = props;
  /** From the knob's centre to the grabbed point, in pixels, so that it does not jump. */
  const offset = useRef({ x: 0, y: 0 });
  const place = handle.at(values);
  if (!place) return null;
  const [x, y] = place;

  const onPointerDown = (event: PointerEvent<SVGElement>) => {
    const box = event.currentTarget.querySelector('circle')?.getBoundingClientRect();
    if (!box) return;
    offset.current = { x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 };
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent<SVGElement>) => {
    const drawing = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (!drawing || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const at = [
      ((event.clientX - offset.current.x - drawing.x) / drawing.width) * 100,
      ((event.clientY - offset.current.y - drawing.y) / drawing.height) * 100,
    ] as const;
    const value = valueNear(handle, dials, values, at, [drawing.width, drawing.height]);
    if (value !== values[handle.dial]) onDrag({ [handle.dial]: value } as Partial<Values<D>>);
  };
  return (
    <svg
      className={cx(styles.handle, styles[`along-${handle.along}`])}
      x={`${x}%`}
      y={`${y}%`}
      data-handle={handle.dial}
      aria-hidden="true"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
    >
      <circle className={styles.reach} r="22" />
      <circle className={styles.knob} r="8" />
      <path className={styles.arrows} d={ARROWS[handle.along]} />
    </svg>
  );
}
