import { HEIGHTS, heightOf, SIDEREAL_DAY_S, stopOf } from './model.ts';
import styles from './Orbit.module.css';

const HOUR_S = 3600;
const MINUTE_S = 60;
const ID = 'rule-height';
const LAST = HEIGHTS.length - 1;

/** Numbers above the rule, in kilometres, and below it, in time; a phone shows the plain ones. */
const KILOMETRES = [200, 300, 400, 500, 700, 1000, 2000, 3000, 5000, 10_000, 20_000, 35_786].map((km) => ({
  stop: stopOf(km),
  text: km.toLocaleString('en-IN'),
  plain: [200, 500, 1000, 5000, 35_786].includes(km),
}));
const PERIODS = [
  { seconds: 90 * MINUTE_S, text: '90 min', plain: true },
  { seconds: 100 * MINUTE_S, text: '100 min', plain: false },
  { seconds: 2 * HOUR_S, text: '2 h', plain: true },
  { seconds: 3 * HOUR_S, text: '3 h', plain: false },
  { seconds: 4 * HOUR_S, text: '4 h', plain: true },
  { seconds: 6 * HOUR_S, text: '6 h', plain: false },
  { seconds: 12 * HOUR_S, text: '12 h', plain: false },
  { seconds: SIDEREAL_DAY_S, text: '23 h 56 min', plain: true },
].map(({ seconds, ...mark }) => ({ stop: Math.min(LAST, stopOf(heightOf(seconds))), ...mark }));
const TICKS = HEIGHTS.filter((km) => km % (km < 1000 ? 100 : 1000) === 0).map(stopOf);

const share = (stop: number) => `${Math.round((stop / LAST) * 10_000) / 100}%`;
const anchor = (stop: number) => (stop === 0 ? 'start' : stop === LAST ? 'end' : 'middle');
const Tick = ({ stop, from, to }: { stop: number; from: number; to: number }) => (
  <line x1={share(stop)} x2={share(stop)} y1={from} y2={to} />
);

interface HeightRuleProps {
  label: string;
  stop: number;
  reading: string;
  /** What stands on the rule's other edge. */
  answerLabel: string;
  answer: string;
  onMove: (stop: number) => void;
}

/** A slide rule: heights on its upper edge, the periods that Kepler gives them on its lower one. */
export function HeightRule({ label, stop, reading, answerLabel, answer, onMove }: HeightRuleProps) {
  return (
    <div className={styles.height}>
      <p>
        <label htmlFor={ID}>{label}</label>
        <output htmlFor={ID} aria-hidden="true">
          {reading}
        </output>
      </p>
      <div className={styles.slide}>
        <svg aria-hidden="true">
          <line x1="0" x2="100%" y1="44" y2="44" />
          {TICKS.map((at) => (
            <Tick key={at} stop={at} from={38} to={44} />
          ))}
          {KILOMETRES.map((mark) => (
            <g key={mark.text} data-plain={mark.plain}>
              <Tick stop={mark.stop} from={30} to={44} />
              <text x={share(mark.stop)} y="20" textAnchor={anchor(mark.stop)}>
                {mark.text}
              </text>
            </g>
          ))}
          {PERIODS.map((mark) => (
            <g key={mark.text} data-plain={mark.plain} data-answer="">
              <Tick stop={mark.stop} from={44} to={58} />
              <text x={share(mark.stop)} y="78" textAnchor={anchor(mark.stop)}>
                {mark.text}
              </text>
            </g>
          ))}
          <svg className={styles.cursor} x={share(stop)} overflow="visible" aria-hidden="true">
            <line y1="26" y2="62" />
            <path d="M-11 26h22L0 44z" />
          </svg>
        </svg>
        <input
          id={ID}
          type="range"
          name="height"
          min="0"
          max={LAST}
          step="1"
          value={stop}
          autoComplete="off"
          aria-valuetext={reading}
          onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
        />
      </div>
      <p>
        <span>{answerLabel}</span>
        <b>{answer}</b>
      </p>
    </div>
  );
}
