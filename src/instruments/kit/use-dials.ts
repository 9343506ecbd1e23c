import { useEffect, useRef, useState } from 'react';
import { type Dials, fromRange, moved, startsOf, type Values } from './dial.ts';

/** The state of an explorable. `root` goes on its figure; `live` is true once the reader's hand is on it. */
export function useDials<D extends Dials>(dials: D) {
  const [values, setValues] = useState(() => startsOf(dials));
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
    setValues((old) => moved(dials, old, found as Partial<Values<D>>));
    setLive(true);
  }, [dials]);

  return {
    values,
    set: (change: Partial<Values<D>>) => setValues((old) => moved(dials, old, change)),
    root,
    live,
  };
}
