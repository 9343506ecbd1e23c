import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '../ui/media.ts';
import type_ from '../ui/type.module.css';
import { readSpot, writeSpot } from './address.ts';
import { Clock } from './Clock.tsx';
import { type Hour, mainHour, mayRain, mixAt, nowInPune, RAIN_AT, STACK } from './hours.ts';
import { ofKind, Places } from './Places.tsx';
import type { IslandWords } from './page-schema.ts';
import { Stage } from './Stage.tsx';
import { TitleBlock } from './TitleBlock.tsx';
import styles from './Town.module.css';
import type { TownMap } from './types.ts';
import { NEARER, useView } from './use-view.ts';
import type { Box } from './view.ts';

const Hands = lazy(() => import('./Hands.tsx'));
/** Signs that a hand is near. */
const SIGNS = ['pointerover', 'touchstart', 'wheel'];

interface TownProps {
  /** As the menu has it. */
  name: string;
  map: TownMap;
  words: IslandWords;
}

/** Where the reader is, and when. */
interface State {
  place: string | undefined;
  minutes: number;
  rain: boolean;
  /** The clock is read from the wall until somebody moves it: until then one picture is enough. */
  moved: boolean;
}

/** As the page is printed: noon, and the whole town. */
const PRINTED: State = { place: undefined, minutes: 12 * 60, rain: false, moved: false };
/** How long the clock rests before the address follows it: browsers allow no more changes than a hundred in half a minute. */
const ADDRESS_MS = 400;

/** What of the stage the title block covers; nothing where it stands below. */
function cornerOf(stage: HTMLElement | null, block: HTMLElement | null): Box | undefined {
  if (!stage || !block) return;
  const [under, over] = [stage.getBoundingClientRect(), block.getBoundingClientRect()];
  if (over.top >= under.bottom) return;
  return { left: over.left - under.left, top: over.top - under.top, width: over.width, height: over.height };
}

/** The one town: pictures, outlines, clock, list and title block over one state, which the address keeps. */
export function Town({ name, map, words }: TownProps) {
  const live = useHydrated();
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const block = useRef<HTMLElement>(null);
  const [state, setState] = useState(PRINTED);
  const [active, setActive] = useState<string>();
  const [kind, setKind] = useState('');
  const [handy, setHandy] = useState(false);
  const view = useView(stage, sheet);
  const { fly, whole, bring } = view;
  const byId = useMemo(() => new Map(map.places.map((place) => [place.id, place])), [map]);
  const place = state.place ? byId.get(state.place) : undefined;

  const mix = state.moved
    ? mixAt(state.minutes, state.rain)
    : [{ hour: mainHour(mixAt(state.minutes, state.rain)), share: 1 }];
  const hour = mainHour(mix);
  const asked = useRef(new Set<Hour>());
  if (live) for (const one of mix) asked.current.add(one.hour);
  const hours = STACK.filter((one) => asked.current.has(one));
  const mine = useMemo(() => (kind ? new Set(ofKind(map.places, kind).map(({ id }) => id)) : undefined), [map, kind]);

  // The address decides: when the page opens, and on the way back and forth.
  useEffect(() => {
    const read = (now: State): State => {
      const spot = readSpot(location.hash, (id) => byId.has(id));
      return { ...now, ...spot, place: spot.place, moved: now.moved || spot.minutes !== undefined };
    };
    setState(read({ ...PRINTED, minutes: nowInPune(new Date()) }));
    const follow = () => setState(read);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [byId]);

  // A link from elsewhere names a place whose words stand further down: with script, the picture is meant.
  useEffect(() => {
    if (location.hash.length > 1 && byId.has(location.hash.slice(1))) scrollTo(0, 0);
  }, [byId]);

  useEffect(() => {
    const come = () => setHandy(true);
    for (const sign of SIGNS) addEventListener(sign, come, { once: true, passive: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, come);
    };
  }, []);

  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (place) fly(place.box, cornerOf(stage.current, block.current));
    else if (shown.current) whole();
    shown.current = place?.id;
  }, [place, fly, whole]);

  useEffect(() => {
    if (!state.moved) return;
    const timer = setTimeout(() => history.replaceState(history.state, '', writeSpot(state)), ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  // The bar stands on the ground of the page, and at night that is ink.
  const night = hour === 'night';
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('[data-bar]');
    if (!bar) return;
    if (night) bar.dataset.ground = 'night';
    else delete bar.dataset.ground;
  }, [night]);

  const go = useCallback(
    (id: string | undefined) => {
      if (id === state.place) return;
      const next = { ...state, place: id };
      history.pushState(null, '', writeSpot(next) || location.pathname);
      setState(next);
    },
    [state],
  );
  const choose = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    go(id);
    // By key a link leads to what it names, and the reader with it.
    if (event.detail === 0)
      requestAnimationFrame(() => document.getElementById('place')?.focus({ preventScroll: true }));
    else requestAnimationFrame(() => block.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }));
  };
  const close = () => {
    const back = state.place;
    go(undefined);
    if (back) document.getElementById(`at-${back}`)?.focus({ preventScroll: true });
  };
  const walk = (id: string) => {
    const next = byId.get(id);
    if (next) bring(next.at, cornerOf(stage.current, block.current));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && place) close();
    if ((event.target as Element).closest('input, select') || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') view.zoomBy(NEARER);
    if (event.key === '-') view.zoomBy(1 / NEARER);
    if (event.key === '0') whole();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that reach it from the links and buttons inside
    <div
      className={styles.town}
      data-ground={night ? 'night' : undefined}
      data-live={live || undefined}
      onKeyDown={press}
    >
      <div className={styles.intro}>
        <h1 className={styles.title}>
          <span className={type_.display3}>{name}</span> {words.headline.join(' ')}
        </h1>
        <p className={styles.text}>{words.text}</p>
      </div>
      <Stage
        stage={stage}
        sheet={sheet}
        live={live}
        mix={mix}
        hours={hours}
        lookout={view.lookout}
        map={map}
        chosen={state.place}
        active={active}
        mine={mine}
        words={words}
        onChoose={choose}
        onPoint={setActive}
        onWalk={walk}
        onZoom={(by) => (by === 'whole' ? whole() : view.zoomBy(by === 'nearer' ? NEARER : 1 / NEARER))}
      />
      {handy && (
        <Suspense>
          <Hands stage={stage} hold={view.hold} />
        </Suspense>
      )}
      {place && <TitleBlock place={place} hour={hour} words={words.place} block={block} onClose={close} />}
      <Clock
        minutes={state.minutes}
        hour={hour}
        rain={state.rain}
        live={live}
        words={words.clock}
        onMove={(minutes) => setState((now) => ({ ...now, minutes, rain: now.rain && mayRain(minutes), moved: true }))}
        onRain={(rain) =>
          setState((now) => ({
            ...now,
            rain,
            minutes: rain && !mayRain(now.minutes) ? RAIN_AT : now.minutes,
            moved: true,
          }))
        }
      />
      <Places
        places={map.places}
        chosen={state.place}
        kind={kind}
        words={words.list}
        onKind={setKind}
        onChoose={choose}
        onPoint={setActive}
      />
    </div>
  );
}
