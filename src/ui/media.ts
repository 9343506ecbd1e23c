import { useSyncExternalStore } from 'react';

/** Follows a media query; false while the page is being built. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
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
