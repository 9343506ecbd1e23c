import { type MouseEvent, memo } from 'react';
import { fill } from '../model/fill.ts';
import { Pointer } from '../ui/Action.tsx';
import styles from './Places.module.css';
import type { TownWords } from './page-schema.ts';
import type { Place } from './types.ts';

interface PlacesProps {
  places: Place[];
  chosen: string | undefined;
  /** What the reader runs; all places where nothing is chosen. */
  kind: string;
  words: TownWords['list'];
  onKind: (kind: string) => void;
  onChoose: (event: MouseEvent, id: string) => void;
  onPoint: (id: string | undefined) => void;
}

export const ofKind = (places: Place[], kind: string) =>
  kind ? places.filter(({ runs }) => runs.includes(kind)) : places;

/** Every place by name. Without script each leads to its words further down. */
export const Places = memo(({ places, chosen, kind, words, onKind, onChoose, onPoint }: PlacesProps) => {
  const shown = ofKind(places, kind);
  return (
    <nav className={styles.places} aria-label={words.heading}>
      <div className={styles.filter}>
        <label>
          {words.run}{' '}
          <select value={kind} autoComplete="off" onChange={(event) => onKind(event.currentTarget.value)}>
            <option value="">{words.anything}</option>
            {Object.entries(words.kinds).map(([tag, label]) => (
              <option key={tag} value={tag}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <p role="status">{kind && fill(shown.length === 1 ? words.one : words.many, { n: shown.length })}</p>
      </div>
      <ul>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === chosen || undefined}
              onClick={(event) => onChoose(event, id)}
              onPointerEnter={() => onPoint(id)}
              onPointerLeave={() => onPoint(undefined)}
              onFocus={() => onPoint(id)}
              onBlur={() => onPoint(undefined)}
            >
              {id === chosen && <Pointer />}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
