import { Crop } from '../town/Crop.tsx';
import type { PlaceCrop } from '../town/crops.ts';
import { Pointer } from '../ui/Action.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Scale } from '../ui/Scale.tsx';
import type_ from '../ui/type.module.css';
import styles from './End.module.css';
import { Siblings, type SiblingsProps } from './Siblings.tsx';

export interface RelatedPage {
  to: string;
  name: string;
  line: string;
  /** The picture of its place in the town. */
  crop?: PlaceCrop | undefined;
}

/** The families whose pages end with links to others, each in its own layout. */
export type EndLook = 'industry' | 'product' | 'service' | 'detail' | 'innovation' | 'feature' | 'about' | 'contact';

interface EndProps extends SiblingsProps {
  look: EndLook;
  label: string;
  pages: RelatedPage[];
}

interface TownEndProps {
  crop: PlaceCrop;
  label: string;
  night: boolean;
}

/** The page's place in the town, near the end of the page. */
export const TownEnd = ({ crop, label, night }: TownEndProps) => (
  <a className={styles.town} href={crop.to} data-ground={night ? 'night' : undefined} data-town-end="">
    <Crop crop={crop} alt="" className={styles.townCrop} />
    <span>
      <b className={type_.display3}>
        {label} <Pointer />
      </b>
      <span>{crop.name}</span>
    </span>
  </a>
);

/**
 * Links to related pages, then to siblings, in the layout of the family. Without a headline, because the banner below has one.
 */
export const End = ({ look, label, pages, ...siblings }: EndProps) => (
  <div className={styles.end} data-end={look} data-ground={look === 'innovation' ? 'night' : undefined}>
    {look !== 'innovation' && <Scale />}
    <div className={cx(grid.grid, styles.near)}>
      <p className={cx(type_.caption, styles.label)} id="near">
        {label}
      </p>
      <ul className={styles.pages} aria-labelledby="near">
        {pages.map(({ to, name, line, crop }) => (
          <li key={to}>
            <a className={styles.page} href={to}>
              {crop && <Crop crop={crop} alt="" className={styles.crop} />}
              <b className={type_.display3}>{name}</b>
              <span>{line}</span>
              <Pointer className={styles.pointer} />
            </a>
          </li>
        ))}
      </ul>
    </div>
    <Siblings {...siblings} />
  </div>
);
