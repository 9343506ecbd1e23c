import { useEffect, useRef, useState } from 'react';
import { upTo } from '../../model/breakpoints.ts';
import { slugOf } from '../../model/slug.ts';
import type { Strings } from '../../model/strings.ts';
import { Go } from '../../ui/Action.tsx';
import { IslandPicture, type PictureCut, type PictureFiles } from '../../ui/IslandPicture.tsx';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import { FigureValue } from '../Figures/Figures.tsx';
import type { SectionOf } from '../types.ts';
import styles from './ModuleGrid.module.css';

type Content = SectionOf<'module-grid'>;
type Words = Content['groups'][number]['modules'][number];
type Module = Omit<Words, 'picture'> & { picture?: { wide: PictureFiles; phone: PictureCut } | undefined };
type Group = Omit<Content['groups'][number], 'modules'> & { modules: Module[] };

export interface ModuleGridProps {
  content: Omit<Content, 'groups'> & { groups: Group[] };
  strings: Pick<Strings, 'knowMore' | 'imagePlaceholder' | 'filterModules' | 'filterAll' | 'filterNone'>;
}
type Labels = ModuleGridProps['strings'];

const SIZES = `${upTo('phone')} 118px, ${upTo('narrow')} 50vw, 25vw`;

interface ModuleCardProps {
  module: Module;
  more: string | undefined;
  shown: boolean;
  strings: Labels;
}

function ModuleCard({ module, more, shown, strings }: ModuleCardProps) {
  return (
    <li className={styles.module} id={slugOf(module.title)} hidden={!shown} data-module="" data-reveal="card">
      <div className={styles.picture}>
        {module.picture ? (
          <IslandPicture files={module.picture.wide} phone={module.picture.phone} sizes={SIZES} alt="" />
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

interface Wish {
  words: string;
  /** The name of a group; '' for all. */
  group: string;
}

interface FilterProps {
  groups: Group[];
  wish: Wish;
  setWish: (change: (wish: Wish) => Wish) => void;
  strings: Labels;
}

/** Shown by script alone; the grid is complete without it. */
function Filter({ groups, wish, setWish, strings }: FilterProps) {
  const input = useRef<HTMLInputElement>(null);
  const type = (words: string) => setWish((all) => ({ ...all, words }));
  // Once: what was typed before this woke.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read when the page is taken up, and never again
  useEffect(() => type(input.current?.value ?? ''), []);
  const names = groups.flatMap((group) => group.name ?? []);
  return (
    <search className={styles.filter} data-filter="">
      <label>
        {strings.filterModules}
        <input
          ref={input}
          type="search"
          name="words"
          autoComplete="off"
          value={wish.words}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      <div className={styles.choices}>
        {['', ...names].map((name) => (
          <button
            type="button"
            key={name}
            aria-pressed={wish.group === name}
            data-group={name}
            onClick={() => setWish((all) => ({ ...all, group: name }))}
          >
            {name || strings.filterAll}
          </button>
        ))}
      </div>
    </search>
  );
}

/** Whether a module is what somebody looks for: in the group, and every word somewhere in it. */
export function isWanted(
  { title, text, points = [] }: Pick<Module, 'title' | 'text' | 'points'>,
  group: string,
  wish: Wish,
) {
  const all = [title, text, ...points].join(' ').toLowerCase();
  const words = wish.words.toLowerCase().split(/\s+/).filter(Boolean);
  return (!wish.group || wish.group === group) && words.every((word) => all.includes(word));
}

/** Module cards: one, two, four columns. */
export function ModuleGrid({ content, strings }: ModuleGridProps) {
  const [wish, setWish] = useState<Wish>({ words: '', group: '' });
  const groups = content.groups.map((group) => ({
    ...group,
    wanted: new Set(group.modules.filter((module) => isWanted(module, group.name ?? '', wish))),
  }));
  return (
    <Section rules={4} heading={content.heading} aside={content.aside}>
      {content.filter && <Filter groups={content.groups} wish={wish} setWish={setWish} strings={strings} />}
      <div data-modules="">
        {groups.map(({ wanted, ...group }, i) => (
          <div className={styles.group} key={group.name ?? i} hidden={wanted.size === 0}>
            {group.name && (
              <div className={styles.groupHead}>
                <p className={type_.heading}>{group.name}</p>
                <p>{group.line}</p>
              </div>
            )}
            <ul className={styles.modules} data-columns={group.columns}>
              {group.modules.map((module) => (
                <ModuleCard
                  key={module.title}
                  module={module}
                  more={content.more}
                  shown={wanted.has(module)}
                  strings={strings}
                />
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
        <p
          className={styles.none}
          data-none=""
          aria-live="polite"
          hidden={groups.some(({ wanted }) => wanted.size > 0)}
        >
          {strings.filterNone}
        </p>
      </div>
    </Section>
  );
}
