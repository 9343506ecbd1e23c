import { Breadcrumbs } from '../chrome/Breadcrumbs.tsx';
import { type Answer, answerOf } from '../sections/Instrument/answer.ts';
import { Button, Needle } from '../ui/Action.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Title } from '../ui/Headline.tsx';
import { Picture } from '../ui/Picture.tsx';
import type_ from '../ui/type.module.css';
import { Brief } from './Brief.tsx';
import styles from './IndustryOpening.module.css';
import type { OpeningProps } from './types.ts';

/** The page's own question, answered as it is first drawn; the drawing itself stands further down. */
const AnswerLine = ({ question, to, value, label, kind, said }: Answer) => (
  <div className={styles.answer}>
    <p className={styles.value}>
      <b>{value}</b>{' '}
      <span className={type_.caption}>
        {label}. {kind}.
      </span>
    </p>
    <div>
      <p>{said}</p>
      <a href={to}>
        {question}
        <Needle />
      </a>
    </div>
  </div>
);

/** Opens on the reader's problem: plate from column four to the edge, title block cut into its foot, brief in the margin. */
export function IndustryOpening({ page, lead, crumbs, strings }: OpeningProps<'industry'>) {
  const { opening } = page;
  const answer = answerOf(page.sections);
  return (
    <section className={cx(styles.opening, grid.ruled, grid.rulesMargin)}>
      <div className={styles.margin}>
        <Brief terms={opening.brief} className={styles.brief} />
      </div>
      <div className={styles.plate}>
        <Picture {...lead} eager />
      </div>
      <div className={styles.title}>
        <Breadcrumbs crumbs={crumbs} label={strings.breadcrumbs} />
        <Title name={page.name} headline={page.headline} />
      </div>
      <div className={styles.action}>
        <Button {...opening.button} />
      </div>
      {answer && <AnswerLine {...answer} />}
    </section>
  );
}
