import { slugOf } from '../../model/slug.ts';
import { Caption } from '../../ui/Caption.tsx';
import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Picture } from '../../ui/Picture.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './Index.module.css';
import { INDEX_SIZES, TURN_SIZES } from './sizes.ts';

/** The service page's reading column, with its index in the margin and one tall plate. */
export function Index({ content, plate, strings, lead }: SectionProps<'index'>) {
  const turns = content.entries.filter((entry) => entry.plate);
  return (
    <Section rules="margin">
      <div className={cx(grid.grid, styles.inner)}>
        <div className={styles.margin}>
          <nav aria-label={strings.onThisPage} data-index="">
            <p className={type_.caption}>{strings.onThisPage}</p>
            <ul>
              {content.entries.map((entry) => (
                <li key={entry.name}>
                  <a href={`#${slugOf(entry.name)}`}>{entry.name}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.reading}>
          {content.entries.map((entry) => (
            <div className={styles.entry} key={entry.name} id={slugOf(entry.name)}>
              {entry.plate && (
                <figure className={styles.turn}>
                  <Picture id={entry.plate.picture} ratio="3x2" sizes={TURN_SIZES} />
                  <Caption plate={plate + 1 + turns.indexOf(entry)} strings={strings} text={entry.plate.caption} />
                </figure>
              )}
              <h2 className={type_.display3}>{entry.name}</h2>
              {entry.paragraphs.map((text) => (
                <p key={text}>
                  <Prose text={text} />
                </p>
              ))}
              {entry.points && (
                <ul className={styles.points}>
                  {entry.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
        <figure className={styles.plate}>
          <Picture id={content.picture} ratio="4x5" sizes={INDEX_SIZES} eager={lead} />
          <Caption plate={plate} strings={strings} text={content.caption} />
        </figure>
      </div>
    </Section>
  );
}
