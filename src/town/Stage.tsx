import type { ComponentProps, CSSProperties, RefObject } from 'react';
import { upTo } from '../model/breakpoints.ts';
import { Hours } from './Hours.tsx';
import type { Hour, Share } from './hours.ts';
import { MAP_NAME, MAP_WIDTH } from './image-map.ts';
import { Leader } from './Leader.tsx';
import { Outlines, type OutlinesProps } from './Outlines.tsx';
import type { IslandWords } from './page-schema.ts';
import { folderOf, overviewSet, overviewUrl, type Versions } from './picture.ts';
import styles from './Town.module.css';
import type { TileStore } from './tile-store.ts';
import { SHEET } from './view.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

/** How wide the page shows it before script, and less where pixels are fine: the hour that lies over it soon is sharp. */
export const STAGE_SIZES = `${upTo('phone')} 60vw, (orientation: portrait) 96vw, (min-resolution: 1.5dppx) 40vw, 80vw`;

/** The same picture, announced in the head. */
export function noonPreload(versions: Versions) {
  const folder = folderOf('noon', versions);
  return { href: overviewUrl(folder, MAP_WIDTH), imagesrcset: overviewSet(folder), imagesizes: STAGE_SIZES };
}

interface StageProps extends Omit<OutlinesProps, 'label'> {
  stage: RefObject<HTMLDivElement | null>;
  sheet: RefObject<HTMLDivElement | null>;
  live: boolean;
  mix: Share[];
  /** The hours that have been asked for so far. */
  hours: readonly Hour[];
  tileStore: TileStore;
  words: IslandWords;
  onZoom: ComponentProps<typeof ZoomButtons>['onZoom'];
}

/** The town on its table. The sheet is moved by use-view.ts; what lies on it is drawn here. */
export function Stage({ stage, sheet, live, mix, hours, tileStore, words, onZoom, ...outlines }: StageProps) {
  const { map, active } = outlines;
  const folder = folderOf('noon', map.versions);
  const named = map.places.filter(({ id }) => id === active);
  return (
    <div className={styles.stage} ref={stage}>
      <div className={styles.sheet} ref={sheet} style={live ? ({ '--zoom': 1 } as CSSProperties) : undefined}>
        <img
          className={styles.noon}
          src={overviewUrl(folder, MAP_WIDTH)}
          srcSet={overviewSet(folder)}
          sizes={STAGE_SIZES}
          width={SHEET.width}
          height={SHEET.height}
          alt={words.picture}
          useMap={live ? undefined : `#${MAP_NAME}`}
          fetchPriority="high"
          decoding="async"
          draggable={false}
        />
        {live && <Hours hours={hours} mix={mix} versions={map.versions} tileStore={tileStore} />}
        {live && <Outlines {...outlines} label={words.stage} />}
        {live && named.map((place) => <Leader key={place.id} place={place} />)}
      </div>
      <ZoomButtons words={words.zoom} onZoom={onZoom} />
    </div>
  );
}
