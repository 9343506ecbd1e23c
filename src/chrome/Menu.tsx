import { MENU_COLUMNS } from '../model/constants.ts';
import type { NavLink } from '../model/navigation.ts';
import styles from './Header.module.css';

interface MenuProps {
  links: NavLink[];
  /** 1 to 6; the spec's default is 1, this site's menus use 4. */
  columns?: number;
  current: string;
}

/** Distributes the links of a dropdown over columns; the first columns have at most one more than the others. */
export function inColumns<T>(items: T[], wanted: number): T[][] {
  const count = Math.max(MENU_COLUMNS.least, Math.min(MENU_COLUMNS.most, Math.trunc(wanted) || MENU_COLUMNS.usual));
  const columns: T[][] = [];
  let from = 0;
  for (let left = Math.min(count, items.length); left > 0; left--) {
    const size = Math.ceil((items.length - from) / left);
    columns.push(items.slice(from, from + size));
    from += size;
  }
  return columns;
}

export function Menu({ links, columns = MENU_COLUMNS.usual, current }: MenuProps) {
  const filled = inColumns(links, columns);
  return (
    <div className={styles.columns} data-columns={filled.length}>
      {filled.map((column) => (
        <ul key={column[0]?.label}>
          {column.map((link) => (
            <li key={link.label}>
              <a href={link.to} aria-current={link.to === current ? 'page' : undefined}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
