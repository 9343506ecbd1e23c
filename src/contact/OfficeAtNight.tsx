import { FULL_WIDTH } from '../model/breakpoints.ts';
import type { Strings } from '../model/strings.ts';
import { Caption } from '../ui/Caption.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './OfficeAtNight.module.css';

interface OfficeProps {
  picture: string;
  caption: string;
  strings: Strings;
}

/** The office at night, full width. */
export const OfficeAtNight = ({ picture, caption, strings }: OfficeProps) => (
  <figure className={styles.office} data-ground="night">
    <Picture id={picture} ratio="2x1" phone="1x1" sizes={FULL_WIDTH} />
    <Caption plate={1} strings={strings} text={caption} bleed />
  </figure>
);
