import { cx } from '../../ui/cx.ts';
import { Controls } from './Controls.tsx';
import { CopyLink } from './CopyLink.tsx';
import { Drawing } from './Drawing.tsx';
import type { Values } from './dial.ts';
import { Handles } from './Handles.tsx';
import type { Shown, View } from './instrument.ts';
import { formatOf, Picture, Presets, Readings, Side, Stage, type StageStrings } from './Stage.tsx';
import { say } from './say.ts';
import styles from './stage.module.css';
import { useDials } from './use-dials.ts';
import { ValueTables } from './ValueTables.tsx';
import type { InstrumentWords } from './words.ts';

interface InstrumentStageProps {
  view: View;
  words: InstrumentWords;
  strings: StageStrings;
}

/** An instrument: the drawing, its sliders, its readings, and one sentence with the result. */
export function InstrumentStage({ view, words, strings }: InstrumentStageProps) {
  const { plan, shape, show, series, handles } = view;
  const { values, revision, preset, move, drag, root, live } = useDials(plan.dials);
  const format = formatOf(strings);
  const { readings, said, marks } = show(values, words.labels, format);
  const itemsOf = (shown: Shown['readings']) =>
    plan.readings.map((name) => ({ label: words.readings[name] ?? '', value: shown[name] ?? '' }));
  const dials = { dials: plan.dials, labels: words.dials, stops: words.stops, values, strings };
  return (
    <Stage
      root={root}
      live={live}
      dials={plan.dials}
      layout={shape === 'wide' ? 'wide' : 'sided'}
      said={say(words.says[said.case] ?? '', said.with, format)}
    >
      <Picture className={cx(shape === 'tall' && styles.tall)}>
        <Drawing marks={marks} name={words.drawing}>
          {live && handles && <Handles handles={handles} dials={plan.dials} values={values} onDrag={drag} />}
        </Drawing>
      </Picture>
      <Side>
        <Controls {...dials} revision={revision} move={move} />
        <Readings items={itemsOf(readings)}>
          <p className={styles.note}>{words.note}</p>
        </Readings>
      </Side>
      <Presets heading={strings.tries} tries={words.tries} onChoose={preset} />
      <CopyLink root={root} dials={plan.dials} values={values} strings={strings} />
      <ValueTables
        {...dials}
        root={root}
        series={
          series && (() => ({ caption: `${strings.drawn}. ${words.note}`, ...series(values, words.labels, format) }))
        }
        answers={(at: Values<typeof plan.dials>) => itemsOf(show(at, words.labels, format).readings)}
      />
    </Stage>
  );
}
