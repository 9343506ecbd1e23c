import { type RefObject, useEffect, useState } from 'react';

type PanZoomComponent = typeof import('./PanZoom.tsx').default;

/** Events that precede a gesture. */
const EVENTS = ['pointerover', 'touchstart', 'wheel'];

/** Loads PanZoom at the first of these events; after a failed load, again at the next one. */
export function usePanZoom(stage: RefObject<HTMLElement | null>): PanZoomComponent | undefined {
  const [PanZoom, setPanZoom] = useState<PanZoomComponent>();
  useEffect(() => {
    const { current } = stage;
    let loading = false;
    const load = async () => {
      if (loading) return;
      loading = true;
      try {
        const loaded = await import('./PanZoom.tsx');
        stop();
        setPanZoom(() => loaded.default);
      } catch {
        loading = false;
      }
    };
    const stop = () => {
      for (const sign of EVENTS) current?.removeEventListener(sign, load);
    };
    for (const sign of EVENTS) current?.addEventListener(sign, load, { passive: true });
    return stop;
  }, [stage]);
  return PanZoom;
}

/** Makes the header dark while the town shows the night. */
export function useNightBar(night: boolean) {
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('[data-bar]');
    if (!bar) return;
    if (night) bar.dataset.ground = 'night';
    else delete bar.dataset.ground;
  }, [night]);
}

/** Hides places in the list below the picture that are not for the chosen kind of visitor. */
export function useFilteredEntries(mine: Set<string> | undefined) {
  useEffect(() => {
    for (const entry of document.querySelectorAll<HTMLElement>('[data-entry]'))
      entry.hidden = mine !== undefined && !mine.has(entry.dataset.entry ?? '');
  }, [mine]);
}
