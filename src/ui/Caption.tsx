import type { LinkContent } from '../model/fields.ts';
import type { Strings } from '../model/strings.ts';
import { TextLink } from './Action.tsx';
import styles from './Caption.module.css';
import { cx } from './cx.ts';

interface CaptionProps {
  /** The plate's number on its page. */
  plate: number;
  strings: Strings;
  text: string;
  link?: LinkContent | undefined;
  /** For a full-width plate. */
  bleed?: boolean;
}

/** 'Plate 2  The same pass that photographs the crop …' */
export const Caption = ({ plate, strings, text, link, bleed = false }: CaptionProps) => (
  <figcaption className={cx(styles.caption, bleed && styles.bleed)}>
    <span>
      <b>
        {strings.plate} {plate}
      </b>
      {text}
    </span>
    {link && <TextLink {...link} />}
  </figcaption>
);
