import { along, decades } from '../../model/log-scale.ts';
import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import { Values } from '../../ui/Values.tsx';
import type { SectionProps } from '../types.ts';
import styles from './PointScale.module.css';

/** Grouped like the figures that the page states. */
const numbers = new Intl.NumberFormat('en-US');
const percent = (v: number) => `${Math.round(v * 1000) / 10}%`;

/** A logarithmic scale of points, with kinds of buildings placed on it. */
export function PointScale({ content, strings }: SectionProps<'point-scale'>) {
  const { from, to } = content;
  return (
    <Section rules={2} heading={content.heading} aside={content.aside}>
      <div className={cx(grid.grid, styles.figures)}>
        {content.figures.map((figure) => (
          <div key={figure.label}>
            <p className={cx(type_.figure, styles.value)}>{figure.value}</p>
            <p className={type_.caption}>{figure.label}</p>
          </div>
        ))}
      </div>
      <div className={styles.ruler} aria-hidden="true">
        <svg>
          <line className={styles.rule} x1="0" x2="100%" y1="96" y2="96" />
          {decades(from, to).map((tick) => (
            <line
              className={styles.rule}
              key={tick.value}
              x1={percent(along(tick.value, from, to))}
              x2={percent(along(tick.value, from, to))}
              y1="96"
              y2={tick.whole ? 118 : 106}
            />
          ))}
          <text className={styles.end} x="0" y="140">
            {numbers.format(from)}
          </text>
          <text className={styles.end} x="100%" y="140" textAnchor="end">
            {numbers.format(to)}
          </text>
          {content.places.map((place, i) => {
            const x = percent(along(place.points, from, to));
            return (
              <g key={place.name}>
                <line className={styles.rule} x1={x} x2={x} y1={i % 2 ? 56 : 30} y2="96" />
                <circle className={styles.dot} cx={x} cy="96" r="6" />
                <text className={styles.name} x={x} y={i % 2 ? 46 : 20} textAnchor="middle">
                  {place.name}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <dl className={styles.places}>
        {content.places.map((place) => (
          <div key={place.name}>
            <dt>{place.name}</dt>
            <dd>{place.text}</dd>
          </div>
        ))}
      </dl>
      <p className={cx(type_.caption, styles.note)}>{content.note}</p>
      <div className={grid.grid}>
        <Values
          press={strings.explorable.values}
          {...content.values}
          groups={[{ rows: content.places.map(({ name, points }) => ({ cells: [name, numbers.format(points)] })) }]}
        />
      </div>
    </Section>
  );
}
