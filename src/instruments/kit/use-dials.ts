import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { displayMedia } from '../../model/media-override.ts';
import { settingsIn, writeAddress } from './address.ts';
import { between, type Dials, fromRange, moved, startsOf, type Values } from './dial.ts';

/** How long a value must stay unchanged before it is announced and written into the URL. */
export const SETTLE_MS = 500;
/** How long a preset takes to move the dials, so that the change is visible. */
export const PRESET_MS = 400;

const isReducedMotion = () => displayMedia('(prefers-reduced-motion: reduce)').matches;

/** The values of the controls on the page, which the reader or the browser may have changed before the script ran. */
function valuesOfControls<D extends Dials>(root: HTMLElement | null, dials: D): Partial<Values<D>> {
  const found: Record<string, number> = {};
  const controls = root?.querySelectorAll<HTMLInputElement>('input[type=range], input[type=radio]:checked') ?? [];
  for (const { name, type, value } of controls) {
    const dial = dials[name];
    if (dial) found[name] = type === 'range' ? fromRange(dial, Number(value)) : Number(value);
  }
  return found as Partial<Values<D>>;
}

/**
 * The state of a model. `root` is the ref of its figure; `live` is true once the script runs.
 *
 * `move` is for a slider, whose thumb is already in place: React renders in a transition, so the slider never
 * lags on a slow phone. `drag` does the same for a handle in the drawing and also moves the thumbs. `set` renders at once;
 * `preset` moves the dials within PRESET_MS.
 */
export function useDials<D extends Dials>(dials: D) {
  const [{ values, revision }, setState] = useState(() => ({ values: startsOf(dials), revision: 0 }));
  const [live, setLive] = useState(false);
  const root = useRef<HTMLElement>(null);
  const frame = useRef(0);

  const change = (by: Partial<Values<D>>, increase: number) =>
    setState(({ values, revision }) => ({ values: moved(dials, values, by), revision: revision + increase }));
  const stop = () => cancelAnimationFrame(frame.current);
  const set = (by: Partial<Values<D>>) => {
    stop();
    change(by, 1);
  };

  // The hash contains only values that differ from the defaults, so the other dials are reset.
  const readAddress = useEffectEvent(() => {
    const settings = settingsIn(dials, location.hash);
    if (Object.keys(settings).length) set({ ...startsOf(dials), ...settings });
  });
  const start = useEffectEvent(() => {
    change(valuesOfControls(root.current, dials), 1);
    readAddress();
    setLive(true);
  });
  useEffect(() => {
    start();
    const onHashChange = () => readAddress();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  useEffect(() => {
    if (!live) return;
    const timer = setTimeout(() => writeAddress(dials, values), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [dials, values, live]);

  const preset = (by: Partial<Values<D>>) => {
    const goal = moved(dials, values, by);
    if (isReducedMotion()) return set(goal);
    stop();
    let began: number | undefined;
    const step = (now: number) => {
      began ??= now;
      const share = Math.min(1, (now - began) / PRESET_MS);
      change(between(dials, values, goal, 1 - (1 - share) ** 3), 1);
      if (share < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  };

  return {
    values,
    /** Increases when values were set by something other than a slider, so that the thumbs follow. */
    revision,
    set,
    preset,
    move: (by: Partial<Values<D>>) => {
      stop();
      startTransition(() => change(by, 0));
    },
    drag: (by: Partial<Values<D>>) => {
      stop();
      startTransition(() => change(by, 1));
    },
    root,
    live,
  };
}
