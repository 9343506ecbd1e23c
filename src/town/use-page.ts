import { type RefObject, useEffect, useState } from 'react';

type PanZoomComponent = typeof import('./PanZoom.tsx').default;

/** Signs that somebody is about to move the picture by pointer, touch or wheel. */
const SIGNS = ['pointerover', 'touchstart', 'wheel'];

/** Loads PanZoom at the first sign; after a failed load, again at the next one. */
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
      for (const sign of SIGNS) current?.removeEventListener(sign, load);
    };
    for (const sign of SIGNS) current?.addEventListener(sign, load, { passive: true });
    return stop;
  }, [stage]);
  return PanZoom;
}

/** The header has the page's background, which is dark at night. */
export function useNightBar(night: boolean) {
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('[data-bar]');
    if (!bar) return;
    if (night) bar.dataset.ground = 'night';
    else delete bar.dataset.ground;
  }, [night]);
}
