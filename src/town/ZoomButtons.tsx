import action from '../ui/Action.module.css';
import { cx } from '../ui/cx.ts';
import type { IslandWords } from './page-schema.ts';
import styles from './Town.module.css';

const ZOOM_ICONS = {
  nearer: 'M10 3v14M3 10h14',
  farther: 'M3 10h14',
  whole: 'M3 8V4h5M12 4h5v4M17 12v4h-5M8 16H3v-4',
};

interface ZoomButtonsProps {
  words: IslandWords['zoom'];
  onZoom: (by: keyof typeof ZOOM_ICONS) => void;
}

/** Zooming without a wheel or a pinch. */
export const ZoomButtons = ({ words, onZoom }: ZoomButtonsProps) => (
  <div className={styles.zoom}>
    {(['nearer', 'farther', 'whole'] as const).map((by) => (
      <button
        key={by}
        className={cx(action.control, styles[by])}
        type="button"
        aria-label={words[by]}
        onClick={() => onZoom(by)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={ZOOM_ICONS[by]} fill="none" stroke="currentColor" strokeWidth="1.7" />
        </svg>
      </button>
    ))}
  </div>
);
