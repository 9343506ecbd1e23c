import styles from './stage.module.css';

interface ChoiceProps<T extends string | number> {
  name: string;
  legend: string;
  options: { value: T; label: string }[];
  value: T;
  onChoose: (value: T) => void;
}

/** A segmented control: native radio buttons in a row. */
export function Choice<T extends string | number>({ name, legend, options, value, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className={styles.choice}>
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
