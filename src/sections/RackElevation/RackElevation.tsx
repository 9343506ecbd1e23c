import { upTo } from '../../model/breakpoints.ts';
import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import { Values } from '../../ui/Values.tsx';
import type { SectionOf, SectionProps } from '../types.ts';
import styles from './RackElevation.module.css';

type Unit = SectionOf<'rack-elevation'>['units'][number];

/** One U in pixels, and the 19 inches of the rack at the same scale. */
const U = 20;
const WIDE = Math.round((U * 19) / 1.75);
const POST = 9;
const RULE = 42;
const TAG = 40;
const ROOF = 14;
const FOOT = 24;
const LEFT = RULE + POST;
const EAR = 9;
const DRIVE_ROWS: Record<number, number> = { 1: 0, 2: 1, 4: 2, 5: 3 };

/** The front of a server as a plain elevation: ears, and as many rows of drives as the size allows. */
function Front({ unit, rack }: { unit: Unit; rack: number }) {
  const tall = unit.height * U;
  const top = ROOF + (rack - unit.at - unit.height + 1) * U;
  const rows = DRIVE_ROWS[unit.height] ?? 0;
  const grille = unit.height === 4;
  const from = LEFT + EAR + 8;
  const across = WIDE - 2 * EAR - 16 - (grille ? 76 : 0);
  const each = (tall - 10) / Math.max(rows, 1);
  return (
    <g>
      <rect className={styles.front} x={LEFT} y={top + 1} width={WIDE} height={tall - 2} />
      <path
        className={styles.edge}
        d={`M${LEFT + EAR} ${top + 1}v${tall - 2}M${LEFT + WIDE - EAR} ${top + 1}v${tall - 2}`}
      />
      {Array.from({ length: rows * 8 }, (_, i) => (
        <rect
          className={styles.drive}
          key={i}
          x={from + ((i % 8) * across) / 8}
          y={top + 6 + Math.floor(i / 8) * each}
          width={across / 8 - 3}
          height={each - 3}
        />
      ))}
      {rows === 0 && <path className={styles.edge} d={`M${from} ${top + U / 2}h${across * 0.62}`} />}
      {grille && <circle className={styles.drive} cx={LEFT + WIDE - EAR - 44} cy={top + tall / 2} r={27} />}
      {grille && <circle className={styles.drive} cx={LEFT + WIDE - EAR - 44} cy={top + tall / 2} r={8} />}
      {rows === 0 && <circle className={styles.lamp} cx={LEFT + WIDE - EAR - 10} cy={top + U / 2} r={3} />}
      <text className={styles.tag} x={LEFT + WIDE + POST + 8} y={top + tall / 2 + 5}>
        {unit.height}U
      </text>
    </g>
  );
}

const span = ({ at, height }: Unit) => (height === 1 ? `U${at}` : `U${at}–${at + height - 1}`);

/** A cabinet drawn to scale with every size in it, and each size next to it. */
export function RackElevation({ content, strings }: SectionProps<'rack-elevation'>) {
  const { rack, units } = content;
  const tall = rack * U;
  const width = LEFT + WIDE + POST + TAG;
  return (
    <Section rules="third" heading={content.heading} aside={content.aside}>
      <div className={cx(grid.grid, styles.inner)}>
        <figure className={styles.figure}>
          <svg
            className={styles.rack}
            width={width}
            height={ROOF + tall + FOOT}
            viewBox={`0 0 ${width} ${ROOF + tall + FOOT}`}
            role="img"
            aria-label={content.summary}
          >
            <path
              className={styles.cabinet}
              d={`M${RULE} 1h${WIDE + 2 * POST}v${ROOF + tall + 12}h${-WIDE - 2 * POST}zM${RULE + 14} ${ROOF + tall + 13}v9M${RULE + WIDE + 2 * POST - 14} ${ROOF + tall + 13}v9`}
            />
            <rect className={styles.space} x={LEFT} y={ROOF} width={WIDE} height={tall} />
            {Array.from({ length: rack + 1 }, (_, i) => {
              const y = ROOF + tall - i * U;
              return <path className={styles.tick} key={i} d={`M${RULE - 4} ${y}h${i % 5 ? -5 : -11}`} />;
            })}
            {Array.from({ length: rack }, (_, i) => i + 1)
              .filter((n) => n === 1 || n === rack || (n % 5 === 0 && rack - n > 1))
              .map((n) => (
                <text className={styles.u} key={n} x={RULE - 18} y={ROOF + tall - n * U + U / 2 + 5} textAnchor="end">
                  {n}
                </text>
              ))}
            {Array.from({ length: rack - 1 }, (_, i) => (
              <path className={styles.slot} key={i} d={`M${LEFT} ${ROOF + (i + 1) * U}h${WIDE}`} />
            ))}
            {units.map((unit) => (
              <Front key={unit.at} unit={unit} rack={rack} />
            ))}
          </svg>
          <figcaption className={type_.caption}>{content.note}</figcaption>
        </figure>
        <ul className={styles.sizes} data-piece>
          {content.sizes.map((size) => {
            const places = units.filter((unit) => unit.height === size.height).map(span);
            return (
              <li className={styles.size} key={size.height}>
                <div className={styles.still}>
                  <Picture id={size.picture} ratio="3x2" sizes={`${upTo('tablet')} 40vw, 200px`} />
                </div>
                <div>
                  <h3 className={styles.name}>
                    {size.height}U <small>{size.measure}</small>
                  </h3>
                  <p>{size.text}</p>
                  {places.length > 0 && (
                    <p className={styles.placed}>
                      {content.placed}: {places.join(', ')}
                    </p>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
        <Values
          press={strings.explorable.values}
          {...content.values}
          groups={[{ rows: units.map((unit) => ({ cells: [span(unit), `${unit.height}U`] })) }]}
        />
      </div>
    </Section>
  );
}
