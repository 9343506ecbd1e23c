import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { displayMedia, watchDisplayMedia } from '../model/media-override.ts';

/** Follows a media query, including the reader's display settings; false during the build. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    useCallback((changed: () => void) => watchDisplayMedia(query, changed), [query]),
    () => displayMedia(query).matches,
    () => false,
  );
}

/** False only while the tab is hidden. */
export function useVisible(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => !document.hidden,
    () => true,
  );
}

const never = () => () => {};
/** False on the server and during hydration; true afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** False while no part of the element is on the screen. */
export function useInSight<T extends Element>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    const watcher = new IntersectionObserver((seen) => setInSight(seen.at(-1)?.isIntersecting ?? true));
    if (element.current) watcher.observe(element.current);
    return () => watcher.disconnect();
  }, []);
  return [element, inSight];
}

/** True once this share of the element has been on the screen, and from then on. */
export function useReached<T extends Element>(share: number): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [reached, setReached] = useState(false);
  useEffect(() => {
    if (!element.current || reached) return;
    const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && setReached(true), {
      threshold: share,
    });
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [reached, share]);
  return [element, reached];
}

/** Whether the browser reports a connection. */
export const useOnline = () =>
  useSyncExternalStore(
    (changed) => {
      const signs = ['online', 'offline'];
      for (const sign of signs) addEventListener(sign, changed);
      return () => {
        for (const sign of signs) removeEventListener(sign, changed);
      };
    },
    () => navigator.onLine,
    () => true,
  );
