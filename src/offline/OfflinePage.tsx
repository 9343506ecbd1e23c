import { type ReactNode, type RefObject, useEffect } from 'react';
import type { Strings } from '../model/strings.ts';
import action from '../ui/Action.module.css';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Headline } from '../ui/Headline.tsx';
import { useHydrated } from '../ui/hooks.ts';
import opening from '../ui/PlateOpening.module.css';
import rows from '../ui/rows.module.css';
import { Section } from '../ui/Section.tsx';
import type_ from '../ui/type.module.css';
import { OFFLINE_URL } from './names.ts';
import styles from './OfflinePage.module.css';
import type { PageGroup } from './page-groups.ts';
import { SaveSite } from './SaveSite.tsx';
import type { OfflineWords } from './schema.ts';
import { useSavedSite } from './use-saved-site.ts';

export interface OfflineProps {
  page: OfflineWords;
  groups: PageGroup[];
  strings: Strings['offline'];
  /** The plate. */
  children?: ReactNode;
}

/** For /offline itself, or for a page that is not on the device, which can be tried again. */
function Opening({
  page,
  strings,
  plate,
  children,
}: Omit<OfflineProps, 'groups'> & { plate: RefObject<HTMLDivElement | null> }) {
  const standsIn = useHydrated() && !location.pathname.endsWith(OFFLINE_URL);
  useEffect(() => {
    if (!standsIn) return;
    const open = () => location.reload();
    addEventListener('online', open);
    return () => removeEventListener('online', open);
  }, [standsIn]);
  const { text, button } = standsIn
    ? { text: strings.missing.text, button: { to: location.href, label: strings.missing.retry } }
    : page.opening;
  return (
    <section className={opening.opening}>
      <div className={opening.plate} ref={plate}>
        {children}
      </div>
      <div className={opening.title}>
        <h1 className={type_.display1}>{standsIn ? strings.missing.headline : <Headline lines={page.headline} />}</h1>
      </div>
      <div className={cx(grid.grid, opening.words)}>
        <p className={cx(type_.lede, opening.deck)}>{text}</p>
        <div className={opening.action}>
          <a className={action.button} href={button.to}>
            {button.label}
          </a>
        </div>
      </div>
    </section>
  );
}

function Pages({ groups, strings }: Pick<OfflineProps, 'groups' | 'strings'>) {
  return (
    <Section rules="third" heading={strings.pages}>
      <dl className={cx(grid.grid, styles.pages)}>
        {groups.map((group) => (
          <div className={cx(styles.all, rows.row)} key={group.name}>
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

/** The page /offline, which the worker also shows in place of a page that is not on the device. */
export function OfflinePage({ page, groups, strings, children }: OfflineProps) {
  const addresses = groups.flatMap((group) => group.pages.map(({ path }) => path));
  const { device, plate, ...site } = useSavedSite(addresses);
  /** Every page, until the caches are read or if there are none. */
  const opens = (path: string) => !device || device.paths.has(path);
  const there = groups
    .map((group) => ({ ...group, pages: group.pages.filter(({ path }) => opens(path)) }))
    .filter((group) => group.pages.length);
  return (
    <>
      <Opening page={page} strings={strings} plate={plate}>
        {children}
      </Opening>
      <Section rules="third" heading={strings.heading} aside={strings.aside} id="device">
        <div className={grid.grid}>
          {device ? (
            <SaveSite {...site} device={device} addresses={addresses} strings={strings} />
          ) : (
            <p className={styles.all}>{strings.unable}</p>
          )}
        </div>
      </Section>
      {there.length > 0 && <Pages groups={there} strings={strings} />}
    </>
  );
}
