import type { Company } from '../model/company.ts';
import { formatCoordinates } from '../model/coordinates.ts';
import type { Navigation } from '../model/navigation.ts';
import type { Strings } from '../model/strings.ts';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Scale } from '../ui/Scale.tsx';
import styles from './Footer.module.css';
import { type LanguageLink, Languages } from './Languages.tsx';

interface FooterProps {
  company: Company;
  footer: Navigation['footer'];
  strings: Strings;
  /** Pages about this site, such as /evidence and /privacy. */
  about: { path: string; name: string }[];
  /** The first page of each language. */
  languages: LanguageLink[];
  /** On a translation: its date, and a link to the English page. */
  note?: { text: string; label: string; to: string };
  /** Whether the page has a print button. */
  prints: boolean;
}

export function Footer({ company, footer, strings, about, languages, note, prints }: FooterProps) {
  return (
    <footer className={styles.foot} data-ground="night">
      <Scale />
      <div className={cx(grid.grid, styles.columns)}>
        {footer.columns.map((column) => (
          <div className={styles.column} key={column.heading}>
            <h2>{column.heading}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.label}>
                  <a href={link.to}>{link.label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={cx(grid.grid, styles.end)}>
        <div className={styles.wordmark} data-wordmark="" aria-hidden="true">
          {company.name}
        </div>
        <p>
          © {company.copyrightYear} {company.name}. {footer.pictures}
        </p>
        <p>
          <span lang="mr">{footer.place.local}</span> {footer.place.text} · {formatCoordinates(company.map)}
        </p>
        <p>{footer.type}</p>
        {note && (
          <p className={styles.note}>
            {note.text}{' '}
            <a href={note.to} hrefLang="en">
              {note.label}
            </a>
          </p>
        )}
        <Languages languages={languages} label={strings.language.choose} className={styles.languages} />
        <ul className={styles.site}>
          {about.map(({ path, name }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
          {prints && (
            <li>
              {/* Hidden without script; enhance/print.ts handles it. */}
              <button className={styles.print} type="button" data-print="">
                {strings.print.button}
              </button>
            </li>
          )}
        </ul>
      </div>
    </footer>
  );
}
