import { Fragment, type ReactNode } from 'react';
import { Breadcrumbs } from '../chrome/Breadcrumbs.tsx';
import type { Company } from '../model/company.ts';
import type { Crumb } from '../model/navigation.ts';
import { mapPlaceUrl } from '../model/openstreetmap.ts';
import type { Strings } from '../model/strings.ts';
import { TextLink } from '../ui/Action.tsx';
import { Address } from '../ui/Address.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Title } from '../ui/Headline.tsx';
import { Section } from '../ui/Section.tsx';
import type_ from '../ui/type.module.css';
import styles from './ContactPage.module.css';
import type { ContactWords } from './schema.ts';

interface ContactProps {
  page: ContactWords;
  crumbs: Crumb[];
  strings: Strings;
  company: Company;
  /** The two islands: contact/ContactForm.tsx and contact/OfficeMap.tsx. */
  form: ReactNode;
  map: ReactNode;
}

function Information({ page, company, strings }: Pick<ContactProps, 'page' | 'company' | 'strings'>) {
  const { labels, heading } = page.information;
  return (
    <div className={styles.information}>
      <h2 className={type_.display3}>{heading}</h2>
      <dl>
        <div>
          <dt>{labels.company}</dt>
          <dd>{company.name}</dd>
        </div>
        <div>
          <dt>{labels.phone}</dt>
          <dd>
            <a href={`tel:${company.phone.dial}`}>{company.phone.shown.replaceAll(' ', '\u00a0')}</a>
          </dd>
        </div>
        <div>
          <dt>{labels.email}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
        </div>
        <div>
          <dt>{labels.address}</dt>
          <dd>
            <Address {...company.address} />
          </dd>
        </div>
        {(['hours', 'replyTime', 'answers'] as const).map(
          (field) =>
            company[field] && (
              <div key={field}>
                <dt>{labels[field]}</dt>
                <dd>{company[field]}</dd>
              </div>
            ),
        )}
        {company.social.length > 0 && (
          <div>
            <dt>{labels.social}</dt>
            <dd>
              {/* The dot belongs to the link before it, so that no line starts with one. */}
              {company.social.map((link, i) => (
                <Fragment key={link.url}>
                  {i > 0 && ' '}
                  <span className={styles.network}>
                    <a href={link.url} target="_blank" rel="noopener">
                      {link.label}
                      <span className="visually-hidden">, {strings.newTab}</span>
                    </a>
                    {i < company.social.length - 1 && ' ·'}
                  </span>
                </Fragment>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

export function ContactPage({ page, crumbs, strings, company, form, map }: ContactProps) {
  return (
    <>
      <section className={styles.opening}>
        <div className={grid.grid}>
          <Breadcrumbs crumbs={crumbs} label={strings.breadcrumbs} className={styles.crumbs} />
          <Title name={page.name} headline={page.headline} />
          <ul className={styles.prompts}>
            {page.opening.prompts.map((prompt) => (
              <li key={prompt}>{prompt}</li>
            ))}
          </ul>
        </div>
      </section>
      <Section rules={1}>
        <div className={cx(grid.grid, styles.two)}>
          <div className={styles.form}>
            <h2 className={type_.display3}>{strings.form.heading}</h2>
            {form}
          </div>
          <Information page={page} company={company} strings={strings} />
        </div>
      </Section>
      <Section rules={1} heading={page.map.heading}>
        <div className={cx(grid.grid, styles.map)}>
          <div className={styles.frame}>
            {map}
            <p>
              <TextLink to={mapPlaceUrl(company.map)} label={strings.map.open} />
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}
