import { Pointer } from '../ui/Action.tsx';
import styles from './PageCards.module.css';
import type { PlacePage } from './types.ts';

/** The pages of a place as cards: picture, name, sentence and arrow. */
export const PageCards = ({ pages, label }: { pages: PlacePage[]; label: string }) => (
  <ul className={styles.cards} aria-label={label}>
    {pages.map(({ to, name, line, picture }) => (
      <li key={to}>
        <a href={to}>
          <img src={picture} width={480} height={270} alt="" loading="lazy" decoding="async" />
          <span>
            <b>{name}</b> {line}
          </span>
          <Pointer />
        </a>
      </li>
    ))}
  </ul>
);
