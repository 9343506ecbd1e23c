import { cx } from '../../ui/cx.ts';
import { Section } from '../../ui/Section.tsx';
import { Table } from '../../ui/Table.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionOf, SectionProps } from '../types.ts';
import styles from './Day.module.css';
import { placesInTime } from './time.ts';

type Moments = SectionOf<'day'>['moments'];
type Drawn = Exclude<SectionOf<'day'>['drawn'], 'arc'>;

const percent = (v: number) => `${Math.round(v * 1000) / 10}%`;

function Arc({ count }: { count: number }) {
  const at = (i: number) => (i + 0.12) / count;
  const steps = Array.from({ length: 49 }, (_, i) => i / 48);
  const curve = steps.map((t) => `${t * 1000},${(1 - Math.sin(t * Math.PI) * 0.92) * 100}`).join(' ');
  return (
    <div className={styles.arc} aria-hidden="true">
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none">
        <polyline className={styles.curve} points={curve} />
      </svg>
      <svg>
        <line className={styles.horizon} x1="0" x2="100%" y1="100%" y2="100%" />
        {Array.from({ length: count }, (_, i) => {
          const x = at(i);
          const y = 1 - Math.sin(x * Math.PI) * 0.92;
          return (
            <g key={i}>
              <line className={styles.drop} x1={percent(x)} x2={percent(x)} y1={percent(y)} y2="100%" />
              <circle className={styles.sun} cx={percent(x)} cy={percent(y)} r="7" />
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** Above this is the drawing, below it leader lines from each moment to its text; the texts are evenly spaced. */
const FLOOR = 0.72;

/** A time span to scale: how long each state lasts, how dense the entries are, when each stop or job comes. */
function Chart({ drawn, moments }: { drawn: Drawn; moments: Moments }) {
  const at = placesInTime(moments.map(({ time }) => time));
  const count = at.length;
  const height = (i: number) => FLOOR * (1 - (i + 0.5) / count);
  const row = FLOOR / count;
  return (
    <div className={styles.arc} aria-hidden="true">
      <svg data-drawn={drawn}>
        <line className={styles.horizon} x1="0" x2="100%" y1={percent(FLOOR)} y2={percent(FLOOR)} />
        {at.map((x, i) => {
          const next = at[i + 1] ?? 1;
          const wide = percent(Math.max(next - x, 0.004));
          return (
            <g key={x}>
              {drawn === 'strip' && (
                <rect
                  className={styles.bar}
                  data-odd={i % 2 || undefined}
                  x={percent(x)}
                  y="24%"
                  width={wide}
                  height="48%"
                />
              )}
              {drawn === 'log' && (
                <line className={styles.entry} x1={percent(x)} x2={percent(x)} y1="12%" y2={percent(FLOOR)} />
              )}
              {drawn === 'gantt' && (
                <>
                  <line
                    className={styles.drop}
                    x1={percent(x)}
                    x2={percent(x)}
                    y1={percent(row * (i + 1))}
                    y2={percent(FLOOR)}
                  />
                  <rect
                    className={styles.bar}
                    x={percent(x)}
                    y={percent(row * i)}
                    width={wide}
                    height={percent(row * 0.72)}
                  />
                </>
              )}
              {drawn === 'route' && (
                <>
                  {i > 0 && (
                    <line
                      className={styles.leg}
                      x1={percent(at[i - 1] ?? 0)}
                      y1={percent(height(i - 1))}
                      x2={percent(x)}
                      y2={percent(height(i))}
                    />
                  )}
                  <line
                    className={styles.drop}
                    x1={percent(x)}
                    x2={percent(x)}
                    y1={percent(height(i))}
                    y2={percent(FLOOR)}
                  />
                  <circle className={styles.sun} cx={percent(x)} cy={percent(height(i))} r="6" />
                </>
              )}
              <line className={styles.drop} x1={percent(x)} x2={percent(i / count)} y1={percent(FLOOR)} y2="100%" />
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** The timeline of a day: the sun's arc, or its hours to scale, with the text of each. With two days it is a table of before and after. */
export function Day({ content }: SectionProps<'day'>) {
  const { moments, labels, note, drawn } = content;
  return (
    <Section rules={1} ground={content.ground} heading={content.heading} aside={content.aside}>
      {labels ? (
        <div className={styles.twice}>
          <Table
            caption={content.heading}
            columns={['Time', ...labels]}
            rows={moments.map((m) => [m.time, m.before ?? '', `**${m.name}.** ${m.text}`])}
          />
        </div>
      ) : (
        <>
          {drawn === 'arc' ? <Arc count={moments.length} /> : <Chart drawn={drawn} moments={moments} />}
          <ol className={styles.moments}>
            {moments.map((moment) => (
              <li key={moment.time}>
                <time>{moment.time}</time>
                <h3 className={type_.heading}>{moment.name}</h3>
                <p>{moment.text}</p>
              </li>
            ))}
          </ol>
        </>
      )}
      <p className={cx(type_.caption, styles.note)}>{note}</p>
    </Section>
  );
}
