import { useCallback, useEffect, useRef, useState } from 'react';

/** Moves the focus after rendering; if the control has become disabled, to the enabled one next to it. */
export function useFocus() {
  const wanted = useRef<{ id: string; control: string }>(undefined);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new turn moves the focus once
  useEffect(() => {
    if (!wanted.current) return;
    const { id, control } = wanted.current;
    wanted.current = undefined;
    const owner = [...document.querySelectorAll<HTMLElement>('[data-row]')].find((row) => row.dataset.row === id);
    const found = (id ? owner : document)?.querySelector<HTMLButtonElement>(`[data-control="${control}"]`);
    const usable = found?.disabled ? found.parentElement?.querySelector<HTMLElement>('button:enabled') : found;
    usable?.focus();
  }, [turn]);
  return useCallback((id: string, control: string) => {
    wanted.current = { id, control };
    setTurn((turn) => turn + 1);
  }, []);
}
