import { startTransition, useEffect, useRef, useState } from 'react';
import { type Dials, fromRange, moved, startsOf, type Values } from './dial.ts';

/**
 * The state of an explorable. `root` goes on its figure; `live` is true once the reader's hand is on it.
 *
 * `move` is for a rule, whose cursor is already where the hand put it: the drawing follows in slices, so that a slow phone never
 * holds its breath. `set` is for everything else, and takes the cursors along.
 */
export function useDials<D extends Dials>(dials: D) {
  const [{ values, turn }, setState] = useState(() => ({ values: startsOf(dials), turn: 0 }));
  const [live, setLive] = useState(false);
  const root = useRef<HTMLElement>(null);

  // The page is older than its script: a cursor may have been moved before, or put back by the browser.
  useEffect(() => {
    const inputs = root.current?.querySelectorAll<HTMLInputElement>('input[type=range]') ?? [];
    const found = Object.fromEntries(
      Array.from(inputs, ({ name, valueAsNumber }) => {
        const dial = dials[name];
        return [name, dial ? fromRange(dial, valueAsNumber) : valueAsNumber];
      }),
    );
    setState(({ values, turn }) => ({ values: moved(dials, values, found as Partial<Values<D>>), turn }));
    setLive(true);
  }, [dials]);

  return {
    values,
    /** Counts what was set from elsewhere: the cursors follow. */
    turn,
    set: (change: Partial<Values<D>>) =>
      setState(({ values, turn }) => ({ values: moved(dials, values, change), turn: turn + 1 })),
    move: (change: Partial<Values<D>>) =>
      startTransition(() => setState(({ values, turn }) => ({ values: moved(dials, values, change), turn }))),
    root,
    live,
  };
}
