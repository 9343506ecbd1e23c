import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { displayMedia } from '../model/media-override.ts';
import { openingTime } from './hours.ts';
import { formatLocationHash, parseLocationHash } from './location-hash.ts';

/** The chosen place, the time and the weather. */
export interface TownState {
  place: string | undefined;
  minutes: number;
  rain: boolean;
  /** Whether the visitor has moved the clock; before that, only one picture is loaded. */
  moved: boolean;
}

/** The state of the built page: noon, and the whole town. */
const BUILT: TownState = { place: undefined, minutes: 12 * 60, rain: false, moved: false };
/** Delay before the address is updated, because browsers allow about a hundred updates in 30 s. */
const ADDRESS_MS = 400;

/** Keeps the chosen place and the time in the address, so that Back and links work. */
export function useLocationHash(isPlace: (id: string) => boolean) {
  const [state, setState] = useState(BUILT);

  // The address decides when the page opens, and with Back and Forward.
  useEffect(() => {
    const read = (now: TownState): TownState => {
      const parsed = parseLocationHash(location.hash, isPlace);
      return { ...now, ...parsed, place: parsed.place, moved: now.moved || parsed.minutes !== undefined };
    };
    const dark = displayMedia('(prefers-color-scheme: dark)').matches;
    setState(read({ ...BUILT, minutes: openingTime(new Date(), dark) }));
    const follow = () => setState(read);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [isPlace]);

  // With script, links to places open them in the picture instead of scrolling to their texts.
  useEffect(() => {
    if (location.hash.length > 1 && isPlace(location.hash.slice(1))) scrollTo(0, 0);
  }, [isPlace]);

  useEffect(() => {
    if (!state.moved) return;
    const timer = setTimeout(() => history.replaceState(history.state, '', formatLocationHash(state)), ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  // Read from a ref, so that `go` stays the same and memoized lists are not rendered at every move of the clock.
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const go = useCallback((id: string | undefined) => {
    if (id === latest.current.place) return;
    const next = { ...latest.current, place: id };
    history.pushState(null, '', formatLocationHash(next) || location.pathname);
    // In a transition, so that a slow phone paints the tap before it opens the place.
    startTransition(() => setState(next));
  }, []);
  const setMinutes = useCallback((minutes: number) => setState((now) => ({ ...now, minutes, moved: true })), []);
  const setRain = useCallback((rain: boolean) => setState((now) => ({ ...now, rain, moved: true })), []);
  return { state, go, setMinutes, setRain };
}
