import type { ComponentProps, CSSProperties } from 'react';
import { upTo } from '../model/breakpoints.ts';
import { cx } from '../ui/cx.ts';
import { Hours } from './Hours.tsx';
import { type Hour, mainHour, type Share } from './hours.ts';
import { MAP_NAME, MAP_WIDTH } from './image-map.ts';
import { Labels } from './Labels.tsx';
import { Outlines, type OutlinesProps } from './Outlines.tsx';
import type { IslandWords } from './page-schema.ts';
import { folderOf, overviewSet, overviewUrl, type Versions } from './picture.ts';
import { Rain } from './Rain.tsx';
import styles from './Town.module.css';
import type { Layers } from './use-view.ts';
import { SHEET } from './view.ts';
import type { ViewStore } from './view-store.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

/** The first value; use-view.ts changes the property later. */
const atZoom = { '--zoom': 1 } as CSSProperties;

/** The width of the picture before script; smaller on high-resolution screens, because the reader's hour soon covers it. */
export const STAGE_SIZES = `${upTo('phone')} 60vw, (orientation: portrait) 96vw, (min-resolution: 1.5dppx) 40vw, 80vw`;

/** The same picture as a preload in the head. */
export function noonPreload(versions: Versions) {
  const folder = folderOf('noon', versions);
  return { href: overviewUrl(folder, MAP_WIDTH), imagesrcset: overviewSet(folder), imagesizes: STAGE_SIZES };
}

interface StageProps extends Omit<OutlinesProps, 'label'>, Layers {
  live: boolean;
  mix: Share[];
  /** The hours shown so far. */
  hours: readonly Hour[];
  rain: boolean;
  tileStore: ViewStore;
  labelStore: ViewStore;
  words: IslandWords;
  onZoom: ComponentProps<typeof ZoomButtons>['onZoom'];
}

/** The picture with its outlines and names on a sheet that use-view.ts moves, and the rain over it. */
export function Stage({
  stage,
  sheet,
  names,
  live,
  mix,
  hours,
  rain,
  tileStore,
  labelStore,
  words,
  onZoom,
  ...outlines
}: StageProps) {
  const { map, active, onChoose, onPoint } = outlines;
  const folder = folderOf('noon', map.versions);
  return (
    <div className={styles.stage} ref={stage} data-pannable="">
      <div className={styles.sheet} ref={sheet} style={live ? atZoom : undefined}>
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
      </div>
      {rain && <Rain dark={['dusk', 'night'].includes(mainHour(mix))} />}
      {live && (
        <div className={cx(styles.sheet, styles.names)} ref={names} style={atZoom} aria-hidden="true">
          <Labels
            places={map.places}
            landmarks={map.landmarks}
            active={active}
            store={labelStore}
            onChoose={onChoose}
            onPoint={onPoint}
          />
        </div>
      )}
      <ZoomButtons words={words.zoom} onZoom={onZoom} />
    </div>
  );
}
