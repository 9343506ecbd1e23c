import type { Crumb } from '../model/navigation.ts';
import styles from './Breadcrumbs.module.css';

/** Home, the family, and for screen readers the page itself. */
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
