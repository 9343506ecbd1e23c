import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './StripChart.module.css';
import type { LineStrip, StateStrip } from './schema.ts';

const percent = (v: number) => `${Math.round(v * 10000) / 100}%`;

/** Values to 0..1 from the top, with a little room above and below. */
function scaleOf(strip: LineStrip): (value: number) => number {
  const all = [...strip.points, ...(strip.compare ?? []), ...(strip.band ?? [])];
  const [low, high] = strip.range ?? [Math.min(...all), Math.max(...all)];
  return (value) => 0.94 - ((value - low) / (high - low || 1)) * 0.88;
}

function LineChart({ strip }: { strip: LineStrip }) {
  const y = scaleOf(strip);
  const x = (i: number, count: number) => (i + 0.5) / count;
  const path = (points: number[]) => points.map((p, i) => `${x(i, points.length) * 1000},${y(p) * 100}`).join(' ');
  const steps = (points: number[]) =>
    points
      .map((p, i) => `${(i / points.length) * 1000},${y(p) * 100} ${((i + 1) / points.length) * 1000},${y(p) * 100}`)
      .join(' ');
  return (
    <>
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
        {strip.shade && (
          <rect
            className={styles.shade}
            x={strip.shade[0] * 1000}
            y="0"
            width={(strip.shade[1] - strip.shade[0]) * 1000}
            height="100"
          />
        )}
        {strip.band && (
          <>
            <rect
              className={styles.band}
              x="0"
              y={y(strip.band[1]) * 100}
              width="1000"
              height={(y(strip.band[0]) - y(strip.band[1])) * 100}
            />
            {strip.band.map((edge) => (
              <line className={styles.edge} key={edge} x1="0" x2="1000" y1={y(edge) * 100} y2={y(edge) * 100} />
            ))}
          </>
        )}
        {strip.compare && (
          <polyline className={styles.compare} points={(strip.stepped ? steps : path)(strip.compare)} />
        )}
        <polyline className={styles.line} points={path(strip.points)} />
      </svg>
      <svg aria-hidden="true">
        {strip.dots &&
          strip.points.map((p, i) => (
            <circle className={styles.dot} key={i} cx={percent(x(i, strip.points.length))} cy={percent(y(p))} r="4.5" />
          ))}
        {strip.alerts.map((alert) => {
          const value = strip.points[alert.at] ?? 0;
          const up = y(value) < 0.5;
          const left = x(alert.at, strip.points.length) > 0.5;
          if (alert.flag) {
            const at = percent(x(alert.at, strip.points.length));
            return (
              <g className={styles.alert} key={alert.at}>
                <line className={styles.pole} x1={at} x2={at} y1="-6" y2={percent(y(value))} />
                <svg x={at} y={percent(y(value))} overflow="visible" aria-hidden="true">
                  <path d="M-8.5 -26h17L0 -11z" />
                </svg>
                <svg x={at} overflow="visible" aria-hidden="true">
                  <text className={styles.told} x={left ? 4 : -4} y="-14" textAnchor={left ? 'end' : 'start'}>
                    {alert.text}
                  </text>
                </svg>
              </g>
            );
          }
          return (
            <svg
              className={styles.alert}
              key={alert.at}
              x={percent(x(alert.at, strip.points.length))}
              y={percent(y(value))}
              overflow="visible"
              aria-hidden="true"
            >
              <path d={up ? 'M-8.5 -26h17L0 -11z' : 'M-8.5 26h17L0 11z'} />
              <text className={styles.told} x={left ? -16 : 16} y={up ? -14 : 25} textAnchor={left ? 'end' : 'start'}>
                {alert.text}
              </text>
            </svg>
          );
        })}
      </svg>
    </>
  );
}

function StateChart({ strip }: { strip: StateStrip }) {
  const total = strip.states.reduce((sum, part) => sum + part.length, 0);
  let from = 0;
  const parts = strip.states.map((part) => {
    const start = from / total;
    from += part.length;
    return { ...part, start, end: from / total };
  });
  return (
    <svg aria-hidden="true">
      {parts.map((part) => (
        <g key={part.start}>
          <rect
            className={cx(styles[part.state], part.alert && styles.flagged)}
            x={percent(part.start)}
            y="8"
            width={percent(part.end - part.start - 0.002)}
            height={part.state === 'run' ? 34 : 26}
          />
          {part.reason && (
            <text className={styles.reason} x={percent(part.start)} y="58">
              {part.reason}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** Readings over time, at night: data in teal, its alert in marigold. */
export function StripChart({ content }: SectionProps<'strip-chart'>) {
  return (
    <Section ground="night" heading={content.heading} aside={content.note}>
      <div role="img" aria-label={content.summary}>
        {content.strips.map((strip) => (
          <div className={cx(grid.grid, styles.strip)} key={strip.label}>
            <div className={styles.label}>
              <p className={type_.heading}>{strip.label}</p>
              {strip.sub && <p>{strip.sub}</p>}
              {strip.unit && <p>{strip.unit}</p>}
            </div>
            <div className={styles.chart} data-kind={'states' in strip ? 'states' : strip.tall ? 'tall' : 'line'}>
              {'states' in strip ? <StateChart strip={strip} /> : <LineChart strip={strip} />}
            </div>
            {'states' in strip && (
              <ul className={styles.reasons}>
                {strip.states.map((part, i) => part.reason && <li key={i}>{part.reason}</li>)}
              </ul>
            )}
          </div>
        ))}
        <div className={grid.grid}>
          <div className={styles.ticks}>
            {content.ticks.map((tick, i) => (
              <span key={i}>{tick}</span>
            ))}
          </div>
        </div>
      </div>
      {content.legend && (
        <div className={grid.grid}>
          <ul className={styles.legend}>
            {content.legend.map(({ mark, text }) => (
              <li key={mark}>
                <svg width="26" height="14" aria-hidden="true">
                  {mark === 'line' || mark === 'compare' ? (
                    <line className={styles[mark]} x1="0" x2="26" y1="7" y2="7" />
                  ) : (
                    <rect className={styles[mark]} x="1" y="1" width="24" height="12" />
                  )}
                </svg>
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {content.after && (
        <div className={grid.grid}>
          <p className={cx(type_.lede, styles.after)}>{content.after}</p>
        </div>
      )}
    </Section>
  );
}
