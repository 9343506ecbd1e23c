import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ValuesTable } from '../../ui/Values.tsx';
import type { ControlsProps } from './Controls.tsx';
import { type Dials, reading, sampleValues, type Values } from './dial.ts';
import type { Series } from './instrument.ts';
import { formatOf, type Reading } from './Stage.tsx';

/** The element for the tables in 'How it is calculated', null while that is closed; it is static HTML outside the figure. */
function useOpenPlace(root: RefObject<HTMLElement | null>): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    const details = root.current?.closest('section')?.querySelector<HTMLDetailsElement>('[data-calculation]');
    if (!details) return;
    const follow = () => setPlace(details.open ? details.querySelector('[data-values]') : null);
    follow();
    details.addEventListener('toggle', follow);
    return () => details.removeEventListener('toggle', follow);
  }, [root]);
  return place;
}

interface ValueTablesProps<D extends Dials>
  extends Pick<ControlsProps<D>, 'dials' | 'labels' | 'stops' | 'values' | 'strings'> {
  root: RefObject<HTMLElement | null>;
  /** The readings at a setting of the dials. */
  answers: (values: Values<D>) => Reading[];
  /** Values along an axis of the drawing, listed first. */
  series?: (() => Series & { caption: string }) | undefined;
}

/** The values of the drawing as tables, one for each dial over its whole range; computed only while the disclosure is open. */
export function ValueTables<D extends Dials>(props: ValueTablesProps<D>) {
  const place = useOpenPlace(props.root);
  return place && createPortal(<Tables {...props} />, place);
}

function Tables<D extends Dials>(props: ValueTablesProps<D>) {
  const { dials, labels, stops, values, strings, answers, series } = props;
  const format = formatOf(strings);
  const groups = Object.entries(dials).flatMap(([name, dial]) => {
    const label = labels[name];
    const now = values[name] ?? dial.start;
    if (!label) return [];
    const rows = sampleValues(dial, now).map((value) => ({
      cells: [
        reading(dial, value, stops?.[name], format),
        ...answers({ ...values, [name]: value }).map((answer) => answer.value),
      ],
      now: value === now,
    }));
    return [{ name: label, rows }];
  });
  return (
    <>
      {series && <SeriesTable {...series()} />}
      <ValuesTable
        caption={strings.moved}
        columns={[strings.place, ...answers(values).map(({ label }) => label)]}
        groups={groups}
      />
    </>
  );
}

const SeriesTable = ({ rows, ...table }: Series & { caption: string }) => (
  <ValuesTable {...table} groups={[{ rows: rows.map((cells) => ({ cells })) }]} />
);
