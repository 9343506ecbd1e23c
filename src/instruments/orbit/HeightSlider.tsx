import { useEffect, useEffectEvent, useRef } from 'react';
import { fromRange, rangeOf, reading, toRange } from '../kit/dial.ts';
import type { SliderProps } from '../kit/Slider.tsx';
import { HEIGHTS, heightOf, SIDEREAL_DAY_S, stopOf } from './model.ts';
import styles from './Orbit.module.css';

const HOUR_S = 3600;
const MINUTE_S = 60;
const ID = 'rule-height';
const LAST = HEIGHTS.length - 1;

/** Labels above the scale, in kilometres, and below it, in time. */
const KILOMETRES = [200, 500, 1000, 5000, 35_786].map((km) => ({ stop: stopOf(km), text: km.toLocaleString('en-IN') }));
const PERIODS = [
  { seconds: 90 * MINUTE_S, text: '90 min' },
  { seconds: 2 * HOUR_S, text: '2 h' },
  { seconds: 4 * HOUR_S, text: '4 h' },
  { seconds: SIDEREAL_DAY_S, text: '23 h 56 min' },
].map(({ seconds, text }) => ({ stop: Math.min(LAST, stopOf(heightOf(seconds))), text }));
const TICKS = HEIGHTS.filter((km) => km % (km < 1000 ? 100 : 1000) === 0).map(stopOf);

const share = (stop: number) => `${Math.round((stop / LAST) * 10_000) / 100}%`;
const anchor = (stop: number) => (stop === 0 ? 'start' : stop === LAST ? 'end' : 'middle');
const Tick = ({ stop, from, to }: { stop: number; from: number; to: number }) => (
  <line x1={share(stop)} x2={share(stop)} y1={from} y2={to} />
);

interface HeightSliderProps extends Omit<SliderProps, 'name'> {
  /** The period, at the lower edge of the scale. */
  answerLabel: string;
  answer: string;
}

/** A slider with two scales: heights above, and below them the periods from Kepler's third law. */
export function HeightSlider({ label, dial, value, revision, answerLabel, answer, onMove }: HeightSliderProps) {
  const thumb = useRef<HTMLInputElement>(null);
  const readThumb = (input: HTMLInputElement) => {
    const km = fromRange(dial, input.valueAsNumber);
    input.setAttribute('aria-valuetext', reading(dial, km));
    return km;
  };
  const follow = useEffectEvent(() => {
    if (!thumb.current) return;
    if (revision > 0) thumb.current.value = String(toRange(dial, value));
    readThumb(thumb.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount, and when the value was set elsewhere.
  useEffect(() => follow(), [revision]);
  return (
    <div className={styles.height}>
      <p>
        <label htmlFor={ID}>{label}</label>
        <output htmlFor={ID} aria-hidden="true">
          {reading(dial, value)}
        </output>
      </p>
      <div className={styles.slide}>
        <svg aria-hidden="true">
          <line x1="0" x2="100%" y1="44" y2="44" />
          {TICKS.map((at) => (
            <Tick key={at} stop={at} from={38} to={44} />
          ))}
          {KILOMETRES.map((mark) => (
            <g key={mark.text}>
              <Tick stop={mark.stop} from={30} to={44} />
              <text x={share(mark.stop)} y="20" textAnchor={anchor(mark.stop)}>
                {mark.text}
              </text>
            </g>
          ))}
          {PERIODS.map((mark) => (
            <g key={mark.text} data-answer="">
              <Tick stop={mark.stop} from={44} to={58} />
              <text x={share(mark.stop)} y="78" textAnchor={anchor(mark.stop)}>
                {mark.text}
              </text>
            </g>
          ))}
          <svg className={styles.cursor} x={share(toRange(dial, value))} overflow="visible" aria-hidden="true">
            <line y1="26" y2="62" />
            <path d="M-11 26h22L0 44z" />
          </svg>
        </svg>
        <input
          ref={thumb}
          id={ID}
          type="range"
          name="height"
          {...rangeOf(dial)}
          defaultValue={toRange(dial, dial.start)}
          autoComplete="off"
          aria-valuetext={reading(dial, dial.start)}
          onChange={({ currentTarget }) => onMove(readThumb(currentTarget))}
        />
      </div>
      <p>
        <span>{answerLabel}</span>
        <b>{answer}</b>
      </p>
    </div>
  );
}
