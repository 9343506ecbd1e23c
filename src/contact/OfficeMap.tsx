import { useState } from 'react';
import type { Company } from '../model/company.ts';
import { formatCoordinates } from '../model/coordinates.ts';
import { MAP_ORIGIN, mapEmbedUrl } from '../model/openstreetmap.ts';
import { Address } from '../ui/Address.tsx';
import { cx } from '../ui/cx.ts';
import { useOnline, useReached } from '../ui/hooks.ts';
import type_ from '../ui/type.module.css';
import styles from './OfficeMap.module.css';

/** A drawn street plan, shown until the map is loaded. */
const StreetPlan = () => (
  <svg className={styles.plan} viewBox="0 0 1200 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path
      className={styles.water}
      d="M0 470C160 440 240 500 420 470S700 400 860 430 1080 500 1200 450V520C1080 560 1000 520 860 500S600 500 420 540 140 520 0 540Z"
    />
    <path
      className={styles.street}
      d="M0 300H1200M0 120C300 150 500 90 760 120S1080 160 1200 130M330 0C350 160 300 320 340 560M690 0C680 180 720 360 690 560M960 0C940 200 990 380 950 560M110 0L170 560M0 400C300 390 700 420 1200 370M500 120L520 300M830 120L850 390M600 300L610 400"
    />
    <path className={styles.main} d="M0 215H560M720 215H1200M640 0V140M640 290V560" />
    <circle className={styles.main} cx="640" cy="215" r="78" />
    <path className={styles.here} d="M618 168h44l-22 40z" />
  </svg>
);

type OfficeMapProps = Pick<Company, 'map' | 'address'> & { title: string };

/** The map loads when half of it is on the screen. */
const REACHED = 0.5;

/** The drawn plan of the place, covered by the map once it is on the screen and there is a connection. */
export function OfficeMap({ map, address, title }: OfficeMapProps) {
  const [sheet, reached] = useReached<HTMLDivElement>(REACHED);
  const online = useOnline();
  const [loaded, setLoaded] = useState(false);
  return (
    // Declares the frame for the page's policy, which is generated from the static HTML.
    <div className={styles.sheet} ref={sheet} data-frames={MAP_ORIGIN}>
      <StreetPlan />
      <address className={cx(type_.heading, styles.place)}>
        <span>
          <Address {...address} />
        </span>
        <span className={type_.caption}>{formatCoordinates(map)}</span>
      </address>
      {reached && online && (
        <iframe
          src={mapEmbedUrl(map)}
          title={title}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          data-loaded={loaded || undefined}
          onLoad={() => setLoaded(true)}
        />
      )}
    </div>
  );
}
