import { ListIndex, ListOfPages, SearchButton } from '../search/SearchPage.tsx';
import { Button, TextLink } from '../ui/Action.tsx';
import { Address } from '../ui/Address.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Picture } from '../ui/Picture.tsx';
import plate from '../ui/PlateOpening.module.css';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import type_ from '../ui/type.module.css';
import styles from './CompanyPage.module.css';
import type { OpeningProps } from './types.ts';

type Props = OpeningProps<'company-page'>;

/** Contact details in the language of the page. */
const Contact = ({ page, site: { company, navigation } }: Pick<Props, 'page' | 'site'>) => (
  <Section rules="margin" heading={page.contact.heading}>
    <div className={cx(grid.grid, styles.contact)}>
      <p className={cx(type_.lede, styles.text)}>
        <Prose text={page.contact.text} />
      </p>
      <ul className={styles.channels}>
        <li>
          <a href={`tel:${company.phone.dial}`}>{company.phone.shown.replaceAll(' ', '\u00a0')}</a>
        </li>
        <li>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </li>
        <li>
          <address>
            <Address {...company.address} />
          </address>
        </li>
        {navigation.items.slice(-1).map((item) => (
          <li key={item.label}>
            <Button to={item.to} label={item.label} />
          </li>
        ))}
      </ul>
    </div>
  </Section>
);

/** The names of the places, with a link to the town. */
const Town = ({ page: { town }, site, strings }: Pick<Props, 'page' | 'site' | 'strings'>) =>
  town && (
    <Section rules="margin" heading={town.heading}>
      <div className={cx(grid.grid, styles.contact)}>
        <div className={styles.text}>
          <p className={type_.lede}>
            <Prose text={town.text} />
          </p>
          {site.town.length > 0 && (
            <p className={styles.way}>
              <TextLink to="/town" label={strings.find.townMenu} />
            </p>
          )}
        </div>
        <ul className={styles.places}>
          {Object.entries(town.places).map(([id, name]) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </div>
    </Section>
  );

/** The first page of a language with a subset of the pages: every page of the site with its name and a sentence. */
export function CompanyPage({ page, lead, strings, site }: Props) {
  const groups = page.groups.map(({ heading, intro, pages }) => ({
    heading,
    line: intro,
    pages: pages.map(({ to, name, text }) => ({ path: to, name, description: text })),
  }));
  return (
    <>
      <section className={plate.opening}>
        <div className={plate.plate}>{lead && <Picture {...lead} eager />}</div>
        <div className={plate.title}>
          <h1 className={cx(type_.display1, styles.sentence)}>{page.opening.lede}</h1>
        </div>
        <div className={cx(grid.grid, plate.words)}>
          <div className={cx(plate.offer, styles.offer)}>
            <p className={type_.lede} data-offer="">
              {page.offer}
            </p>
            <SearchButton to={page.path} label={strings.search.open} />
          </div>
          <p className={plate.beside}>
            <Prose text={page.opening.text} />
          </p>
        </div>
        <div className={cx(grid.grid, styles.index)}>
          <ListIndex groups={groups} label={strings.onThisPage} />
        </div>
      </section>
      {groups.map((group) => (
        <ListOfPages key={group.heading} {...group} />
      ))}
      <Contact page={page} site={site} />
      <Town page={page} site={site} strings={strings} />
    </>
  );
}
