import type { Term } from '../../model/fields.ts';
import styles from './Screen.module.css';
import type { ScreenBody } from './schema.ts';

type BodyOf<S extends ScreenBody['shows']> = Extract<ScreenBody, { shows: S }>;

const Table = ({ columns, rows }: BodyOf<'table'>) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th scope="col" key={column}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ cells, state }) => (
        <tr key={cells.join()} data-state={state}>
          {cells.map((cell, i) => (
            <td key={columns[i]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Beds = ({ wards }: BodyOf<'beds'>) =>
  wards.map(({ name, beds }) => (
    <div className={styles.ward} key={name}>
      <h3>{name}</h3>
      <ul>
        {beds.map((bed) => (
          <li key={bed.name} data-state={bed.state}>
            <b>{bed.name}</b>
            {bed.text}
          </li>
        ))}
      </ul>
    </div>
  ));

const Rows = ({ rows }: { rows: Term[] }) => (
  <dl className={styles.rows}>
    {rows.map(({ term, text }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

const RecordView = ({ groups }: BodyOf<'record'>) => (
  <div className={styles.record}>
    {groups.map(({ heading, rows }) => (
      <div key={heading}>
        <h3>{heading}</h3>
        <Rows rows={rows} />
      </div>
    ))}
  </div>
);

/** Streets in the drawing's units, and the bus on the main one. */
const RouteMap = ({ label }: { label: string }) => (
  <svg className={styles.map} viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
    <path
      className={styles.street}
      d="M0 90H600M0 320H600M90 0V400M480 0V400M250 90V320M360 0V90M360 320V400M0 210L90 230 250 200 600 190"
    />
    <path className={styles.way} d="M90 320V230L250 200" />
    <path className={styles.ahead} d="M250 200L480 193V90H560" />
    {[
      [90, 320],
      [90, 232],
      [250, 200],
      [480, 193],
      [560, 90],
    ].map(([x, y]) => (
      <circle className={styles.stop} key={`${x} ${y}`} cx={x} cy={y} r="8" />
    ))}
    <g transform="translate(340 197)">
      <circle className={styles.halo} r="30" />
      <rect className={styles.bus} x="-22" y="-12" width="44" height="24" rx="4" />
      <path className={styles.pane} d="M-16-6h8v7h-8zM-4-6h8v7h-8zM8-6h8v7h-8z" />
    </g>
  </svg>
);

const Route = ({ stops, vehicle }: BodyOf<'route'>) => (
  <div className={styles.route}>
    <RouteMap label={vehicle} />
    <div>
      <h3>{vehicle}</h3>
      <ol>
        {stops.map(({ name, time, state }) => (
          <li key={name} data-state={state}>
            <b>{name}</b>
            {time}
          </li>
        ))}
      </ol>
    </div>
  </div>
);

const Pair = ({ sides, result }: BodyOf<'pair'>) => (
  <div className={styles.pair}>
    {sides.map(({ heading, rows }) => (
      <div key={heading}>
        <h3>{heading}</h3>
        <Rows rows={rows} />
      </div>
    ))}
    <p data-state="done">{result}</p>
  </div>
);

export function ScreenBodyView({ body }: { body: ScreenBody }) {
  switch (body.shows) {
    case 'table':
      return <Table {...body} />;
    case 'beds':
      return <Beds {...body} />;
    case 'record':
      return <RecordView {...body} />;
    case 'route':
      return <Route {...body} />;
    case 'pair':
      return <Pair {...body} />;
  }
}
