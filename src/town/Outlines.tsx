import { type KeyboardEvent, type MouseEvent, memo, useCallback, useState } from 'react';
import { type Direction, isDirection } from './arrow-keys.ts';
import styles from './Town.module.css';
import type { Place, TownMap } from './types.ts';
import { SHEET } from './view.ts';

interface OutlineActions {
  onChoose: (event: MouseEvent, id: string) => void;
  onPoint: (id: string | undefined) => void;
  /** A place was focused by an arrow key. */
  onWalk: (id: string) => void;
}

export interface OutlinesProps extends OutlineActions {
  map: TownMap;
  chosen: string | undefined;
  /** The place under the pointer or with the focus. */
  active: string | undefined;
  /** The places for the chosen kind of visitor. */
  mine: Set<string> | undefined;
  /** Its name, and what the keys do. */
  label: string;
}

interface OutlineProps extends OutlineActions {
  place: Place;
  isChosen: boolean;
  isActive: boolean;
  isMine: boolean;
  isTabStop: boolean;
  onFocus: (id: string) => void;
  onKey: (event: KeyboardEvent, id: string) => void;
}

/** Memoized, because a tap changes only two of them and rendering all is slow on a phone. */
const Outline = memo(({ place: { id, name, path }, isChosen, isActive, isMine, isTabStop, ...on }: OutlineProps) => (
  <a
    id={`at-${id}`}
    href={`#${id}`}
    aria-label={name}
    aria-current={isChosen || undefined}
    tabIndex={isTabStop ? 0 : -1}
    data-active={isActive || undefined}
    data-mine={isMine || undefined}
    onClick={(event) => on.onChoose(event as unknown as MouseEvent, id)}
    onPointerEnter={(event) => event.pointerType === 'mouse' && on.onPoint(id)}
    onPointerLeave={(event) => event.pointerType === 'mouse' && on.onPoint(undefined)}
    onFocus={(event) => {
      on.onFocus(id);
      // A tap focuses the link too, but the style already marks its outline.
      if (!event.currentTarget.matches(':focus-visible')) return;
      on.onPoint(id);
      on.onWalk(id);
    }}
    onBlur={() => on.onPoint(undefined)}
    onKeyDown={(event) => on.onKey(event, id)}
    onDragStart={(event) => event.preventDefault()}
  >
    <path d={path} />
  </a>
));

/** Every outline is a link. One of them is a tab stop; the arrow keys move between them. */
export const Outlines = memo(({ map: { places, neighbours }, chosen, active, mine, label, ...on }: OutlinesProps) => {
  const [stop, setStop] = useState(places[0]?.id);
  const onKey = useCallback(
    (event: KeyboardEvent, id: string) => {
      const next = isDirection(event.key) ? neighbours[id]?.[event.key as Direction] : undefined;
      if (!next) return;
      event.preventDefault();
      document.getElementById(`at-${next}`)?.focus({ preventScroll: true });
    },
    [neighbours],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset
    <svg className={styles.outlines} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} role="group" aria-label={label}>
      {places.map((place) => (
        <Outline
          key={place.id}
          place={place}
          isChosen={place.id === chosen}
          isActive={place.id === active}
          isMine={mine?.has(place.id) ?? false}
          isTabStop={place.id === stop}
          onChoose={on.onChoose}
          onPoint={on.onPoint}
          onWalk={on.onWalk}
          onFocus={setStop}
          onKey={onKey}
        />
      ))}
    </svg>
  );
});
