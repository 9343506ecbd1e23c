import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './Downloads.module.css';

/** Files for download, each with its type and size. */
export function Downloads({ content: { heading, aside, ground, files } }: SectionProps<'downloads'>) {
  return (
    <Section rules={1} ground={ground} heading={heading} {...(aside && { aside })}>
      <div className={grid.grid}>
        <ul className={cx('plain', styles.files)} data-reveal="">
          {files.map(({ label, to, text }) => (
            <li key={to}>
              <a className={type_.heading} href={to} download="">
                {label}
              </a>
              {text && (
                <p>
                  <Prose text={text} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
