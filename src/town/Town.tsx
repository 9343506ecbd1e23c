import { useMemo, useRef, useState } from 'react';
import { useHydrated } from '../ui/hooks.ts';
import type_ from '../ui/type.module.css';
import { Clock } from './Clock.tsx';
import { type Hour, mainHour, mixAt, STACK } from './hours.ts';
import { ofKind, Places } from './Places.tsx';
import type { IslandWords } from './page-schema.ts';
import { Stage } from './Stage.tsx';
import { TitleBlock } from './TitleBlock.tsx';
import styles from './Town.module.css';
import type { TownMap } from './types.ts';
import { useJourney } from './use-journey.ts';
import { useNightBar, usePanZoom } from './use-page.ts';

interface TownProps {
  /** As the menu has it. */
  name: string;
  map: TownMap;
  words: IslandWords;
}

/** The one town: pictures, outlines, clock, list and title block over one state, which the address keeps. */
export function Town({ name, map, words }: TownProps) {
  const live = useHydrated();
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const block = useRef<HTMLElement>(null);
  const [active, setActive] = useState<string>();
  const [kind, setKind] = useState('');
  const PanZoom = usePanZoom(stage);
  const { place, state, ...journey } = useJourney(map, { stage, sheet, block });

  const mix = state.moved
    ? mixAt(state.minutes, state.rain)
    : [{ hour: mainHour(mixAt(state.minutes, state.rain)), share: 1 }];
  const hour = mainHour(mix);
  // An hour that was shown stays in the page, so that the clock can fade back to it.
  const [hours, setHours] = useState<readonly Hour[]>([]);
  const shown = (one: Hour) => hours.includes(one) || mix.some((share) => share.hour === one);
  if (live && mix.some((share) => !hours.includes(share.hour))) setHours(STACK.filter(shown));
  const mine = useMemo(() => (kind ? new Set(ofKind(map.places, kind).map(({ id }) => id)) : undefined), [map, kind]);

  const night = hour === 'night';
  useNightBar(night);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that reach it from the links and buttons inside
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
      <Stage
        stage={stage}
        sheet={sheet}
        live={live}
        mix={mix}
        hours={hours}
        tileStore={journey.tileStore}
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
      {PanZoom && <PanZoom stage={stage} hold={journey.hold} />}
      {place && <TitleBlock place={place} hour={hour} words={words.place} block={block} onClose={journey.close} />}
      <Clock
        minutes={state.minutes}
        hour={hour}
        rain={state.rain}
        live={live}
        words={words.clock}
        onMove={journey.move}
        onRain={journey.pour}
      />
      <Places
        places={map.places}
        chosen={state.place}
        kind={kind}
        words={words.list}
        onKind={setKind}
        onChoose={journey.choose}
        onPoint={setActive}
      />
    </div>
  );
}
