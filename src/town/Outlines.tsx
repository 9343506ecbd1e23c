import { type KeyboardEvent, type MouseEvent, memo, useState } from 'react';
import { type Direction, isDirection } from './arrow-keys.ts';
import styles from './Town.module.css';
import type { TownMap } from './types.ts';
import { SHEET } from './view.ts';

export interface OutlinesProps {
  map: TownMap;
  chosen: string | undefined;
  /** The place that is pointed at. */
  active: string | undefined;
  /** Those of the reader's own kind, where one was named. */
  mine: Set<string> | undefined;
  /** Its name, and how the keys walk. */
  label: string;
  onChoose: (event: MouseEvent, id: string) => void;
  onPoint: (id: string | undefined) => void;
  onWalk: (id: string) => void;
}

/** Every outline is a link. One of them is a stop of the Tab key; from there the arrows walk. */
export const Outlines = memo(({ map: { places, ways }, chosen, active, mine, label, ...on }: OutlinesProps) => {
  const [stop, setStop] = useState(places[0]?.id);
  const walk = (event: KeyboardEvent, id: string) => {
    const next = isDirection(event.key) ? ways[id]?.[event.key as Direction] : undefined;
    if (!next) return;
    event.preventDefault();
    document.getElementById(`at-${next}`)?.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset
    <svg className={styles.outlines} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} role="group" aria-label={label}>
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
});
