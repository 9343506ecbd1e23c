import type { FigureContent } from '../../model/fields.ts';
import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './Figures.module.css';

/** A longer value takes a whole line on phones. */
const LONG = 4;

/** The length of the longest word, which sets the font size, because a number never wraps. */
const lettersOf = ({ value, unit = '' }: FigureContent) =>
  Math.max(...`${value}${unit.length > 1 ? '' : unit}`.split(' ').map((word) => word.length));

/** A symbol is beside its number, a longer unit below it. */
export const FigureValue = ({
  figure,
  beside = [figure],
  className,
}: {
  figure: FigureContent;
  /** All figures of the row; all take the font size of the longest. */
  beside?: readonly FigureContent[];
  className?: string | undefined;
}) => (
  <p className={cx(type_.figure, className)} data-letters={Math.max(...beside.map(lettersOf))}>
    {figure.value}
    {figure.unit && figure.unit.length > 1 && ' '}
    {figure.unit && <small data-below={figure.unit.length > 1 ? '' : undefined}>{figure.unit}</small>}
  </p>
);

/** Numbers of the customer's document in teal, each with its label. */
export function Figures({ content }: SectionProps<'figures'>) {
  const { items, lines, heading } = content;
  return (
    <Section
      rules={items.length === 4 ? 4 : items.length === 3 || items.length === 5 ? 3 : 2}
      heading={heading}
      aside={content.aside}
      ground={content.ground}
      scale={Boolean(heading) && content.ground === 'paper'}
    >
      <div
        className={cx(grid.grid, styles.row, !heading && styles.first)}
        data-count={items.length}
        data-large={content.large || undefined}
        data-long={items.some((item) => item.value.length > LONG) || undefined}
      >
        {items.map((item) => (
          <div className={styles.item} key={item.label} data-reveal="card">
            <FigureValue figure={item} beside={items} className={styles.value} />
            <p className={cx(type_.caption, styles.label)}>{item.label}</p>
          </div>
        ))}
      </div>
      {lines && (
        <dl className={cx(grid.grid, styles.lines)}>
          {lines.map((item) => (
            <div className={styles.line} key={item.label}>
              <dt>{item.label}</dt>
              <dd>
                {item.value}
                {item.unit && item.unit.length > 1 && ' '}
                {item.unit}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {content.note && (
        <div
          className={cx(grid.grid, styles.note)}
          data-beside={content.large ? '' : items.length === 1 ? 'wide' : undefined}
        >
          <p className={type_.caption}>{content.note}</p>
        </div>
      )}
    </Section>
  );
}
