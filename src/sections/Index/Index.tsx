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
import { INDEX_SIZES } from './sizes.ts';

/** The service page's text: each part with its heading in the margin, the plates in the right column. */
export function Index({ content, plate, strings, lead }: SectionProps<'index'>) {
  const turns = content.entries.flatMap((entry) => entry.plate ?? []);
  return (
    <Section rules="margin">
      <div className={cx(grid.grid, styles.inner)}>
        <div className={styles.reading}>
          {content.entries.map((entry) => (
            <div className={styles.entry} key={entry.name} id={slugOf(entry.name)}>
              <h2 className={type_.heading}>{entry.name}</h2>
              <div>
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
            </div>
          ))}
        </div>
        <div className={styles.plates}>
          <figure>
            <Picture id={content.picture} ratio="4x5" sizes={INDEX_SIZES} eager={lead} />
            <Caption plate={plate} strings={strings} text={content.caption} />
          </figure>
          {turns.map(({ picture, caption }, i) => (
            <figure className={styles.turn} key={picture}>
              <Picture id={picture} ratio="3x2" sizes={INDEX_SIZES} />
              <Caption plate={plate + 1 + i} strings={strings} text={caption} />
            </figure>
          ))}
        </div>
      </div>
    </Section>
  );
}
