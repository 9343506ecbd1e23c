import { Choice } from './Choice.tsx';
import { allValues, type Dials, reading, type Values } from './dial.ts';
import { Slider } from './Slider.tsx';
import { formatOf, type StageStrings } from './Stage.tsx';
import styles from './stage.module.css';

export interface ControlsProps<D extends Dials> {
  dials: D;
  /** Only dials with a label are shown. */
  labels: { [K in keyof D]?: string };
  /** Names for the values of a dial, if it has any. */
  stops?: Record<string, string[]>;
  values: Values<D>;
  revision: number;
  move: (change: Partial<Values<D>>) => void;
  strings: StageStrings;
}

/** A slider or a choice for each dial. Without script the same values are shown as text. */
export function Controls<D extends Dials>(props: ControlsProps<D>) {
  const { dials, labels, stops, values, revision, move, strings } = props;
  const format = formatOf(strings);
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
              options={allValues(dial).map((option) => ({
                value: option,
                label: reading(dial, option, names, format),
              }))}
              value={value}
              onChoose={onMove(name)}
            />
          ) : (
            <Slider
              key={name}
              name={name}
              dial={dial}
              label={label}
              value={value}
              revision={revision}
              onMove={onMove(name)}
              format={format}
            />
          ),
        )}
      </div>
      <dl className={styles.given} data-settings="">
        <dt>{strings.drawnFor}</dt>
        {shown.map(({ name, dial, label, names, value }) => (
          <dd key={name}>
            {label} <b>{reading(dial, value, names, format)}</b>
          </dd>
        ))}
      </dl>
    </div>
  );
}
