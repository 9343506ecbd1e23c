import { upTo } from '../../model/breakpoints.ts';
import { slugOf } from '../../model/slug.ts';
import { Go } from '../../ui/Action.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import { FigureValue } from '../Figures/Figures.tsx';
import type { SectionOf, SectionProps } from '../types.ts';
import styles from './ModuleGrid.module.css';

type Content = SectionOf<'module-grid'>;
type Module = Content['groups'][number]['modules'][number];
type Labels = SectionProps<'module-grid'>['strings'];

const SIZES = `${upTo('phone')} 118px, ${upTo('narrow')} 50vw, 25vw`;

function ModuleCard({ module, more, strings }: { module: Module; more: string | undefined; strings: Labels }) {
  return (
    <li className={styles.module} id={slugOf(module.title)} data-module="" data-reveal="card">
      <div className={styles.picture}>
        {module.picture ? (
          <Picture id={module.picture} ratio="3x2" phone="1x1" sizes={SIZES} alt="" />
        ) : (
          <div className={styles.placeholder}>{strings.imagePlaceholder}</div>
        )}
      </div>
      <h3 className={`${type_.heading} ${styles.title}`}>
        {module.id !== undefined && <span className={styles.id}>{String(module.id).padStart(2, '0')}</span>}
        {module.title}
      </h3>
      <p>{module.text}</p>
      {module.points && (
        <ul className={styles.points}>
          {module.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {more && <Go to={more} label={strings.knowMore} subject={module.title} className={styles.more} />}
    </li>
  );
}

/** Shown by script alone; the grid is complete without it. */
function Filter({ groups, strings }: { groups: Content['groups']; strings: Labels }) {
  return (
    <search className={styles.filter} data-filter="">
      <label>
        {strings.filterModules}
        <input type="search" name="words" autoComplete="off" />
      </label>
      <div className={styles.choices}>
        {[strings.filterAll, ...groups.flatMap((group) => group.name ?? [])].map((name, i) => (
          <button type="button" key={name} aria-pressed={i === 0} data-group={i === 0 ? '' : name}>
            {name}
          </button>
        ))}
      </div>
    </search>
  );
}

/** Module cards: one, two, four columns. */
export function ModuleGrid({ content, strings }: SectionProps<'module-grid'>) {
  return (
    <Section rules={4} heading={content.heading} aside={content.aside}>
      {content.filter && <Filter groups={content.groups} strings={strings} />}
      <div data-modules="">
        {content.groups.map((group, i) => (
          <div className={styles.group} key={group.name ?? i} data-group={group.name}>
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
        <p className={styles.none} data-none="" aria-live="polite" hidden>
          {strings.filterNone}
        </p>
      </div>
    </Section>
  );
}
