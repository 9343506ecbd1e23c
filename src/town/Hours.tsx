import { memo, useRef, useState, useSyncExternalStore } from 'react';
import { type Hour, opacityOf, type Share } from './hours.ts';
import {
  folderOf,
  overviewIn,
  overviewUrl,
  placeOf,
  type Tile,
  tileName,
  tilesFor,
  tileUrl,
  type Versions,
} from './picture.ts';
import styles from './Town.module.css';
import type { TileStore } from './tile-store.ts';
import { type Looked, SHEET } from './view.ts';

const TileView = memo(
  ({ src, place: [left, top, width, height] }: { src: string; place: [number, number, number, number] }) => (
    <img
      className={styles.tile}
      src={src}
      alt=""
      decoding="async"
      style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
    />
  ),
  (one, two) => one.src === two.src,
);

/** One hour: the whole town in one file, and over it the tiles that are in sight, once they are wanted. */
function HourView({ hour, mix, versions, looked }: { hour: Hour; mix: Share[]; versions: Versions; looked: Looked }) {
  const [ready, setReady] = useState(false);
  const folder = folderOf(hour, versions);
  const { view, window, ratio } = looked;
  const shown = mix.some((one) => one.hour === hour);
  const overview = overviewUrl(folder, overviewIn(window, ratio));
  // What has been fetched stays: no other overview, and no tile taken away before a sharper one has come.
  const [source] = useState(overview);
  const fetched = useRef(new Map<string, Tile>());
  if (shown) for (const tile of tilesFor(view, window, ratio)) fetched.current.set(tileName(tile), tile);
  const tiles = [...fetched.current.values()].sort((one, two) => one.level - two.level);
  return (
    <div className={styles.hour} data-hour={hour} style={{ opacity: ready ? opacityOf(hour, mix) : 0 }}>
      <img
        src={source}
        width={SHEET.width}
        height={SHEET.height}
        alt=""
        decoding="async"
        onLoad={() => setReady(true)}
      />
      {shown &&
        tiles.map((tile) => <TileView key={tileName(tile)} src={tileUrl(folder, tile)} place={placeOf(tile)} />)}
    </div>
  );
}

interface HoursProps {
  /** Those that have been asked for so far. */
  hours: Hour[];
  mix: Share[];
  versions: Versions;
  tileStore: TileStore;
}

/** The hours that have been asked for, on top of each other. */
export function Hours({ hours, tileStore, ...rest }: HoursProps) {
  const looked = useSyncExternalStore(tileStore.watch, tileStore.get, () => undefined);
  return looked && hours.map((hour) => <HourView key={hour} hour={hour} looked={looked} {...rest} />);
}
