import type { Company } from '../model/company.ts';
import { isMenu, type Navigation, type NavMenu } from '../model/navigation.ts';
import { slugOf } from '../model/slug.ts';
import type { Strings } from '../model/strings.ts';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Icon } from '../ui/Icon.tsx';
import { Scale } from '../ui/Scale.tsx';
import type_ from '../ui/type.module.css';
import styles from './Header.module.css';
import { type LanguageLink, Languages } from './Languages.tsx';
import { Menu } from './Menu.tsx';
import { Social } from './Social.tsx';

export interface ChromeProps {
  company: Company;
  navigation: Navigation;
  strings: Strings;
  /** Path of this page. */
  current: string;
  /** The background of the header before scrolling. */
  ground?: 'paper' | 'night';
  /** The picture at the end of each menu, by its label. */
  crops: Record<string, MenuCrop | undefined>;
  links: ChromeLinks;
  /** This page in other languages. */
  languages: LanguageLink[];
}

/** Addresses of links in header and side panel. */
export interface ChromeLinks {
  first: string;
  search: string;
  town: string;
  models: string;
}

export interface MenuCrop {
  src: string;
  width: number;
  height: number;
}

export const Brand = ({ name, label, to }: { name: string; label: string; to: string }) => (
  <a className={styles.brand} href={to} data-wordmark="" aria-label={`${name}, ${label}`}>
    {name}
    <i aria-hidden="true" />
  </a>
);

interface MenuItemProps {
  menu: NavMenu;
  current: string;
  strings: Strings;
  crop: MenuCrop | undefined;
  links: ChromeLinks;
}

/** The last line of a menu. Its picture is loaded when the menu is first opened. */
const MenuFoot = ({ strings, crop, links }: Pick<MenuItemProps, 'strings' | 'crop' | 'links'>) => (
  <p className={styles.dropFoot}>
    <a href={links.town}>
      {crop && <img {...crop} alt="" loading="lazy" decoding="async" />}
      {strings.find.town}
    </a>
    <a href={links.models}>{strings.find.models}</a>
  </p>
);

/** A top-level item with a menu: its own link, a disclosure button, and the dropdown (WAI-ARIA disclosure navigation). */
function MenuItem({ menu, current, strings, crop, links }: MenuItemProps) {
  const id = `menu-${slugOf(menu.label)}`;
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
          <MenuFoot strings={strings} crop={crop} links={links} />
        </div>
      </div>
    </li>
  );
}

export function Header(props: ChromeProps) {
  const { company, navigation, strings, current, ground = 'paper', crops, links, languages } = props;
  return (
    <header className={styles.bar} data-ground={ground === 'night' ? 'night' : undefined} data-bar>
      <div className={styles.inner}>
        <Brand name={company.name} label={strings.home} to={links.first} />
        <nav aria-label={strings.mainNavigation}>
          <ul className={styles.nav}>
            {navigation.items.map((item) =>
              isMenu(item) ? (
                <MenuItem
                  key={item.label}
                  menu={item}
                  current={current}
                  strings={strings}
                  crop={crops[item.label]}
                  links={links}
                />
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
        <Languages languages={languages} label={strings.language.choose} className={styles.languages} />
        <Social company={company} strings={strings} />
        <a
          className={styles.brief}
          href="/brief"
          aria-label={strings.brief.open}
          data-brief-count={strings.brief.count}
        >
          {/* Filled in by brief/count.ts. */}
        </a>
        <a className={styles.search} href={links.search} aria-label={strings.search.open} data-search="">
          <Icon name="search" />
        </a>
        <a className={styles.burger} href="#side-panel" aria-label={strings.openMenu} data-burger>
          <span />
        </a>
      </div>
    </header>
  );
}
