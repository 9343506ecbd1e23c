import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import range from '../../ui/Range.module.css';
import { ValuesFold, ValuesTable } from '../../ui/Values.tsx';
import { type Dial, type Dials, fromRange, placesOf, rangeOf, reading, toRange, type Values } from './dial.ts';
import styles from './frame.module.css';
import type { Series } from './instrument.ts';

/** A number and its unit stay on one line. */
const kept = (sentence: string) => sentence.replace(/(\d) (?=\p{L}{1,3}\b)/gu, '$1\u00a0');

/** How long a value rests before it is said aloud. */
const SETTLE_MS = 500;

export interface FrameStrings {
  /** Before the values of a figure that cannot be moved: on paper, or without script. */
  drawnFor: string;
  /** Over the suggestions. */
  tries: string;
  /** On what opens the table of values. */
  values: string;
  /** Over what is drawn along an axis. */
  drawn: string;
  /** Over that table. */
  moved: string;
  /** Over its first column. */
  place: string;
}

interface FigureProps {
  root: RefObject<HTMLElement | null>;
  live: boolean;
  className?: string | undefined;
  /** The result in one sentence: the caption, and what is said aloud when a value has come to rest. */
  said: string;
  children: ReactNode;
}

/** A figure that can be moved. Complete as it is printed; `data-live` once the script has taken it up. */
export function Figure({ root, live, className, said, children }: FigureProps) {
  const [settled, settle] = useState(said);
  useEffect(() => {
    const timer = setTimeout(() => settle(said), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <figure ref={root} className={cx(styles.figure, className)} data-explorable="" data-live={live || undefined}>
      {children}
      <figcaption className={styles.said} aria-live="polite">
        {kept(settled)}
      </figcaption>
    </figure>
  );
}

interface RuleProps {
  name: string;
  dial: Dial;
  label: string;
  names: string[] | undefined;
  value: number;
  turn: number;
  onMove: (value: number) => void;
}

/**
 * One graduated rule with its cursor: a native range, so the keys, the screen reader and the thumb all know it. The cursor is the
 * browser's own, ahead of what is drawn for it, and so are the words that a screen reader says of it; it is put somewhere only when
 * the value was set elsewhere.
 */
function Rule({ name, dial, label, names, value, turn, onMove }: RuleProps) {
  const id = `rule-${name}`;
  const cursor = useRef<HTMLInputElement>(null);
  const placeOf = (input: HTMLInputElement) => {
    const at = fromRange(dial, input.valueAsNumber);
    input.setAttribute('aria-valuetext', reading(dial, at, names));
    return at;
  };
  const follow = useEffectEvent(() => {
    if (!cursor.current) return;
    if (turn > 0) cursor.current.value = String(toRange(dial, value));
    placeOf(cursor.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and whenever the cursors were set from elsewhere.
  useEffect(() => follow(), [turn]);
  return (
    <div className={styles.rule}>
      <label htmlFor={id}>{label}</label>
      {/* For the eye: the rule itself tells its value, and only the sentence speaks up. */}
      <output htmlFor={id} aria-hidden="true">
        {reading(dial, value, names)}
      </output>
      <input
        ref={cursor}
        className={range.range}
        id={id}
        type="range"
        name={name}
        {...rangeOf(dial)}
        defaultValue={toRange(dial, dial.start)}
        autoComplete="off"
        aria-valuetext={reading(dial, dial.start, names)}
        onChange={({ currentTarget }) => onMove(placeOf(currentTarget))}
      />
    </div>
  );
}

interface RulesProps<D extends Dials> {
  dials: D;
  labels: { [K in keyof D]?: string };
  /** Names of the places of dials that have some. */
  stops?: Record<string, string[]>;
  values: Values<D>;
  turn: number;
  move: (change: Partial<Values<D>>) => void;
  strings: FrameStrings;
  className?: string | undefined;
}

/** The rules in the order of their labels. Where nothing can be moved, the same values stand as a line of words. */
export function Rules<D extends Dials>({
  dials,
  labels,
  stops,
  values,
  turn,
  move,
  strings,
  className,
}: RulesProps<D>) {
  const shown = Object.entries(dials).flatMap(([name, dial]) => {
    const label = labels[name];
    return label ? [{ name, dial, label, names: stops?.[name], value: values[name] ?? dial.start }] : [];
  });
  return (
    <div className={className}>
      <div className={styles.rules}>
        {shown.map(({ name, ...rule }) => (
          <Rule
            key={name}
            name={name}
            {...rule}
            turn={turn}
            onMove={(value) => move({ [name]: value } as unknown as Partial<Values<D>>)}
          />
        ))}
      </div>
      <dl className={styles.given}>
        <dt>{strings.drawnFor}</dt>
        {shown.map(({ name, dial, label, names, value }) => (
          <dd key={name}>
            {label} <b>{reading(dial, value, names)}</b>
          </dd>
        ))}
      </dl>
    </div>
  );
}

interface ChoiceProps<T extends string | number> {
  name: string;
  legend: string;
  options: { value: T; label: string }[];
  value: T;
  onChoose: (value: T) => void;
}

/** One of a few: native radio buttons set as a row. */
export function Choice<T extends string | number>({ name, legend, options, value, onChoose }: ChoiceProps<T>) {
  const set = useRef<HTMLFieldSetElement>(null);
  // As with the rules: what was chosen before the script arrived counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is taken up.
  useEffect(() => {
    const chosen = set.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const option = options.find((one) => String(one.value) === chosen);
    if (option && option.value !== value) onChoose(option.value);
  }, []);
  return (
    <fieldset ref={set} className={styles.choice}>
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface TriesProps<T> {
  heading: string;
  tries: { label: string; set: T }[];
  set: (change: T) => void;
  className?: string | undefined;
}

/** Suggestions: each puts the dials where something shows. */
export function Tries<T>({ heading, tries, set, className }: TriesProps<T>) {
  return (
    <div className={cx(styles.tries, className)}>
      <p>{heading}</p>
      <ul>
        {tries.map((one) => (
          <li key={one.label}>
            <button type="button" onClick={() => set(one.set)}>
              {one.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface Answer {
  label: string;
  value: string;
}

interface SweepProps<D extends Dials> extends Pick<RulesProps<D>, 'dials' | 'labels' | 'stops' | 'values' | 'strings'> {
  /** What the figure reads at a setting of its dials. */
  answers: (values: Values<D>) => Answer[];
  /** For a dial whose places are not written as numbers. */
  write?: (name: string, value: number) => string | undefined;
  /** What is drawn along an axis of its own comes first. */
  series?: (() => Series & { caption: string }) | undefined;
}

/** What the drawing shows, as a table: each dial in turn from end to end. Reckoned while it is open, so that a dial stays light. */
export function Sweep<D extends Dials>({
  dials,
  labels,
  stops,
  values,
  strings,
  answers,
  write,
  series,
}: SweepProps<D>) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  // Opened before the script arrived.
  useEffect(() => setOpen(Boolean(fold.current?.open)), []);
  const groupsOf = () =>
    Object.entries(dials).flatMap(([name, dial]) => {
      const label = labels[name];
      const now = values[name] ?? dial.start;
      if (!label) return [];
      const rows = placesOf(dial, now).map((place) => ({
        cells: [
          write?.(name, place) ?? reading(dial, place, stops?.[name]),
          ...answers({ ...values, [name]: place }).map(({ value }) => value),
        ],
        now: place === now,
      }));
      return [{ name: label, rows }];
    });
  return (
    <ValuesFold press={strings.values} live details={fold} onToggle={setOpen}>
      {open && series && <Drawn {...series()} />}
      {open && (
        <ValuesTable
          caption={strings.moved}
          columns={[strings.place, ...answers(values).map(({ label }) => label)]}
          groups={groupsOf()}
        />
      )}
    </ValuesFold>
  );
}

const Drawn = ({ rows, ...table }: Series & { caption: string }) => (
  <ValuesTable {...table} groups={[{ rows: rows.map((cells) => ({ cells })) }]} />
);

/** What the model answers, in numbers. */
export function Readings({ items }: { items: Answer[] }) {
  return (
    <dl className={styles.readings}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
