import type { Crumb } from '../model/navigation.ts';
import styles from './Breadcrumbs.module.css';

/** The way back: home, the family, and the page itself for those who listen. */
export function Breadcrumbs({
  crumbs,
  label,
  className,
}: {
  crumbs: Crumb[];
  label: string;
  className?: string | undefined;
}) {
  return (
    <nav aria-label={label} className={className}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb) => (
          <li key={crumb.label}>
            {crumb.to ? <a href={crumb.to}>{crumb.label}</a> : <span aria-current="page">{crumb.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
