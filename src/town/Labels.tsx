import { type CSSProperties, type MouseEvent, memo, useMemo, useSyncExternalStore } from 'react';
import { labelsIn } from './labels.ts';
import styles from './Town.module.css';
import type { Place } from './types.ts';
import { SHEET } from './view.ts';
import type { ViewStore } from './view-store.ts';

interface LabelsProps {
  places: Place[];
  /** Ids of the places that are labelled first. */
  landmarks: string[];
  /** The place under the pointer or with the focus; its label is always shown. */
  active: string | undefined;
  store: ViewStore;
  onChoose: (event: MouseEvent, id: string) => void;
  onPoint: (id: string | undefined) => void;
}

const percent = (value: number, whole: number) => `${(value / whole) * 100}%`;

/** Names in the picture. They keep their size at every zoom. Each outline is a link with the same name, so Stage.tsx hides these from screen readers. */
export const Labels = memo(({ places, landmarks, active, store, onChoose, onPoint }: LabelsProps) => {
  const looked = useSyncExternalStore(store.watch, store.get, () => undefined);
  const placed = useMemo(() => (looked ? labelsIn(looked, places, landmarks) : []), [looked, places, landmarks]);
  if (!looked) return null;
  const isPlaced = placed.some(({ id }) => id === active);
  const alone = isPlaced
    ? []
    : labelsIn(
        looked,
        places.filter(({ id }) => id === active),
        [],
      );
  return [...placed, ...alone].map(({ id, dx, dy }) => {
    const place = places.find((one) => one.id === id);
    if (!place) return null;
    const position = {
      left: percent(place.at[0], SHEET.width),
      top: percent(place.at[1], SHEET.height),
      '--dx': `${Math.round(dx)}px`,
      '--dy': `${Math.round(dy)}px`,
    } as CSSProperties;
    return (
      <a
        key={id}
        className={styles.label}
        href={`#${id}`}
        tabIndex={-1}
        data-label={id}
        data-active={id === active || undefined}
        data-below={dy > 0 || undefined}
        style={position}
        onClick={(event) => onChoose(event, id)}
        onPointerEnter={() => onPoint(id)}
        onPointerLeave={() => onPoint(undefined)}
        onDragStart={(event) => event.preventDefault()}
      >
        <b>{place.name}</b>
      </a>
    );
  });
});
