import { cx } from '../../ui/cx.ts';
import { Drawing } from './Drawing.tsx';
import type { Values } from './dial.ts';
import { Figure, type FrameStrings, Readings, Rules, Sweep, Tries } from './Frame.tsx';
import type { Shown, View } from './instrument.ts';
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
  const { plan, shape, show, series } = view;
  const { values, turn, set, move, root, live } = useDials(plan.dials);
  const { readings, said, marks } = show(values, words.labels);
  const itemsOf = (shown: Shown['readings']) =>
    plan.readings.map((name) => ({ label: words.readings[name] ?? '', value: shown[name] ?? '' }));
  const dials = { dials: plan.dials, labels: words.dials, stops: words.stops, values, strings };
  return (
    <Figure
      root={root}
      live={live}
      className={cx(styles.live, shape !== 'wide' && styles.sided)}
      said={say(words.says[said.case] ?? '', said.with)}
    >
      <Drawing marks={marks} shape={shape} name={words.drawing} />
      <Rules className={styles.dials} {...dials} turn={turn} move={move} />
      <div className={styles.readings}>
        <Readings items={itemsOf(readings)} />
        <p className={styles.note}>{words.note}</p>
      </div>
      <Tries className={styles.tries} heading={strings.tries} tries={words.tries} set={set} />
      <Sweep
        {...dials}
        series={series && (() => ({ caption: `${strings.drawn}. ${words.note}`, ...series(values, words.labels) }))}
        answers={(at: Values<typeof plan.dials>) => itemsOf(show(at, words.labels).readings)}
      />
    </Figure>
  );
}
