import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import styles from './Directory.module.css';

interface DirectoryProps {
  heading: string;
  groups: { heading: string; pages: { path: string; name: string }[] }[];
}

/** Every page by name, family by family. On a phone each family is a closed disclosure; on wide screens it is always open. */
export const Directory = ({ heading, groups }: DirectoryProps) => (
  <Section heading={heading} rules={1}>
    <div className={cx(grid.grid, styles.groups)} data-directory="">
      {groups.map((group) => (
        <div className={styles.group} key={group.heading}>
          <h3 className={type_.heading}>{group.heading}</h3>
          <details>
            <summary>
              {group.heading} <span>{group.pages.length}</span>
            </summary>
            <ul>
              {group.pages.map(({ path, name }) => (
                <li key={path}>
                  <a href={path}>{name}</a>
                </li>
              ))}
            </ul>
          </details>
        </div>
      ))}
    </div>
  </Section>
);
