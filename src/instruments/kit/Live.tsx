import { cx } from '../../ui/cx.ts';
import { Drawing } from './Drawing.tsx';
import { Figure, type FrameStrings, Readings, Rules, Tries } from './Frame.tsx';
import type { View } from './instrument.ts';
import styles from './live.module.css';
import { say } from './say.ts';
import { useDials } from './use-dials.ts';
import type { InstrumentWords } from './words.ts';

interface LiveProps {
  view: View;
  words: InstrumentWords;
  strings: FrameStrings;
}

/** An instrument: the drawing, its dials, its readings, and one sentence that rewrites itself. */
export function Live({ view, words, strings }: LiveProps) {
  const { plan, shape, show } = view;
  const { values, set, root, live } = useDials(plan.dials);
  const { readings, said, marks } = show(values, words.labels);
  return (
    <Figure
      root={root}
      live={live}
      className={cx(styles.live, shape !== 'wide' && styles.sided)}
      said={say(words.says[said.case] ?? '', said.with)}
    >
      <Drawing marks={marks} shape={shape} name={words.drawing} />
      <Rules
        className={styles.dials}
        dials={plan.dials}
        labels={words.dials}
        stops={words.stops}
        values={values}
        set={set}
        strings={strings}
      />
      <div className={styles.readings}>
        <Readings
          items={plan.readings.map((name) => ({ label: words.readings[name] ?? '', value: readings[name] ?? '' }))}
        />
        <p className={styles.note}>{words.note}</p>
      </div>
      <Tries className={styles.tries} heading={strings.tries} tries={words.tries} set={set} />
    </Figure>
  );
}
