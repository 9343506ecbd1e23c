import { Fragment } from 'react';
import { cx } from './cx.ts';
import styles from './Headline.module.css';
import type_ from './type.module.css';

/** A break in the middle of a phrase, not after one. */
const isSoft = (before = '') => !/[.,:;?!]$/.test(before);

/** A headline whose lines are broken on purpose; read out as one sentence. Soft breaks give way on phones. */
export const Headline = ({ lines }: { lines: string[] }) =>
  lines.map((line, i) => (
    <Fragment key={line}>
      {i > 0 && ' '}
      {i > 0 && <br data-soft={isSoft(lines[i - 1]) || undefined} />}
      {line}
    </Fragment>
  ));

interface TitleProps {
  /** As the menu has it. */
  name: string;
  headline: string[];
  className?: string | undefined;
}

/** The h1 of an opening: the page says its name before it says anything about it. */
export const Title = ({ name, headline, className }: TitleProps) => (
  <h1 className={cx(type_.display1, className)}>
    <span className={styles.name}>{name}</span> <Headline lines={headline} />
  </h1>
);
