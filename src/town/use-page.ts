import { type RefObject, useEffect, useState } from 'react';

/** Signs that a hand is near. */
const SIGNS = ['pointerover', 'touchstart', 'wheel'];

/** Whether somebody has come to the picture with a hand, a pen or a wheel. */
export function useHandNear(stage: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = stage;
    const come = () => setNear(true);
    for (const sign of SIGNS) current?.addEventListener(sign, come, { once: true, passive: true });
    return () => {
      for (const sign of SIGNS) current?.removeEventListener(sign, come);
    };
  }, [stage]);
  return near;
}

/** The bar stands on the ground of the page, and at night that is ink. */
export function useNightBar(night: boolean) {
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('[data-bar]');
    if (!bar) return;
    if (night) bar.dataset.ground = 'night';
    else delete bar.dataset.ground;
  }, [night]);
}
