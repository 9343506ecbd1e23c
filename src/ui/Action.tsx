import styles from './Action.module.css';
import { cx } from './cx.ts';

interface ActionProps {
  to: string;
  label: string;
  className?: string | undefined;
}

/** The primary action; the button has the shape of an arrow. */
export const Button = ({ to, label, className }: ActionProps) => (
  <a className={cx(styles.button, className)} href={to} data-button="">
    {label}
  </a>
);

interface GoProps extends ActionProps {
  /** The subject for screen readers after the label, where every card has the same label. */
  subject?: string | undefined;
  opensSearch?: boolean;
}

/** A link with an arrow: 'Know More →'. */
export const Go = ({ to, label, className, subject, opensSearch }: GoProps) => (
  <a className={cx(styles.go, className)} href={to} data-search={opensSearch ? '' : undefined}>
    {label}
    {subject && <span className="visually-hidden">: {subject}</span>}
    <Needle />
  </a>
);

/** The drawn arrow of 'Know More →'. */
export const Arrow = () => (
  <svg className={styles.arrow} viewBox="0 0 20 12" aria-hidden="true" data-arrow="">
    <path d="M0 6h16M11 1l6 5-6 5" />
  </svg>
);

export const Needle = () => <i className={styles.needle} aria-hidden="true" data-arrow="" />;

/** An underlined link in muted colour, for captions. */
export const TextLink = ({ to, label, className }: ActionProps) => (
  <a className={cx(styles.text, className)} href={to}>
    {label}
  </a>
);

export const Pointer = ({ className }: { className?: string | undefined }) => (
  <i className={cx(styles.pointer, className)} aria-hidden="true" />
);
