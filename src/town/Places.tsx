import { type MouseEvent, memo } from 'react';
import { fill } from '../model/fill.ts';
import { Pointer } from '../ui/Action.tsx';
import styles from './Places.module.css';
import type { IslandWords, Kind } from './page-schema.ts';
import type { Place } from './types.ts';

interface PlacesProps {
  places: Place[];
  chosen: string | undefined;
  /** The chosen kind of visitor; '' for all places. */
  kind: string;
  words: IslandWords['list'];
  onKind: (kind: string) => void;
  onChoose: (event: MouseEvent, id: string) => void;
  onPoint: (id: string | undefined) => void;
}

export const ofKind = (places: Place[], kind: string) =>
  kind ? places.filter(({ runs }) => runs.includes(kind)) : places;

interface PagesForKindProps {
  tag: string;
  kind: Kind;
  words: IslandWords['list'];
}

/** Three pages, a model and the button for a brief, for the chosen kind of visitor. */
const PagesForKind = ({ tag, kind: { label, pages, model }, words }: PagesForKindProps) => (
  <div className={styles.yours}>
    <p>{fill(words.yours, { kind: label })}</p>
    <ul>
      {pages.map(({ to, name }) => (
        <li key={to}>
          <a href={to}>
            <Pointer /> {name}
          </a>
        </li>
      ))}
      <li>
        <a href={model.to} data-model="">
          <Pointer />
          <span>
            {words.model} <b>{model.question}</b>
          </span>
        </a>
      </li>
      {words.briefAddress && (
        <li>
          <a href={`${words.briefAddress}#run=${tag}`}>
            <Pointer /> {words.brief}
          </a>
        </li>
      )}
    </ul>
  </div>
);

/** The choice 'I run …', and every place by name. Without script each name links to its text further down. */
export const Places = memo(({ places, chosen, kind, words, onKind, onChoose, onPoint }: PlacesProps) => {
  const shown = ofKind(places, kind);
  const chosenKind = words.kinds[kind];
  return (
    <nav className={styles.places} aria-label={words.heading}>
      <div className={styles.filter}>
        <label>
          {words.run}{' '}
          <select value={kind} autoComplete="off" onChange={(event) => onKind(event.currentTarget.value)}>
            <option value="">{words.anything}</option>
            {Object.entries(words.kinds).map(([tag, { label }]) => (
              <option key={tag} value={tag}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <p role="status">{kind && fill(shown.length === 1 ? words.one : words.many, { n: shown.length })}</p>
      </div>
      {chosenKind && <PagesForKind tag={kind} kind={chosenKind} words={words} />}
      <ul className={styles.list}>
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
