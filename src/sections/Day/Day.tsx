import { cx } from '../../ui/cx.ts';
import { Section } from '../../ui/Section.tsx';
import { Table } from '../../ui/Table.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './Day.module.css';

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

/** The timeline of a day: the sun's arc, and what works at each hour. Told twice, it is a table of before and after. */
export function Day({ content }: SectionProps<'day'>) {
  const { moments, labels, note } = content;
  return (
    <Section rules={1} heading={content.heading} aside={content.aside}>
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
          <Arc count={moments.length} />
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
