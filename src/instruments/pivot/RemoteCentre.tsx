import { fill } from '../../model/fill.ts';
import { Controls } from '../kit/Controls.tsx';
import { CopyLink } from '../kit/CopyLink.tsx';
import { reading, type Values, written } from '../kit/dial.ts';
import { Picture, Presets, Readings, Side, Stage, type StageStrings } from '../kit/Stage.tsx';
import { useDials } from '../kit/use-dials.ts';
import { useDrag } from '../kit/use-drag.ts';
import { ValueTables } from '../kit/ValueTables.tsx';
import { DIALS, pivotOf, SHAFT_MM } from './model.ts';
import styles from './RemoteCentre.module.css';
import type { PivotWords } from './schema.ts';

type Pivot = ReturnType<typeof pivotOf>;

/** A millimetre is 2 units of the side view; the centre of motion is at 0, 0, and y points down. */
const MM = 2;
const HALF = 270 * MM;
const TOP = -292 * MM;
const BOTTOM = 226 * MM;
/** The view from above: the same scale, rings every 30 mm. */
const RINGS = [30, 60, 90, 120, 150, 180];
const RIM = 180 * MM;

const round = (value: number) => Math.round(value * 10) / 10;
const arc = (radius: number, out: number, y: number) =>
  `M${round(-out)} ${round(y)}A${radius} ${radius} 0 0 ${y > 0 ? 0 : 1} ${round(out)} ${round(y)}`;

/** The space that the shaft can sweep at this tilt: a cone inside, its mirror image outside. */
function Cones({ tip, carriage, depth }: Pick<Pivot, 'tip' | 'carriage'> & { depth: number }) {
  const below = arc(depth * MM, tip.out * MM, tip.down * MM);
  const over = arc((SHAFT_MM - depth) * MM, carriage.out * MM, -carriage.up * MM);
  return (
    <>
      <path className={styles.cone} d={`${below}L0 0Z`} />
      <path className={styles.swept} d={below} />
      <path className={styles.swing} d={over} />
      <path
        className={styles.other}
        d={`M${round(-tip.out * MM)} ${round(tip.down * MM)}L${round(carriage.out * MM)} ${round(-carriage.up * MM)}`}
      />
    </>
  );
}

/** The wall, open where the shaft passes, and the distance by which the shaft pulls it. */
function Wall({ level, tilt, words }: { level: number; tilt: number; words: PivotWords }) {
  const lean = Math.tan((tilt * Math.PI) / 180);
  const half = 6 * MM;
  const gap = round(7 * MM + half * lean);
  const crossing = round(level * lean);
  const [top, bottom] = [level - half, level + half];
  const side = (from: number, to: number) => `M${from} ${top}H${to}M${from} ${bottom}H${to}`;
  return (
    <g className={styles.wall}>
      <path d={side(-HALF, crossing - gap) + side(crossing + gap, HALF)} />
      <path d={`M${crossing - gap} ${top}v${2 * half}M${crossing + gap} ${top}v${2 * half}`} />
      <text x={-HALF} y={top - 12}>
        {words.wall}
      </text>
      {crossing !== 0 && <path className={styles.pull} d={`M0 ${level}H${crossing}`} />}
    </g>
  );
}

function Shaft({ tip, carriage }: Pick<Pivot, 'tip' | 'carriage'>) {
  const end = { x: round(tip.out * MM), y: round(tip.down * MM) };
  const start = { x: round(-carriage.out * MM), y: round(-carriage.up * MM) };
  const line = `M${start.x} ${start.y}L${end.x} ${end.y}`;
  return (
    <>
      <path className={styles.outline} d={line} />
      <path className={styles.shaft} d={line} />
      <circle className={styles.carriage} cx={start.x} cy={start.y} r="22" />
    </>
  );
}

/** The circle that the tip can sweep, seen from above, on a graticule in millimetres. */
function Plan({ pivot, words }: { pivot: Pivot; words: PivotWords }) {
  const radius = round((pivot.across / 2) * MM);
  return (
    <svg
      className={styles.plan}
      viewBox={`${-RIM - 10} ${-RIM - 10} ${2 * RIM + 20} ${2 * RIM + 64}`}
      role="img"
      aria-label={words.plan}
    >
      <circle className={styles.footprint} r={radius} />
      {RINGS.map((mm) => (
        <circle className={styles.graticule} key={mm} r={mm * MM} />
      ))}
      <path className={styles.graticule} d={`M${-RIM} 0H${RIM}M0 ${-RIM}V${RIM}`} />
      {RINGS.filter((mm) => mm % 60 === 0).map((mm) => (
        <text key={mm} x={-mm * MM + 6} y="-8">
          {mm}
        </text>
      ))}
      <circle className={styles.swept} r={radius} />
      <circle className={styles.pin} r="5" />
      <circle className={styles.point} cx={radius} r="11" />
      <text className={styles.label} x={-RIM} y={RIM + 44}>
        {words.above}
      </text>
    </svg>
  );
}

/** How far the tip of a shaft can move when one point of the shaft is fixed. */
export function RemoteCentre({ words, strings }: { words: PivotWords; strings: StageStrings }) {
  const { values, revision, preset, move, drag: dragTo, root, live } = useDials(DIALS);
  const pivot = pivotOf(values);
  const { tip, carriage } = pivot;
  const drag = useDrag((x, y) =>
    dragTo({
      depth: Math.hypot(x, y) / MM,
      tilt: (Math.atan2(Math.abs(x), Math.max(0, y)) * 180) / Math.PI,
    }),
  );
  const mm = (value: number) => `${written(value, 0)} mm`;
  const said = fill(pivot.pull === 0 ? words.said.still : words.said.pulled, {
    depth: reading(DIALS.depth, values.depth),
    tilt: reading(DIALS.tilt, values.tilt),
    across: mm(pivot.across),
    swing: mm(pivot.swing),
    pull: mm(pivot.pull),
  });
  const answersOf = (set: Values<typeof DIALS>) => {
    const { across, swing, pull, hand, strokes } = pivotOf(set);
    return [
      { label: words.across, value: mm(across) },
      { label: words.swing, value: mm(swing) },
      { label: words.pull, value: mm(pull) },
      { label: words.hand, value: mm(hand) },
      { label: words.strokes, value: String(strokes) },
      { label: words.slip, value: `${written(1 / set.scale, 2)} mm` },
    ];
  };

  return (
    <Stage root={root} live={live} dials={DIALS} layout="sided" className={styles.pivot} said={said}>
      <Picture className={styles.views}>
        <svg
          className={styles.drawing}
          viewBox={`${-HALF} ${TOP} ${2 * HALF} ${BOTTOM - TOP}`}
          role="img"
          aria-label={words.drawing}
        >
          <path className={styles.axis} d={`M0 ${TOP}V${BOTTOM}`} />
          <Cones tip={tip} carriage={carriage} depth={values.depth} />
          <Wall level={values.offset * MM} tilt={values.tilt} words={words} />
          <Shaft tip={tip} carriage={carriage} />
          <circle className={styles.centre} r="9" />
          <text className={styles.label} x="30" y="-22">
            {words.centre}
          </text>
          <g
            className={styles.handle}
            data-handle="depth"
            transform={`translate(${round(tip.out * MM)} ${round(tip.down * MM)})`}
            {...drag}
          >
            <circle className={styles.grip} r="80" />
            <circle className={styles.point} r="12" />
          </g>
        </svg>
        <Plan pivot={pivot} words={words} />
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

const labelsOf = ({ depth, tilt, offset, scale }: PivotWords) => ({ depth, tilt, offset, scale });
