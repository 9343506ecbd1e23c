import { isMenu } from '../model/navigation.ts';
import { Icon } from '../ui/Icon.tsx';
import { Brand, type ChromeProps } from './Header.tsx';
import { Languages } from './Languages.tsx';
import styles from './SidePanel.module.css';
import { Social } from './Social.tsx';

interface SidePanelProps extends ChromeProps {
  /** The page with the display settings. */
  display: { path: string; name: string };
}

/** The same items for narrow screens: a modal dialog with script, a `:target` overlay without. */
export function SidePanel({ company, navigation, strings, current, display, links, languages }: SidePanelProps) {
  const mark = (to: string) => (to === current ? ('page' as const) : undefined);
  return (
    <dialog className={styles.panel} id="side-panel" aria-label={strings.menu} data-panel>
      <div className={styles.top}>
        <Brand name={company.name} label={strings.home} to={links.first} />
        <a className={styles.close} href="#main" aria-label={strings.closeMenu} data-close>
          <Icon name="close" />
        </a>
      </div>
      <nav aria-label={strings.sideNavigation}>
        <ul className={styles.list}>
          {navigation.items.map((item) => (
            <li key={item.label}>
              {isMenu(item) ? (
                <details name="side-panel">
                  <summary>{item.label}</summary>
                  <ul>
                    <li>
                      <a className={styles.own} href={item.to}>
                        {item.label}
                      </a>
                    </li>
                    {item.links.map((link) => (
                      <li key={link.label}>
                        <a href={link.to} aria-current={mark(link.to)}>
                          {link.label}
                        </a>
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <a href={item.to} aria-current={mark(item.to)}>
                  {item.label}
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <ul className={styles.links}>
        <li>
          <a href={links.search} data-search="">
            {strings.search.open}
          </a>
        </li>
        <li>
          <a href={links.town} aria-current={mark(links.town)}>
            {strings.find.townMenu}
          </a>
        </li>
        <li>
          <a href={links.models} aria-current={mark(links.models)}>
            {strings.find.models}
          </a>
        </li>
      </ul>
      <Languages languages={languages} label={strings.language.choose} className={styles.languages} />
      <div className={styles.foot}>
        <a className={styles.display} href={display.path} aria-current={mark(display.path)}>
          {display.name}
        </a>
        <Social company={company} strings={strings} />
      </div>
    </dialog>
  );
}
