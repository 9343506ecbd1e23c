import { slugOf } from '../model/slug.ts';
import type { Strings } from '../model/strings.ts';
import type { ModelSection, PageModel } from '../sections/page-model.ts';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Section } from '../ui/Section.tsx';
import { TextOpening } from '../ui/TextOpening.tsx';
import type_ from '../ui/type.module.css';
import styles from './ModelsPage.module.css';
import { Still } from './Still.tsx';
import type { ModelsWords } from './schema.ts';

export interface ListedModel extends PageModel {
  path: string;
  name: string;
  section: ModelSection;
}

interface ModelsPageProps {
  words: ModelsWords;
  groups: { heading: string; models: ListedModel[] }[];
  strings: Strings;
}

/** Every model of the site: its question, its page and a still of its drawing. */
export const ModelsPage = ({ words, groups, strings }: ModelsPageProps) => (
  <>
    <TextOpening
      headline={words.headline}
      text={words.text}
      parts={groups.map(({ heading }) => heading)}
      label={strings.onThisPage}
    />
    {groups.map(({ heading, models }) => (
      <Section rules="none" heading={heading} id={slugOf(heading)} key={heading} className={styles.group}>
        <ul className={cx(grid.grid, styles.models)}>
          {models.map(({ path, to, name, question, section }) => (
            <li key={path}>
              <a href={`${path}${to}`} data-model="">
                <div
                  className={styles.still}
                  data-ground="night"
                  aria-hidden="true"
                  // build/stills.ts writes it to a file.
                  data-still={section.kind === 'instrument' ? '' : undefined}
                >
                  <Still section={section} strings={strings} />
                </div>
                <h3 className={type_.heading}>{question}</h3>
                <p>{name}</p>
              </a>
            </li>
          ))}
        </ul>
      </Section>
    ))}
  </>
);
