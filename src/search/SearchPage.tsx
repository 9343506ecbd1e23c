import { slugOf } from '../model/slug.ts';
import type { Strings } from '../model/strings.ts';
import action from '../ui/Action.module.css';
import { Pointer } from '../ui/Action.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Headline } from '../ui/Headline.tsx';
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
  page: SearchWords;
  directory: { heading: string; line: string; pages: Listed[] }[];
  strings: Strings;
}

/** Every page of the site on one list. With script the button opens the dialog; without, the list is the search. */
export function SearchPage({ page, directory, strings }: SearchPageProps) {
  return (
    <>
      <section className={opening.opening}>
        <div className={grid.grid}>
          <h1 className={cx(type_.display1, opening.headline)}>
            <Headline lines={page.headline} />
          </h1>
          <div className={cx(opening.beside, styles.answer)}>
            <p>{page.text}</p>
            <a className={cx(action.button, styles.ask)} href="/search" data-search="">
              {strings.search.ask}
            </a>
          </div>
          <nav className={cx(opening.index, styles.index)} aria-label={strings.onThisPage}>
            <ul>
              {directory.map(({ heading, pages }) => (
                <li key={heading}>
                  <a href={`#${slugOf(heading)}`}>
                    {heading} <span>{pages.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </section>
      {directory.map(({ heading, line, pages }) => (
        <Section rules="margin" id={slugOf(heading)} key={heading} className={styles.group}>
          <div className={cx(grid.grid, styles.inner)}>
            <div className={styles.margin}>
              <h2 className={type_.display3}>{heading}</h2>
              <p className={type_.caption}>{line}</p>
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
      ))}
    </>
  );
}
