import { memo, useCallback, useState, useSyncExternalStore } from 'react';
import { type Hour, opacityOf, type Share } from './hours.ts';
import { type LoadedTiles, releaseTiles, tilesToDraw } from './loaded-tiles.ts';
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
import { type Looked, SHEET } from './view.ts';
import type { ViewStore } from './view-store.ts';

interface TileViewProps {
  tile: Tile;
  folder: string;
  onLoad: (tile: Tile) => void;
}

const TileView = memo(
  ({ tile, folder, onLoad }: TileViewProps) => {
    const [left, top, width, height] = placeOf(tile);
    return (
      <img
        className={styles.tile}
        src={tileUrl(folder, tile)}
        alt=""
        decoding="async"
        style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
        onLoad={() => onLoad(tile)}
      />
    );
  },
  (one, two) => one.folder === two.folder && tileName(one.tile) === tileName(two.tile),
);

/** The tiles in view, and the previous ones until they have loaded. */
function Tiles({ folder, wanted }: { folder: string; wanted: Tile[] }) {
  const [loaded, setLoaded] = useState<LoadedTiles>(new Map());
  const kept = releaseTiles(loaded, wanted);
  if (kept !== loaded) setLoaded(kept);
  const onLoad = useCallback((tile: Tile) => setLoaded((all) => new Map(all).set(tileName(tile), tile)), []);
  return tilesToDraw(kept, wanted).map((tile) => (
    <TileView key={tileName(tile)} tile={tile} folder={folder} onLoad={onLoad} />
  ));
}

/** One hour: the whole town in one file, and above it the visible tiles when zoomed in. */
function HourView({ hour, mix, versions, looked }: { hour: Hour; mix: Share[]; versions: Versions; looked: Looked }) {
  const [ready, setReady] = useState(false);
  const folder = folderOf(hour, versions);
  const { view, window, ratio } = looked;
  const shown = mix.some((one) => one.hour === hour);
  // Does not change with the window, so that no second overview is loaded.
  const [source] = useState(overviewUrl(folder, overviewIn(window, ratio)));
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
      {shown && <Tiles folder={folder} wanted={tilesFor(view, window, ratio)} />}
    </div>
  );
}

interface HoursProps {
  /** The hours shown so far. */
  hours: readonly Hour[];
  mix: Share[];
  versions: Versions;
  tileStore: ViewStore;
}

/** The pictures of the hours shown so far, on top of each other. */
export const Hours = memo(({ hours, tileStore, ...rest }: HoursProps) => {
  const looked = useSyncExternalStore(tileStore.watch, tileStore.get, () => undefined);
  return looked && hours.map((hour) => <HourView key={hour} hour={hour} looked={looked} {...rest} />);
});
