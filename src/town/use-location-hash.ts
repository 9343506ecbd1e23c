import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { displayMedia } from '../model/media-override.ts';
import { DUSK_AT, mayRain, nowInPune, RAIN_AT } from './hours.ts';
import { formatLocationHash, parseLocationHash } from './location-hash.ts';

/** Where the reader is, and when. */
export interface TownState {
  place: string | undefined;
  minutes: number;
  rain: boolean;
  /** The clock is read from the wall until somebody moves it: until then one picture is enough. */
  moved: boolean;
}

/** As the page is printed: noon, and the whole town. */
const PRINTED: TownState = { place: undefined, minutes: 12 * 60, rain: false, moved: false };
/** How long the clock rests before the address follows it: browsers allow no more changes than a hundred in half a minute. */
const ADDRESS_MS = 400;

/** Where the reader stands in the town, and when. The address keeps it, so that Back works and a link leads there. */
export function useLocationHash(isPlace: (id: string) => boolean) {
  const [state, setState] = useState(PRINTED);

  // The address decides: when the page opens, and on the way back and forth.
  useEffect(() => {
    const read = (now: TownState): TownState => {
      const parsed = parseLocationHash(location.hash, isPlace);
      return { ...now, ...parsed, place: parsed.place, moved: now.moved || parsed.minutes !== undefined };
    };
    const dark = displayMedia('(prefers-color-scheme: dark)').matches;
    setState(read({ ...PRINTED, minutes: dark ? DUSK_AT : nowInPune(new Date()) }));
    const follow = () => setState(read);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [isPlace]);

  // A link from elsewhere names a place whose words stand further down: with script, the picture is meant.
  useEffect(() => {
    if (location.hash.length > 1 && isPlace(location.hash.slice(1))) scrollTo(0, 0);
  }, [isPlace]);

  useEffect(() => {
    if (!state.moved) return;
    const timer = setTimeout(() => history.replaceState(history.state, '', formatLocationHash(state)), ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  // Read from a ref, so that `go` stays the same function and the lists that take it are not rendered with every move of the clock.
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const go = useCallback((id: string | undefined) => {
    if (id === latest.current.place) return;
    const next = { ...latest.current, place: id };
    history.pushState(null, '', formatLocationHash(next) || location.pathname);
    setState(next);
  }, []);
  const move = useCallback(
    (minutes: number) => setState((now) => ({ ...now, minutes, rain: now.rain && mayRain(minutes), moved: true })),
    [],
  );
  const pour = useCallback(
    (rain: boolean) =>
      setState((now) => ({
        ...now,
        rain,
        minutes: rain && !mayRain(now.minutes) ? RAIN_AT : now.minutes,
        moved: true,
      })),
    [],
  );
  return { state, go, move, pour };
}
