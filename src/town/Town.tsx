import { useMemo, useRef, useState } from 'react';
import { useHydrated } from '../ui/hooks.ts';
import type_ from '../ui/type.module.css';
import { Clock } from './Clock.tsx';
import { Gestures } from './Gestures.tsx';
import { type Hour, hourAt, mainHour, mixAt, STACK } from './hours.ts';
import { ofKind, Places } from './Places.tsx';
import type { IslandWords } from './page-schema.ts';
import { Stage } from './Stage.tsx';
import { TitleBlock } from './TitleBlock.tsx';
import styles from './Town.module.css';
import type { TownMap } from './types.ts';
import { useJourney } from './use-journey.ts';
import { useFilteredEntries, useNightBar } from './use-page.ts';

interface TownProps {
  /** As in the menu. */
  name: string;
  map: TownMap;
  words: IslandWords;
}

/** The interactive town. Its state is in the URL hash. The order of the parts is the tab order of every layout. */
export function Town({ name, map, words }: TownProps) {
  const live = useHydrated();
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const names = useRef<HTMLDivElement>(null);
  const block = useRef<HTMLElement>(null);
  const [active, setActive] = useState<string>();
  const [kind, setKind] = useState('');
  const { place, state, ...journey } = useJourney(map, { stage, sheet, names, block });

  const { minutes, rain, moved } = state;
  const mix = useMemo(() => {
    const exact = mixAt(minutes, rain);
    return moved ? exact : [{ hour: mainHour(exact), share: 1 }];
  }, [minutes, rain, moved]);
  // Shown hours stay in the page, so that the clock can fade back to them.
  const [hours, setHours] = useState<readonly Hour[]>([]);
  const shown = (one: Hour) => hours.includes(one) || mix.some((share) => share.hour === one);
  if (live && mix.some((share) => !hours.includes(share.hour))) setHours(STACK.filter(shown));
  const mine = useMemo(() => (kind ? new Set(ofKind(map.places, kind).map(({ id }) => id)) : undefined), [map, kind]);

  useFilteredEntries(mine);

  const night = hourAt(minutes) === 'night';
  useNightBar(night);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: key events bubble from the links and buttons inside
    <div
      className={styles.town}
      data-ground={night ? 'night' : undefined}
      data-live={live || undefined}
      onKeyDown={journey.press}
    >
      <div className={styles.intro}>
        <h1 className={styles.title}>
          <span className={type_.display3}>{name}</span> {words.headline.join(' ')}
        </h1>
        <p className={styles.text}>{words.text}</p>
      </div>
      <Places
        places={map.places}
        chosen={state.place}
        kind={kind}
        words={words.list}
        onKind={setKind}
        onChoose={journey.choose}
        onPoint={setActive}
      />
      <Stage
        stage={stage}
        sheet={sheet}
        names={names}
        live={live}
        mix={mix}
        hours={hours}
        rain={rain}
        tileStore={journey.tileStore}
        labelStore={journey.labelStore}
        map={map}
        chosen={state.place}
        active={active}
        mine={mine}
        words={words}
        onChoose={journey.choose}
        onPoint={setActive}
        onWalk={journey.walk}
        onZoom={journey.zoom}
      />
      <Gestures stage={stage} hold={journey.hold} />
      {place && (
        <TitleBlock
          place={place}
          hour={rain ? 'rain' : hourAt(minutes)}
          words={words.place}
          block={block}
          onClose={journey.close}
        />
      )}
      <Clock
        minutes={minutes}
        rain={rain}
        live={live}
        words={words.clock}
        onMove={journey.setMinutes}
        onRain={journey.setRain}
      />
    </div>
  );
}
