import { Pointer } from '../ui/Action.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Section } from '../ui/Section.tsx';
import type_ from '../ui/type.module.css';
import styles from './WorksWith.module.css';

export interface RelatedPage {
  to: string;
  name: string;
  line: string;
}

/** The related pages as large links: how one page leads to the next. */
export const WorksWith = ({ heading, pages }: { heading: string; pages: RelatedPage[] }) => (
  <Section rules="none" heading={heading}>
    <div className={grid.grid}>
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.to}>
            <a className={styles.row} href={page.to}>
              <b className={cx(type_.display3)}>{page.name}</b>
              <span>{page.line}</span>
              <Pointer />
            </a>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);
