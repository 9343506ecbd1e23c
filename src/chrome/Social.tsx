import type { Company } from '../model/company.ts';
import type { Strings } from '../model/strings.ts';
import { Icon, networkIcon } from '../ui/Icon.tsx';
import styles from './Header.module.css';

export const Social = ({ company, strings }: { company: Company; strings: Strings }) => (
  <div className={styles.social}>
    {company.social.map((link) => (
      <a key={link.url} href={link.url} target="_blank" rel="noopener" aria-label={`${link.label}, ${strings.newTab}`}>
        <Icon name={networkIcon(link.network)} />
      </a>
    ))}
  </div>
);
