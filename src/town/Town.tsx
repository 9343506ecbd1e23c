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
import { Clock } from './Clock.tsx';
import { type Hour, mainHour, mixAt, STACK } from './hours.ts';
import { ofKind, Places } from './Places.tsx';
import type { IslandWords } from './page-schema.ts';
import { Stage } from './Stage.tsx';
import { TitleBlock } from './TitleBlock.tsx';
import styles from './Town.module.css';
import type { TownMap } from './types.ts';
import { useHandNear, useNightBar } from './use-page.ts';
import { useSpot } from './use-spot.ts';
import { NEARER, useView } from './use-view.ts';
import type { Box } from './view.ts';

const Hands = lazy(() => import('./Hands.tsx'));

interface TownProps {
  /** As the menu has it. */
  name: string;
  map: TownMap;
  words: IslandWords;
}

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
  const [active, setActive] = useState<string>();
  const [kind, setKind] = useState('');
  const handy = useHandNear(stage);
  const view = useView(stage, sheet);
  const { fly, whole, bring } = view;
  const byId = useMemo(() => new Map(map.places.map((place) => [place.id, place])), [map]);
  const { state, go, move, pour } = useSpot(useCallback((id: string) => byId.has(id), [byId]));
  const place = state.place ? byId.get(state.place) : undefined;

  const mix = state.moved
    ? mixAt(state.minutes, state.rain)
    : [{ hour: mainHour(mixAt(state.minutes, state.rain)), share: 1 }];
  const hour = mainHour(mix);
  const asked = useRef(new Set<Hour>());
  if (live) for (const one of mix) asked.current.add(one.hour);
  const hours = STACK.filter((one) => asked.current.has(one));
  const mine = useMemo(() => (kind ? new Set(ofKind(map.places, kind).map(({ id }) => id)) : undefined), [map, kind]);

  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (place) fly(place.box, cornerOf(stage.current, block.current));
    else if (shown.current) whole();
    shown.current = place?.id;
  }, [place, fly, whole]);

  const night = hour === 'night';
  useNightBar(night);

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
        onMove={move}
        onRain={pour}
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
