import type { LinkContent } from '../model/fields.ts';
import type { Strings } from '../model/strings.ts';
import { modelOf } from '../sections/page-model.ts';
import type { SectionContent } from '../sections/schemas.ts';
import { Button, TextLink } from '../ui/Action.tsx';
import { cx } from '../ui/cx.ts';
import styles from './Offer.module.css';

interface OfferProps {
  page: { offer: string; sections: SectionContent[] };
  button: LinkContent;
  strings: Strings;
  className?: string | undefined;
}

/** Below the headline of every opening: the offer, a link to the model, and a button. */
export function Offer({ page, button, strings, className }: OfferProps) {
  const model = modelOf(page.sections);
  return (
    <div className={cx(styles.offer, className)}>
      <p className={styles.text} data-offer="">
        {page.offer}
      </p>
      <div className={styles.next}>
        <Button {...button} />
        {model && (
          <p className={styles.try}>
            {strings.tryIt} <TextLink to={model.to} label={model.question} />
          </p>
        )}
      </div>
    </div>
  );
}
