import { upTo } from '../../model/breakpoints.ts';
import { Go } from '../../ui/Action.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './SixStrip.module.css';

/** Six pictures side by side without gaps. */
export function SixStrip({ content, strings }: SectionProps<'six-strip'>) {
  return (
    <Section rules={6} heading={content.heading} aside={content.aside} spaced>
      <ul className={styles.strip}>
        {content.items.map((item) => (
          <li className={styles.item} key={item.title} data-reveal="card">
            <div className={styles.picture}>
              <Picture
                id={item.picture}
                ratio="3x4"
                phone="1x1"
                sizes={`${upTo('phone')} 112px, ${upTo('narrow')} 33vw, 17vw`}
                alt=""
              />
            </div>
            <div className={styles.words}>
              <h3 className={type_.heading}>
                <a href={item.to}>{item.title}</a>
              </h3>
              <p>{item.text}</p>
              {item.more && <Go to={item.more} label={strings.knowMore} subject={item.title} className={styles.more} />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
