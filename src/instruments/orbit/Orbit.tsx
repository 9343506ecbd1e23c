import { fill } from '../../model/fill.ts';
import { Controls } from '../kit/Controls.tsx';
import { CopyLink } from '../kit/CopyLink.tsx';
import { reading, type Values, written } from '../kit/dial.ts';
import { Picture, Presets, Readings, Side, Stage, type StageStrings } from '../kit/Stage.tsx';
import { useDials } from '../kit/use-dials.ts';
import { useDrag } from '../kit/use-drag.ts';
import { ValueTables } from '../kit/ValueTables.tsx';
import { COAST } from './coast.ts';
import { HeightSlider } from './HeightSlider.tsx';
import { GEOGRAPHIC, MAP, mapLine, place } from './map.ts';
import {
  DAY_S,
  DIALS,
  EARTH_RADIUS_KM,
  GEOSTATIONARY_KM,
  groundPoint,
  groundTrack,
  horizon,
  horizonCircle,
  type Orbit as OrbitValues,
  PUNE,
  passesOver,
  period,
  reach,
  speed,
  westwardShift,
} from './model.ts';
import styles from './Orbit.module.css';
import type { OrbitWords } from './schema.ts';

/** Points of the track in one revolution: every four degrees. */
const TRACK_POINTS = 90;
const CIRCLE_POINTS = 72;
/** A wider shift is not drawn, because it would cross half of the map. */
const WIDEST_SHIFT_DEG = 150;
const KM_PER_DEGREE = (2 * Math.PI * EARTH_RADIUS_KM) / 360;
/** A satellite turns with the Earth if its shift is this close to 360°: the period is then within half a minute of a sidereal day. */
const TURNS_WITH_EARTH_DEG = 0.1;

const minutes = (seconds: number) => Math.round(seconds / 60);
/** '98.8 min' for short periods, '11 h 58 min' for longer ones. */
const duration = (seconds: number) =>
  seconds < 2 * 3600
    ? `${written(seconds / 60, 1)}\u00a0min`
    : `${Math.floor(minutes(seconds) / 60)}\u00a0h ${minutes(seconds) % 60}\u00a0min`;
const percent = (value: number, of: number) => `${Math.round((value / of) * 10_000) / 100}%`;

const turnsWithEarth = (shift: number) => Math.abs(shift - 360) < TURNS_WITH_EARTH_DEG;

interface RingProps {
  heightKm: number;
  label: string;
  onDrag: (heightKm: number) => void;
}

/** The Earth and the orbit around it, at the same scale. The satellite can be dragged to another height. */
const Ring = ({ heightKm, label, onDrag }: RingProps) => {
  const most = EARTH_RADIUS_KM + GEOSTATIONARY_KM;
  const unit = 100 / most;
  const radius = (EARTH_RADIUS_KM + heightKm) * unit;
  const drag = useDrag((x, y) => onDrag(Math.hypot(x, y) / unit - EARTH_RADIUS_KM));
  const at = Math.round(radius * 70.7) / 100;
  return (
    <svg className={styles.ring} viewBox="-104 -104 208 208" role="img" aria-label={label}>
      <path className={styles.graticule} d="M-104 0H104M0 -104V104" />
      <circle className={styles.most} r="100" />
      <circle className={styles.earth} r={EARTH_RADIUS_KM * unit} />
      <circle className={styles.track} r={Math.round(radius * 100) / 100} />
      <g className={styles.handle} transform={`translate(${at} ${-at})`} data-handle="height" {...drag}>
        <circle className={styles.grip} r="36" />
        <circle className={styles.satellite} r="6" />
      </g>
    </svg>
  );
};

interface MapProps {
  orbit: OrbitValues;
  revolutions: number;
  words: OrbitWords;
}

/** The ground track of the satellite, starting at Pune. */
function GroundMap({ orbit, revolutions, words }: MapProps) {
  const here = groundPoint(orbit, revolutions);
  const pune = place(PUNE);
  const satellite = place(here);
  const shift = westwardShift(orbit.heightKm);
  const next = place(groundPoint(orbit, 1));
  const measured = shift < WIDEST_SHIFT_DEG && passesOver(orbit.inclinationDeg, PUNE);
  return (
    <div className={styles.map} role="img" aria-label={words.map}>
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
        <path className={styles.coast} d={COAST} transform={GEOGRAPHIC} />
        <path
          className={styles.graticule}
          d="M0 30H360M0 60H360M0 120H360M0 150H360M15 0V180M45 0V180M75 0V180M105 0V180M135 0V180M165 0V180M195 0V180M225 0V180M255 0V180M285 0V180M315 0V180M345 0V180"
        />
        <path className={styles.frame} d="M0 0H360V180H0ZM0 90H360" />
        <path className={styles.horizon} d={mapLine(horizonCircle(here, horizon(orbit.heightKm), CIRCLE_POINTS))} />
        <path className={styles.track} d={mapLine(groundTrack(orbit, revolutions, TRACK_POINTS))} />
        {measured && <path className={styles.shift} d={`M${pune.x} ${pune.y}H${next.x}`} />}
      </svg>
      <svg aria-hidden="true">
        {[60, 30, 0, -30, -60].map((lat) => (
          <text className={styles.degree} key={lat} x="6" y={percent(90 - lat, MAP.height)} dy="-5">
            {`${written(lat, 0)}°`}
          </text>
        ))}
        {measured && (
          <text
            className={styles.name}
            x={percent((pune.x + next.x) / 2, MAP.width)}
            y={percent(pune.y, MAP.height)}
            dy="-8"
            textAnchor="middle"
          >
            {`${written(shift, 1)}°`}
          </text>
        )}
        <circle className={styles.place} cx={percent(pune.x, MAP.width)} cy={percent(pune.y, MAP.height)} r="5" />
        <svg x={percent(pune.x, MAP.width)} y={percent(pune.y, MAP.height)} overflow="visible" aria-hidden="true">
          <text className={styles.name} x="11" y="5">
            {words.place}
          </text>
        </svg>
        <circle
          className={styles.satellite}
          cx={percent(satellite.x, MAP.width)}
          cy={percent(satellite.y, MAP.height)}
          r="7"
        />
      </svg>
    </div>
  );
}

/** The height, the period and the ground track of a satellite. */
export function Orbit({ words, strings }: { words: OrbitWords; strings: StageStrings }) {
  const { values, revision, preset, move, drag, root, live } = useDials(DIALS);
  const heightKm = values.height;
  const orbit = { heightKm, inclinationDeg: values.inclination };
  const seconds = period(heightKm);
  const shift = westwardShift(heightKm);
  const known = {
    height: reading(DIALS.height, heightKm),
    period: duration(seconds),
    shift: `${written(shift, 1)}°`,
    inclination: `${values.inclination}°`,
    reach: `${reach(values.inclination)}°`,
    gap: `${written(PUNE.lat - reach(values.inclination), 1)}°`,
  };
  const same = values.inclination === 0 ? 'stays' : 'eight';
  const said = turnsWithEarth(shift) ? same : passesOver(values.inclination, PUNE) ? 'over' : 'never';
  const { inclination, revolutions } = words;
  const answersOf = ({ height: km }: Values<typeof DIALS>) => {
    const shift = westwardShift(km);
    return [
      { label: words.speed, value: `${written(speed(km), 2)} km/s` },
      {
        label: words.shift,
        value: turnsWithEarth(shift) ? words.fullTurn : fill(words.west, { shift: `${written(shift, 1)}°` }),
      },
      { label: words.perDay, value: written(DAY_S / period(km), 1) },
      {
        label: words.sees,
        value: `${(Math.round((horizon(km) * KM_PER_DEGREE) / 10) * 10).toLocaleString('en-IN')} km`,
      },
    ];
  };

  return (
    <Stage
      root={root}
      live={live}
      dials={DIALS}
      layout="sided"
      className={styles.orbit}
      said={fill(words.said[said], known)}
    >
      <Picture className={styles.views}>
        <GroundMap orbit={orbit} revolutions={values.revolutions} words={words} />
        <div className={styles.scale}>
          <Ring heightKm={heightKm} label={words.ring} onDrag={(height) => drag({ height })} />
          <p>{words.scale}</p>
        </div>
      </Picture>
      <Side>
        <HeightSlider
          label={words.height}
          dial={DIALS.height}
          value={heightKm}
          revision={revision}
          answerLabel={words.period}
          answer={known.period}
          onMove={(height) => move({ height })}
        />
        <Controls
          dials={DIALS}
          labels={{ inclination, revolutions }}
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
        labels={{ height: words.height }}
        values={values}
        strings={strings}
        answers={(set) => [{ label: words.period, value: duration(period(set.height)) }, ...answersOf(set)]}
      />
    </Stage>
  );
}
