import type { ReactNode } from 'react';
import { slugOf } from '../model/slug.ts';
import { cx } from './cx.ts';
import grid from './grid.module.css';
import { Prose } from './Prose.tsx';
import { Scale } from './Scale.tsx';
import styles from './Section.module.css';
import type_ from './type.module.css';

interface SectionProps {
  /** How the column rules divide the section: into equal parts, or after the margin or the first third. */
  rules?: 1 | 2 | 3 | 4 | 6 | 'margin' | 'third' | 'none';
  ground?: 'paper' | 'night';
  /** The graduated rule on top; night sections and plates have none. */
  scale?: boolean;
  /** Space above, for a section that follows a plate or a night block without a scale. */
  spaced?: boolean;
  heading?: string;
  aside?: string;
  /** Instead of the aside: the controls of a carousel. */
  controls?: ReactNode;
  /** Its anchor; by default the slug of the heading. */
  id?: string;
  className?: string;
  /** Texts for the script of the visitor's brief: sections/brief-words.ts. */
  brief?: string;
  children: ReactNode;
}

const RULES = {
  1: grid.rules1,
  2: grid.rules2,
  3: grid.rules3,
  4: grid.rules4,
  6: grid.rules6,
  margin: grid.rulesMargin,
  third: grid.rulesThird,
  none: undefined,
};

/** The shared frame of sections: background, scale, column rules, heading and aside. */
export function Section(props: SectionProps) {
  const { rules = 4, ground = 'paper', scale = ground === 'paper', heading, aside, controls, children } = props;
  const ruled = rules !== 'none' && ground === 'paper';
  // Without a heading it is not a section for assistive technology.
  const Frame = heading ? 'section' : 'div';
  return (
    <Frame
      id={props.id ?? (heading && slugOf(heading))}
      data-brief={props.brief}
      data-ground={ground === 'night' ? 'night' : undefined}
      className={cx(
        styles.section,
        ground === 'night' && styles.night,
        props.spaced && styles.spaced,
        ruled && grid.ruled,
        ruled && RULES[rules],
        props.className,
      )}
    >
      {scale && <Scale />}
      {heading && (
        <div className={cx(grid.grid, styles.head)}>
          <h2 className={type_.display2}>{heading}</h2>
          {aside && (
            <p className={cx(type_.caption, styles.aside)}>
              <Prose text={aside} />
            </p>
          )}
          {controls}
        </div>
      )}
      {children}
    </Frame>
  );
}
