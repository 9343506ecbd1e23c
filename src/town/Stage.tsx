import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import action from '../ui/Action.module.css';
import { cx } from '../ui/cx.ts';
import { type Hour, opacityOf, type Share } from './hours.ts';
import type { Lookout } from './lookout.ts';
import { areaFor } from './outline.ts';
import type { IslandWords } from './page-schema.ts';
import {
  folderOf,
  overviewIn,
  overviewSet,
  overviewUrl,
  placeOf,
  type Tile,
  tileName,
  tilesFor,
  tileUrl,
  type Versions,
} from './picture.ts';
import styles from './Town.module.css';
import type { Place, TownMap } from './types.ts';
import { type Looked, SHEET } from './view.ts';
import { type Direction, isDirection } from './walk.ts';

/** How wide the picture is without script: an image map knows no other. Town.module.css has the same. */
export const MAP_WIDTH = 1152;
const MAP_NAME = 'town';
/** How wide the page shows it before script; a phone shows a part of it, larger. */
export const STAGE_SIZES = '(orientation: portrait) 96vw, 80vw';

/** The same picture, announced in the head. */
export function noonPreload(versions: Versions) {
  const folder = folderOf('noon', versions);
  return { href: overviewUrl(folder, MAP_WIDTH), imagesrcset: overviewSet(folder), imagesizes: STAGE_SIZES };
}

const percent = (value: number, whole: number) => `${(value / whole) * 100}%`;

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

type HoursProps = Pick<StageProps, 'hours' | 'mix' | 'lookout'> & { versions: Versions };

/** The hours that have been asked for, on top of each other. */
function Hours({ hours, lookout, ...rest }: HoursProps) {
  const looked = useSyncExternalStore(lookout.watch, lookout.get, () => undefined);
  return looked && hours.map((hour) => <HourView key={hour} hour={hour} looked={looked} {...rest} />);
}

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

/** A line from the place to its name, which keeps its size however near the town is. */
function Leader({ place: { at, name } }: { place: Place }) {
  const [x, y] = at;
  return (
    <div
      className={styles.leader}
      data-down={y < SHEET.height * 0.2 || undefined}
      data-back={x > SHEET.width * 0.7 || undefined}
      style={{ left: percent(x, SHEET.width), top: percent(y, SHEET.height) }}
      aria-hidden="true"
    >
      <b>{name}</b>
    </div>
  );
}

interface OutlinesProps {
  map: TownMap;
  chosen: string | undefined;
  /** The place that is pointed at. */
  active: string | undefined;
  /** Those of the reader's own kind, where one was named. */
  mine: Set<string> | undefined;
  words: IslandWords;
  onChoose: (event: MouseEvent, id: string) => void;
  onPoint: (id: string | undefined) => void;
  onWalk: (id: string) => void;
}

/** Every outline is a link. One of them is a stop of the Tab key; from there the arrows walk. */
function Outlines({ map: { places, ways }, chosen, active, mine, words, ...on }: OutlinesProps) {
  const [stop, setStop] = useState(places[0]?.id);
  const walk = (event: KeyboardEvent, id: string) => {
    const next = isDirection(event.key) ? ways[id]?.[event.key as Direction] : undefined;
    if (!next) return;
    event.preventDefault();
    document.getElementById(`at-${next}`)?.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset
    <svg
      className={styles.outlines}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="group"
      aria-label={words.stage}
    >
      {places.map(({ id, name, path }) => (
        <a
          key={id}
          id={`at-${id}`}
          href={`#${id}`}
          aria-label={name}
          aria-current={id === chosen || undefined}
          tabIndex={id === stop ? 0 : -1}
          data-active={id === active || undefined}
          data-mine={mine?.has(id) || undefined}
          onClick={(event) => on.onChoose(event as unknown as MouseEvent, id)}
          onPointerEnter={(event) => event.pointerType === 'mouse' && on.onPoint(id)}
          onPointerLeave={() => on.onPoint(undefined)}
          onFocus={(event) => {
            setStop(id);
            on.onPoint(id);
            if (event.currentTarget.matches(':focus-visible')) on.onWalk(id);
          }}
          onBlur={() => on.onPoint(undefined)}
          onKeyDown={(event) => walk(event, id)}
          onDragStart={(event) => event.preventDefault()}
        >
          <path d={path} />
        </a>
      ))}
    </svg>
  );
}

/** Without script the picture at noon is an image map; each place leads to its words further down. */
const ImageMap = ({ places }: { places: Place[] }) => (
  <map name={MAP_NAME}>
    {places.map(({ id, name, path, box }) => (
      <area key={id} shape="poly" coords={areaFor(path, box, MAP_WIDTH / SHEET.width)} href={`#${id}`} alt={name} />
    ))}
  </map>
);

interface StageProps extends Omit<OutlinesProps, 'mine'> {
  stage: RefObject<HTMLDivElement | null>;
  sheet: RefObject<HTMLDivElement | null>;
  live: boolean;
  mix: Share[];
  /** The hours that have been asked for so far. */
  hours: Hour[];
  lookout: Lookout;
  mine: Set<string> | undefined;
  onZoom: (by: 'nearer' | 'farther' | 'whole') => void;
}

/** The town on its table. The sheet is moved by use-view.ts; what lies on it is drawn here. */
export function Stage({ stage, sheet, live, mix, hours, lookout, onZoom, ...outlines }: StageProps) {
  const { map, words, active } = outlines;
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
        {!live && <ImageMap places={map.places} />}
        {live && <Hours hours={hours} mix={mix} versions={map.versions} lookout={lookout} />}
        {live && <Outlines {...outlines} />}
        {live && named.map((place) => <Leader key={place.id} place={place} />)}
      </div>
      <div className={styles.zoom}>
        {(['nearer', 'farther', 'whole'] as const).map((by) => (
          <button
            key={by}
            className={cx(action.control, styles[by])}
            type="button"
            aria-label={words.zoom[by]}
            onClick={() => onZoom(by)}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d={ZOOM_ICONS[by]} fill="none" stroke="currentColor" strokeWidth="1.7" />
            </svg>
          </button>
        ))}
      </div>
    </div>
  );
}

const ZOOM_ICONS = {
  nearer: 'M10 3v14M3 10h14',
  farther: 'M3 10h14',
  whole: 'M3 8V4h5M12 4h5v4M17 12v4h-5M8 16H3v-4',
};
