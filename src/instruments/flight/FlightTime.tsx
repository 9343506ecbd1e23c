import { fill } from '../../model/fill.ts';
import { Controls } from '../kit/Controls.tsx';
import { CopyLink } from '../kit/CopyLink.tsx';
import { reading, written } from '../kit/dial.ts';
import { Picture, Presets, Readings, Side, Stage, type StageStrings } from '../kit/Stage.tsx';
import { useDials } from '../kit/use-dials.ts';
import { useDrag } from '../kit/use-drag.ts';
import { ValueTables } from '../kit/ValueTables.tsx';
import styles from './FlightTime.module.css';
import { BEAUFORT, beaufort, bestBattery, DIALS, flightOf, type Load, payloadFor } from './model.ts';
import type { FlightWords } from './schema.ts';

/** Units of the drawing: 1 m/s is 50 and a minute is 10; y points down. */
const SPEED = 50;
const MINUTE = 10;
const RIGHT = DIALS.wind.to * SPEED;
const MOST_MINUTES = 50;
const TOP = -MOST_MINUTES * MINUTE;
const PAYLOADS = [0, 2, 4, 6];
const tens = Array.from({ length: MOST_MINUTES / 10 }, (_, i) => (i + 1) * 10);
const speeds = Array.from({ length: DIALS.wind.to / 2 + 1 }, (_, i) => i * 2);

/** Every 0.5 m/s, close enough for a smooth curve. */
const samples = Array.from({ length: DIALS.wind.to * 2 + 1 }, (_, i) => i / 2);

const degrees = (radians: number) => (radians * 180) / Math.PI;
const heightOf = (load: Load) => Math.round(-flightOf(load).minutes * MINUTE * 10) / 10;

/** The least distance between the names of two curves. */
const APART = 22;
/** The height of each curve's name at the right edge: at the end of its curve, or lower where the curves meet. */
function endsOf(battery: number): number[] {
  let last = Number.NEGATIVE_INFINITY;
  return PAYLOADS.map((payload) => {
    last = Math.max(heightOf({ payload, wind: DIALS.wind.to, battery }), last + APART);
    return last;
  });
}

/** Minutes against wind for one load. */
const curve = (payload: number, battery: number) =>
  `M${samples.map((wind) => `${wind * SPEED} ${heightOf({ payload, wind, battery })}`).join('L')}`;

function Axes({ words }: { words: FlightWords }) {
  return (
    <g className={styles.sheet}>
      {tens.map((minutes) => (
        <g key={minutes}>
          <path d={`M0 ${-minutes * MINUTE}H${RIGHT}`} />
          <text className={styles.left} x="-14" y={-minutes * MINUTE}>
            {minutes}
          </text>
        </g>
      ))}
      {speeds.map((wind) => (
        <g key={wind}>
          <path className={styles.tick} d={`M${wind * SPEED} 0v10`} />
          <text x={wind * SPEED} y="18">
            {wind}
          </text>
        </g>
      ))}
      <path className={styles.axis} d={`M0 ${TOP}V0H${RIGHT}`} />
      {/* The label of each Beaufort force is in the middle between its two limits. */}
      {BEAUFORT.slice(2).map((from, i) => {
        const to = Math.min(BEAUFORT[i + 3] ?? DIALS.wind.to, DIALS.wind.to);
        return (
          <g key={from}>
            <path className={styles.force} d={`M${from * SPEED} ${TOP}V0`} />
            {to - from > 1 && (
              <text
                className={styles.name}
                x={((from + to) / 2) * SPEED}
                y={TOP - 12}
                data-crowded={i === 0 || undefined}
              >
                {i + 2}
              </text>
            )}
          </g>
        );
      })}
      <text className={styles.start} x="0" y={TOP - 12}>
        {words.beaufort}
      </text>
    </g>
  );
}

/** The machine from the side, facing the wind, at its lean angle, with its load below. */
function Machine({ payload, lean }: { payload: number; lean: number }) {
  const box = 16 + payload * 5;
  return (
    <g className={styles.machine} transform={`rotate(${-degrees(lean).toFixed(1)})`}>
      <path d="M-62 -12H62M-62 -12V-22M62 -12V-22M-20 8L-34 40M20 8L34 40M-44 40H-24M24 40H44" />
      <path className={styles.solid} d="M-26 -18H20L30 -8V2L20 10H-26Z" />
      <path className={styles.disc} d="M-104 -24H-20M20 -24H104" />
      {payload > 0 && <rect className={styles.box} x={-box / 2} y="12" width={box} height={box * 0.7} />}
    </g>
  );
}

/** How long a machine can hover with a load, in wind. */
export function FlightTime({ words, strings }: { words: FlightWords; strings: StageStrings }) {
  const { values, revision, preset, move, drag: dragTo, root, live } = useDials(DIALS);
  const { payload, wind, battery } = values;
  const flight = flightOf(values);
  const empty = flightOf({ payload: 0, wind: 0, battery });
  const drag = useDrag((x, y) => {
    const blown = Math.max(0, Math.min(DIALS.wind.to, x / SPEED));
    dragTo({ wind: blown, payload: payloadFor(-y / MINUTE, { wind: blown, battery }) });
  });
  const at = { x: wind * SPEED, y: heightOf(values) };
  const minutes = written(flight.minutes, 0);
  const said = fill(payload || wind ? words.said.loaded : words.said.bare, {
    payload: reading(DIALS.payload, payload),
    breeze: fill(words.winds[beaufort(wind)] ?? '', { wind: reading(DIALS.wind, wind) }),
    minutes,
    empty: written(empty.minutes, 0),
  });
  const answersOf = (load: Load) => {
    const { minutes, mass, lean, watts } = flightOf(load);
    return [
      { label: words.minutes, value: written(minutes, 0) },
      { label: words.mass, value: `${written(mass, 1)} kg` },
      { label: words.lean, value: `${written(degrees(lean), 0)}°` },
      { label: words.power, value: `${written(watts / 10, 0)}0 W` },
      { label: words.best, value: `${written(bestBattery(load.payload), 0)} Wh` },
    ];
  };

  const ends = endsOf(battery);
  return (
    <Stage root={root} live={live} dials={DIALS} layout="sided" said={said}>
      <Picture>
        <svg
          className={styles.drawing}
          viewBox={`-60 ${TOP - 60} ${RIGHT + 130} ${60 - TOP + 110}`}
          role="img"
          aria-label={words.drawing}
        >
          <Axes words={words} />
          <path className={styles.under} d={`${curve(payload, battery)}V0H0Z`} />
          {PAYLOADS.map((load, i) => (
            <g key={load}>
              <path className={styles.curve} d={curve(load, battery)} />
              <text
                className={styles.end}
                x={RIGHT + 12}
                y={ends[i]}
                data-crowded={(load > 0 && load < 6) || undefined}
              >
                {load} kg
              </text>
            </g>
          ))}
          <path className={styles.own} d={curve(payload, battery)} />
          <path className={styles.drop} d={`M${at.x} ${at.y}V0`} />
          <text className={styles.title} x={RIGHT} y="62">
            {words.windAxis}
          </text>
          <g className={styles.handle} data-handle="wind" transform={`translate(${at.x} ${at.y})`} {...drag}>
            <circle className={styles.grip} r="80" />
            <g transform="translate(0 -62)">
              <Machine payload={payload} lean={flight.lean} />
            </g>
            <circle className={styles.point} r="10" />
          </g>
        </svg>
      </Picture>
      <Side>
        <Controls
          dials={DIALS}
          labels={labelsOf(words)}
          values={values}
          revision={revision}
          move={move}
          strings={strings}
        />
        <Readings items={answersOf(values)} />
      </Side>
      <Presets heading={strings.tries} tries={words.tries} onChoose={preset} />
      <CopyLink root={root} dials={DIALS} values={values} strings={strings} />
      <ValueTables
        root={root}
        dials={DIALS}
        labels={labelsOf(words)}
        values={values}
        strings={strings}
        answers={answersOf}
      />
    </Stage>
  );
}

const labelsOf = ({ payload, wind, battery }: FlightWords) => ({ payload, wind, battery });
