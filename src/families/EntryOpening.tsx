import type { ReactNode } from 'react';
import { Breadcrumbs } from '../chrome/Breadcrumbs.tsx';
import type { Crumb } from '../model/navigation.ts';
import type { Strings } from '../model/strings.ts';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Prose } from '../ui/Prose.tsx';
import type_ from '../ui/type.module.css';
import styles from './EntryOpening.module.css';

interface EntryOpeningProps {
  page: { headline: string; lede: string; paragraphs: string[] };
  crumbs: Crumb[];
  strings: Strings;
  /** In the margin: the date, or the facts of a position. */
  facts: ReactNode;
  /** Between headline and text. */
  plate?: ReactNode;
  /** After the text. */
  action?: ReactNode;
}

/** A piece of news or a position: a link back to the list, the headline, facts in the margin, and the text. */
export const EntryOpening = ({ page, crumbs, strings, facts, plate, action }: EntryOpeningProps) => (
  <article className={styles.opening}>
    <div className={grid.grid}>
      <Breadcrumbs crumbs={crumbs} label={strings.breadcrumbs} className={styles.crumbs} />
      <h1 className={cx(type_.display2, styles.headline)}>{page.headline}</h1>
    </div>
    {plate && <div className={styles.plate}>{plate}</div>}
    <div className={cx(grid.grid, styles.body)}>
      <div className={styles.facts}>{facts}</div>
      <div className={styles.words}>
        <p className={type_.lede}>
          <Prose text={page.lede} />
        </p>
        {page.paragraphs.map((text) => (
          <p key={text}>
            <Prose text={text} />
          </p>
        ))}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  </article>
);
