import type { Company } from '../model/company.ts';
import { isMenu, type Navigation, type NavMenu } from '../model/navigation.ts';
import type { Strings } from '../model/strings.ts';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Icon } from '../ui/Icon.tsx';
import { Scale } from '../ui/Scale.tsx';
import type_ from '../ui/type.module.css';
import styles from './Header.module.css';
import { Menu } from './Menu.tsx';
import { Social } from './Social.tsx';

export interface ChromeProps {
  company: Company;
  navigation: Navigation;
  strings: Strings;
  /** Path of the page that is shown. */
  current: string;
  /** What the bar stands on before the page is scrolled. */
  ground?: 'paper' | 'night';
  /** By menu: a small picture of the town for its foot. */
  crops: Record<string, MenuCrop | undefined>;
}

export interface MenuCrop {
  src: string;
  width: number;
  height: number;
}

export const Brand = ({ name, label }: { name: string; label: string }) => (
  <a className={styles.brand} href="/" aria-label={`${name}, ${label}`}>
    {name}
    <i aria-hidden="true" />
  </a>
);

interface MenuItemProps {
  menu: NavMenu;
  current: string;
  strings: Strings;
  crop: MenuCrop | undefined;
}

/** The last line of an open menu. The picture is fetched when the menu is first opened. */
const MenuFoot = ({ strings, crop }: Pick<MenuItemProps, 'strings' | 'crop'>) => (
  <p className={styles.dropFoot}>
    <a href="/town">
      {crop && <img {...crop} alt="" loading="lazy" decoding="async" />}
      {strings.find.town}
    </a>
    <a href="/models">{strings.find.models}</a>
  </p>
);

/** A top-level item with a menu: its own link, a disclosure button, and the dropdown (WAI-ARIA disclosure navigation). */
function MenuItem({ menu, current, strings, crop }: MenuItemProps) {
  const id = `menu-${menu.label.toLowerCase()}`;
  const inside = menu.links.some((link) => link.to === current);
  return (
    <li className={styles.item} data-menu>
      <a className={styles.top} href={menu.to} aria-current={inside ? 'true' : undefined}>
        {menu.label}
      </a>
      <button
        className={styles.disclose}
        type="button"
        aria-expanded="false"
        aria-controls={id}
        aria-label={`${menu.label}, ${strings.menu}`}
      >
        <Icon name="down" />
      </button>
      <div className={styles.drop} id={id}>
        <Scale />
        <div className={cx(grid.grid, styles.dropInner)}>
          <p className={styles.dropTitle}>
            <b>{menu.label}</b>
            <span className={type_.caption}>{menu.line}</span>
          </p>
          <Menu links={menu.links} columns={menu.columns} current={current} />
          <MenuFoot strings={strings} crop={crop} />
        </div>
      </div>
    </li>
  );
}

export function Header({ company, navigation, strings, current, ground = 'paper', crops }: ChromeProps) {
  return (
    <header className={styles.bar} data-ground={ground === 'night' ? 'night' : undefined} data-bar>
      <div className={styles.inner}>
        <Brand name={company.name} label={strings.home} />
        <nav aria-label={strings.mainNavigation}>
          <ul className={styles.nav}>
            {navigation.items.map((item) =>
              isMenu(item) ? (
                <MenuItem key={item.label} menu={item} current={current} strings={strings} crop={crops[item.label]} />
              ) : (
                <li key={item.label} className={styles.item}>
                  <a className={styles.top} href={item.to} aria-current={item.to === current ? 'page' : undefined}>
                    {item.label}
                  </a>
                </li>
              ),
            )}
          </ul>
        </nav>
        <Social company={company} strings={strings} />
        <a className={styles.search} href="/search" aria-label={strings.search.open} data-search="">
          <Icon name="search" />
        </a>
        <a className={styles.burger} href="#side-panel" aria-label={strings.openMenu} data-burger>
          <span />
        </a>
      </div>
    </header>
  );
}
