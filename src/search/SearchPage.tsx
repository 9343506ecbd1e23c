import type { Named } from '../model/fields.ts';
import { slugOf } from '../model/slug.ts';
import type { Strings } from '../model/strings.ts';
import action from '../ui/Action.module.css';
import { Pointer } from '../ui/Action.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Title } from '../ui/Headline.tsx';
import opening from '../ui/opening.module.css';
import { Section } from '../ui/Section.tsx';
import type_ from '../ui/type.module.css';
import styles from './SearchPage.module.css';
import type { SearchWords } from './schema.ts';

interface Listed {
  path: string;
  name: string;
  description: string;
}
interface SearchPageProps {
  page: SearchWords & Named;
  directory: { heading: string; line: string; pages: Listed[] }[];
  strings: Strings;
}

/** Opens the search dialog; hidden without script. */
export const SearchButton = ({ to, label }: { to: string; label: string }) => (
  <a className={cx(action.button, styles.ask)} href={to} data-search="">
    {label}
  </a>
);

interface ListGroup {
  heading: string;
  line?: string | undefined;
  pages: Listed[];
}

/** Links to each group of the list, with the number of its pages. */
export const ListIndex = ({ groups, label }: { groups: ListGroup[]; label: string }) => (
  <nav className={cx(opening.index, styles.index)} aria-label={label}>
    <ul>
      {groups.map(({ heading, pages }) => (
        <li key={heading}>
          <a href={`#${slugOf(heading)}`}>
            {heading} <span>{pages.length}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** One group: its name in the margin, its pages with their sentences beside it. */
export const ListOfPages = ({ heading, line, pages }: ListGroup) => (
  <Section rules="margin" id={slugOf(heading)} className={styles.group}>
    <div className={cx(grid.grid, styles.inner)}>
      <div className={styles.margin}>
        <h2 className={type_.display3}>{heading}</h2>
        {line && <p className={type_.caption}>{line}</p>}
      </div>
      <ul className={styles.list}>
        {pages.map(({ path, name, description }) => (
          <li key={path}>
            <a className={styles.row} href={path}>
              <b>{name}</b>
              <span>{description}</span>
              <Pointer />
            </a>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);

/** Every page of the site in one list, which replaces search when there is no script. */
export function SearchPage({ page, directory, strings }: SearchPageProps) {
  return (
    <>
      <section className={opening.opening}>
        <div className={grid.grid}>
          <Title name={page.name} headline={page.headline} className={opening.headline} />
          <div className={cx(opening.beside, styles.answer)}>
            <p>{page.text}</p>
            <SearchButton to="/search" label={strings.search.ask} />
          </div>
          <ListIndex groups={directory} label={strings.onThisPage} />
        </div>
      </section>
      {directory.map((group) => (
        <ListOfPages key={group.heading} {...group} />
      ))}
    </>
  );
}
