import { Breadcrumbs } from '../chrome/Breadcrumbs.tsx';
import { InstrumentStill } from '../models/Still.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Title } from '../ui/Headline.tsx';
import { Picture } from '../ui/Picture.tsx';
import plateStyles from '../ui/PlateOpening.module.css';
import { Prose } from '../ui/Prose.tsx';
import { Offer } from './Offer.tsx';
import styles from './ServiceOpening.module.css';
import type { OpeningProps } from './types.ts';

type Props = OpeningProps<'service'>;

const Answer = ({ text }: { text: string }) => (
  <p className={styles.answer}>
    <Prose text={text} />
  </p>
);

/** A wide picture with the title block in its lower edge. */
const OnPlate = ({ page, lead, crumbs, strings }: Props) => (
  <section className={plateStyles.opening} data-layout="plate">
    <div className={plateStyles.plate}>{lead && <Picture {...lead} eager />}</div>
    <div className={plateStyles.title}>
      <Breadcrumbs crumbs={crumbs} label={strings.breadcrumbs} />
      <Title name={page.name} headline={page.headline} className={styles.question} />
    </div>
    <div className={cx(grid.grid, styles.under)}>
      <Offer page={page} button={page.opening.button} strings={strings} className={styles.offer} />
      <Answer text={page.opening.answer} />
    </div>
  </section>
);

/** The drawing of the page's model next to the text, on a dark background. */
const OnModel = ({ page, crumbs, strings }: Props) => {
  const model = page.sections.find((section) => section.kind === 'instrument');
  return (
    <section className={styles.opening} data-layout="model">
      <div className={cx(grid.grid, styles.beside)}>
        <div className={styles.words}>
          <Breadcrumbs crumbs={crumbs} label={strings.breadcrumbs} />
          <Title name={page.name} headline={page.headline} className={styles.question} />
          <Offer page={page} button={page.opening.button} strings={strings} className={styles.offer} />
          <Answer text={page.opening.answer} />
        </div>
        <div className={styles.drawing} data-ground="night">
          {model && <InstrumentStill section={model} strings={strings} labelled />}
        </div>
      </div>
    </section>
  );
};

/** Only text; the picture of the first section is on the same screen. */
const OnWords = ({ page, crumbs, strings }: Props) => (
  <section className={styles.opening} data-layout="words">
    <div className={cx(grid.grid, styles.under)}>
      <div className={styles.title}>
        <Breadcrumbs crumbs={crumbs} label={strings.breadcrumbs} />
        <Title name={page.name} headline={page.headline} className={styles.question} />
      </div>
      <Offer page={page} button={page.opening.button} strings={strings} className={styles.offer} />
      <Answer text={page.opening.answer} />
    </div>
  </section>
);

/** One of three layouts: a wide picture, the drawing of its model, or text. */
export function ServiceOpening(props: Props) {
  const { plate, drawing } = props.page.opening;
  if (plate) return <OnPlate {...props} />;
  return drawing ? <OnModel {...props} /> : <OnWords {...props} />;
}
