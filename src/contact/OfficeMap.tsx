import type { Company } from '../model/company.ts';
import { formatCoordinates } from '../model/coordinates.ts';
import { MAP_ORIGIN, mapEmbedUrl } from '../model/openstreetmap.ts';
import { Address } from '../ui/Address.tsx';
import { cx } from '../ui/cx.ts';
import { useOnline, useReached } from '../ui/hooks.ts';
import type_ from '../ui/type.module.css';
import styles from './OfficeMap.module.css';

type OfficeMapProps = Pick<Company, 'map' | 'address'> & { title: string };

/** Half of it on the screen: only then is the map really reached, and asked for. */
const REACHED = 0.5;

/** The drawn title block of the place; over it, once it is reached and there is a connection, the map. */
export function OfficeMap({ map, address, title }: OfficeMapProps) {
  const [sheet, reached] = useReached<HTMLDivElement>(REACHED);
  const online = useOnline();
  return (
    // What it will frame: the policy of the page is made of the printed HTML.
    <div className={styles.sheet} ref={sheet} data-frames={MAP_ORIGIN}>
      <address className={cx(type_.display3, styles.place)}>
        <span>
          <Address {...address} />
        </span>
        <span className={type_.caption}>{formatCoordinates(map)}</span>
      </address>
      {reached && online && (
        <iframe src={mapEmbedUrl(map)} title={title} sandbox="allow-scripts" referrerPolicy="no-referrer" />
      )}
    </div>
  );
}
