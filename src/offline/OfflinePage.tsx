import type { Strings } from '../model/strings.ts';
import action from '../ui/Action.module.css';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Headline } from '../ui/Headline.tsx';
import { Picture, type PictureProps } from '../ui/Picture.tsx';
import opening from '../ui/PlateOpening.module.css';
import { Section } from '../ui/Section.tsx';
import type_ from '../ui/type.module.css';
import type { PageGroup } from './groups.ts';
import styles from './OfflinePage.module.css';
import type { OfflineWords } from './schema.ts';

interface OfflineProps {
  page: OfflineWords;
  lead: Pick<PictureProps, 'id' | 'ratio' | 'phone' | 'sizes'>;
  groups: PageGroup[];
  strings: Strings;
}

/** `data-missing`: what to say instead when this page stands in for one that is not on the device. */
function Opening({ page, lead, strings: { offline } }: Omit<OfflineProps, 'groups'>) {
  const { text, button } = page.opening;
  return (
    <section className={opening.opening}>
      <div className={opening.plate}>
        <Picture {...lead} eager />
      </div>
      <div className={opening.title}>
        <h1 className={type_.display1} data-missing={offline.missing.headline}>
          <Headline lines={page.headline} />
        </h1>
      </div>
      <div className={cx(grid.grid, opening.words)}>
        <p className={cx(type_.lede, opening.deck)} data-missing={offline.missing.text}>
          {text}
        </p>
        <div className={opening.action}>
          <a className={action.button} href={button.to} data-missing={offline.missing.retry}>
            {button.label}
          </a>
        </div>
      </div>
    </section>
  );
}

/** What is kept, and 'save the whole site'; offline/page.ts fills it in. */
function Keeping({ strings: { offline } }: Pick<OfflineProps, 'strings'>) {
  return (
    <Section rules="third" heading={offline.heading} aside={offline.aside} id="device">
      <div className={grid.grid}>
        <p className={styles.all} data-unable>
          {offline.unable}
        </p>
        <div className={styles.all} data-keeping={JSON.stringify(offline)} hidden>
          <dl>
            <div className={styles.row}>
              <dt className={type_.heading}>{offline.words}</dt>
              <dd data-words />
            </div>
            <div className={styles.row}>
              <dt className={type_.heading}>{offline.pictures}</dt>
              <dd>
                <p data-pictures />
                <progress className={styles.progress} aria-label={offline.progress} value={0} hidden />
                <p className={cx(type_.caption, styles.said)} role="status" data-said />
                <div className={styles.actions}>
                  <button className={action.button} type="button" data-save hidden />
                  <button className={styles.quiet} type="button" data-stop hidden>
                    {offline.stop}
                  </button>
                  <button className={styles.quiet} type="button" data-remove hidden>
                    {offline.remove}
                  </button>
                </div>
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </Section>
  );
}

/** The whole site as a list; offline/page.ts hides what would not open. */
function Pages({ groups, strings: { offline } }: Pick<OfflineProps, 'groups' | 'strings'>) {
  return (
    <Section rules="third" heading={offline.pages}>
      <dl className={cx(grid.grid, styles.pages)}>
        {groups.map((group) => (
          <div className={cx(styles.all, styles.row)} key={group.name} data-pages>
            <dt className={type_.heading}>{group.name}</dt>
            <dd>
              <ul>
                {group.pages.map((page) => (
                  <li key={page.path}>
                    <a href={page.path}>{page.name}</a>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Where the site is kept for later, and what the worker shows in place of a page that is not on the device. */
export const OfflinePage = ({ page, lead, groups, strings }: OfflineProps) => (
  <>
    <Opening page={page} lead={lead} strings={strings} />
    <Keeping strings={strings} />
    <Pages groups={groups} strings={strings} />
  </>
);
