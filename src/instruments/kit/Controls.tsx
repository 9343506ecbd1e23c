import { Choice } from './Choice.tsx';
import { allValues, type Dials, reading, type Values } from './dial.ts';
import { Slider } from './Slider.tsx';
import type { StageStrings } from './Stage.tsx';
import styles from './stage.module.css';

export interface ControlsProps<D extends Dials> {
  dials: D;
  /** Only dials with a label are shown. */
  labels: { [K in keyof D]?: string };
  /** Names of the values of dials that have some. */
  stops?: Record<string, string[]>;
  values: Values<D>;
  turn: number;
  move: (change: Partial<Values<D>>) => void;
  strings: StageStrings;
}

/** A slider or a choice for each dial. Where nothing can be moved, the same values stand as a line of words. */
export function Controls<D extends Dials>(props: ControlsProps<D>) {
  const { dials, labels, stops, values, turn, move, strings } = props;
  const shown = Object.entries(dials).flatMap(([name, dial]) => {
    const label = labels[name];
    return label ? [{ name, dial, label, names: stops?.[name], value: values[name] ?? dial.start }] : [];
  });
  const onMove = (name: string) => (value: number) => move({ [name]: value } as Partial<Values<D>>);
  return (
    <div className={styles.dials}>
      <div className={styles.controls}>
        {shown.map(({ name, dial, label, names, value }) =>
          dial.named ? (
            <Choice
              key={name}
              name={name}
              legend={label}
              options={allValues(dial).map((option) => ({ value: option, label: reading(dial, option, names) }))}
              value={value}
              onChoose={onMove(name)}
            />
          ) : (
            <Slider key={name} name={name} dial={dial} label={label} value={value} turn={turn} onMove={onMove(name)} />
          ),
        )}
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
