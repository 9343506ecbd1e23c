import { upTo } from '../../model/breakpoints.ts';
import { slugOf } from '../../model/slug.ts';
import type { Strings } from '../../model/strings.ts';
import { Go } from '../../ui/Action.tsx';
import { IslandPicture } from '../../ui/IslandPicture.tsx';
import { cutFilesOf, filesOf } from '../../ui/picture-files.ts';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import { FigureValue } from '../Figures/Figures.tsx';
import type { SectionOf, SectionProps } from '../types.ts';
import styles from './ModuleGrid.module.css';

type Group = SectionOf<'module-grid'>['groups'][number];
type Module = Group['modules'][number];

const SIZES = `${upTo('phone')} 118px, ${upTo('narrow')} 50vw, 25vw`;

/** 118 px wide on a phone, where the smallest file has four times that. */
function onPhones(picture: string) {
  const cut = cutFilesOf(picture, '1x1');
  return { ...cut, widths: cut.widths.slice(0, 1) };
}

interface ModuleCardProps {
  module: Module;
  more: string | undefined;
  strings: Strings;
}

function ModuleCard({ module, more, strings }: ModuleCardProps) {
  const { id, title, text, picture, points } = module;
  return (
    <li className={styles.module} id={slugOf(title)} data-module="" data-reveal="card">
      <div className={styles.picture}>
        {picture ? (
          <IslandPicture files={filesOf(picture, '3x2')} phone={onPhones(picture)} sizes={SIZES} alt="" />
        ) : (
          <div className={styles.placeholder}>{strings.imagePlaceholder}</div>
        )}
      </div>
      <h3 className={`${type_.heading} ${styles.title}`}>
        {id !== undefined && <span className={styles.id}>{String(id).padStart(2, '0')}</span>}
        {title}
      </h3>
      <p>{text}</p>
      {points && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {more && <Go to={more} label={strings.knowMore} subject={title} className={styles.more} />}
    </li>
  );
}

/** Hidden without script; enhance/module-filter.ts makes it work. */
const Filter = ({ groups, strings }: { groups: Group[]; strings: Strings }) => (
  <search className={styles.filter} data-filter="">
    <label>
      {strings.filterModules}
      <input type="search" name="words" autoComplete="off" />
    </label>
    <div className={styles.choices}>
      {['', ...groups.flatMap((group) => group.name ?? [])].map((name) => (
        <button type="button" key={name} aria-pressed={name === ''} data-group={name}>
          {name || strings.filterAll}
        </button>
      ))}
    </div>
  </search>
);

/** Module cards: one, two, four columns. */
export const ModuleGrid = ({ content, strings }: SectionProps<'module-grid'>) => (
  <Section rules={4} heading={content.heading} aside={content.aside}>
    <div data-filtered={content.filter ? '' : undefined}>
      {content.filter && <Filter groups={content.groups} strings={strings} />}
      {content.groups.map((group, i) => (
        <div className={styles.group} key={group.name ?? i} data-module-group={group.name ?? ''}>
          {group.name && (
            <div className={styles.groupHead}>
              <p className={type_.heading}>{group.name}</p>
              <p>{group.line}</p>
            </div>
          )}
          <ul className={styles.modules} data-columns={group.columns}>
            {group.modules.map((module) => (
              <ModuleCard key={module.title} module={module} more={content.more} strings={strings} />
            ))}
            {group.figure && (
              <li className={styles.figure}>
                <FigureValue figure={group.figure} />
                <p>{group.figure.label}</p>
              </li>
            )}
          </ul>
        </div>
      ))}
      {content.filter && (
        <p className={styles.none} data-none="" aria-live="polite" hidden>
          {strings.filterNone}
        </p>
      )}
    </div>
  </Section>
);
