import { FULL_WIDTH, upTo } from '../model/breakpoints.ts';
import { DEFAULT_CHOICE, DISPLAY_SETTINGS } from '../model/display-settings.ts';
import type { Named } from '../model/fields.ts';
import { slugOf } from '../model/slug.ts';
import action from '../ui/Action.module.css';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Picture } from '../ui/Picture.tsx';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import { TextOpening } from '../ui/TextOpening.tsx';
import type_ from '../ui/type.module.css';
import styles from './DisplayPage.module.css';
import type { DisplayWords } from './schema.ts';

interface DisplayPageProps {
  words: DisplayWords & Named;
  /** Headings of the sections that follow. */
  parts: string[];
  label: string;
}

type Settings = DisplayWords['settings'];

const Choices = ({ groups }: Pick<Settings, 'groups'>) =>
  DISPLAY_SETTINGS.map((setting) => {
    const { legend, default: first, choices } = groups[setting];
    return (
      <fieldset className={styles.group} key={setting}>
        <legend className={type_.heading}>{legend}</legend>
        <div>
          {[[DEFAULT_CHOICE, first] as const, ...Object.entries(choices)].map(([value, label]) => (
            <label key={value}>
              <input type="radio" name={setting} value={value} defaultChecked={value === DEFAULT_CHOICE} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  });

/** Shows what each setting changes: text, a link, a picture, lines and an animation. */
const Sample = ({ label, heading, text, picture }: Settings['sample']) => (
  <aside className={styles.sample} aria-label={label} data-sample="">
    <p className={type_.caption}>{label}</p>
    <Picture id={picture} ratio="3x2" sizes={`${upTo('narrow')} ${FULL_WIDTH}, 33vw`} />
    <h3 className={type_.display3}>{heading}</h3>
    <p>
      <Prose text={text} />
    </p>
    <div className={styles.track} aria-hidden="true">
      <i />
    </div>
  </aside>
);

/** The page at /display. enhance.ts stores the choices; the inline script of every page applies them. */
export function DisplayPage({ words, parts, label }: DisplayPageProps) {
  const { heading, aside, groups, reset, stored, cleared, unable, blocked, sample } = words.settings;
  return (
    <>
      <TextOpening
        name={words.name}
        headline={words.headline}
        text={words.text}
        parts={[heading, ...parts]}
        label={label}
      />
      <Section rules="none" heading={heading} aside={aside} id={slugOf(heading)}>
        <p className={styles.unable}>
          <Prose text={unable} />
        </p>
        <p className={styles.blocked} data-blocked="" hidden>
          <Prose text={blocked} />
        </p>
        <div className={cx(grid.grid, styles.settings)} data-settings="">
          <div className={styles.choices} data-display="" data-stored={stored} data-cleared={cleared}>
            <Choices groups={groups} />
            <div className={styles.end}>
              <button className={action.button} type="button" data-reset="">
                {reset}
              </button>
              <p role="status" />
            </div>
          </div>
          <Sample {...sample} />
        </div>
      </Section>
    </>
  );
}
