import { FULL_WIDTH, upTo } from '../../model/breakpoints.ts';
import { Caption } from '../../ui/Caption.tsx';
import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Picture } from '../../ui/Picture.tsx';
import type { SectionProps } from '../types.ts';
import styles from './Pair.module.css';

/** Two square plates, offset. */
export function Pair({ content, plate, strings }: SectionProps<'pair'>) {
  return (
    <div className={cx(grid.grid, styles.pair)}>
      {content.plates.map((item, i) => (
        <figure className={styles.plate} key={item.picture} data-reveal="card">
          <Picture id={item.picture} ratio="1x1" sizes={`${upTo('tablet')} ${FULL_WIDTH}, 50vw`} />
          <Caption plate={plate + i} strings={strings} text={item.caption} />
        </figure>
      ))}
    </div>
  );
}
