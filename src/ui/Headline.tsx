import { Fragment } from 'react';
import { cx } from './cx.ts';
import styles from './Headline.module.css';
import type_ from './type.module.css';

/** A break in the middle of a phrase, not after one. */
const isSoft = (before = '') => !/[.,:;?!]$/.test(before);

/** A headline with deliberate line breaks, read out as one sentence. Soft breaks are removed on phones. */
export const Headline = ({ lines }: { lines: string[] }) =>
  lines.map((line, i) => (
    <Fragment key={line}>
      {i > 0 && ' '}
      {i > 0 && <br data-soft={isSoft(lines[i - 1]) || undefined} />}
      {line}
    </Fragment>
  ));

interface TitleProps {
  /** The name in the menu; absent if the headline contains it. */
  name?: string | undefined;
  headline: string[];
  className?: string | undefined;
}

/** The h1 of a page: its name, then its headline. */
export const Title = ({ name, headline, className }: TitleProps) => (
  <h1 className={cx(type_.display1, className)}>
    {name && <span className={styles.name}>{name}</span>} <Headline lines={headline} />
  </h1>
);
