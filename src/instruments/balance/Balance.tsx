import { fill } from '../../model/fill.ts';
import type_ from '../../ui/type.module.css';
import { Choice } from '../kit/Choice.tsx';
import { Controls } from '../kit/Controls.tsx';
import { CopyLink } from '../kit/CopyLink.tsx';
import { written } from '../kit/dial.ts';
import { Picture, Presets, Readings, Side, Stage, type StageStrings } from '../kit/Stage.tsx';
import { useDials } from '../kit/use-dials.ts';
import { useDrag } from '../kit/use-drag.ts';
import { ValueTables } from '../kit/ValueTables.tsx';
import styles from './Balance.module.css';
import { Body, FROM_BEHIND, FROM_RIGHT, type View } from './Body.tsx';
import {
  ankle,
  centreOfMass,
  DIALS,
  footprint,
  MACHINE,
  margin,
  type Point,
  STANDING,
  type Stance,
  support,
  wayOf,
} from './model.ts';
import type { BalanceWords } from './schema.ts';

/** Half the width of the view from behind, in millimetres of the drawing. */
const HALF_MM = 430;
/** The limits of the view from the right. */
const BACK_MM = -420;
const FRONT_MM = 720;
const HEAD_ROOM_MM = 1640;
const UNDER_MM = 150;
const GAP_MM = 40;
/** The plan's extent: sideways, behind and ahead of the ankles, plus space for its numbers. */
const PLAN_HALF_MM = 330;
const PLAN_BACK_MM = 230;
const PLAN_FRONT_MM = 390;
const PLAN_UNDER_MM = 60;
const FEET = ['left', 'right'] as const;

const round = (value: number) => Math.round(value * 10) / 10;
const ticks = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor(to / by) - Math.ceil(from / by) + 1 }, (_, i) => (Math.ceil(from / by) + i) * by);
/** Forward is up in the plan, so y is inverted. */
const outline = (points: Point[]) => `M${points.map(({ x, y }) => `${round(x)} ${round(-y)}`).join('L')}Z`;

/** The quartered circle that engineers draw for a centre of mass. */
const Centre = ({ x, y }: Point) => (
  <g className={styles.centre} transform={`translate(${round(x)} ${round(y)})`}>
    <circle r="30" />
    <path d="M0 -30A30 30 0 0 1 30 0H-30A30 30 0 0 0 0 30Z" />
  </g>
);

interface ElevationProps {
  view: View;
  stance: Stance;
  from: number;
  to: number;
  label: string;
}

/** One elevation: the floor, the supporting part of it, and the projected centre of mass. */
function Elevation({ view, stance, from, to, label }: ElevationProps) {
  const com = centreOfMass(stance);
  const at = view.across(com);
  const supportXs = support(stance).map((point) => view.across({ ...point, z: 0 }));
  return (
    <>
      <path className={styles.floor} d={`M${from} 0H${to}`} />
      {ticks(from, to, 100).map((mm) => (
        <path className={styles.floor} key={mm} d={`M${mm} 0v${mm % 500 ? 14 : 28}`} />
      ))}
      <Body view={view} stance={stance} />
      <path className={styles.carries} d={`M${round(Math.min(...supportXs))} 6H${round(Math.max(...supportXs))}`} />
      <path className={styles.plumb} d={`M${round(at)} ${round(-com.z)}V0`} />
      <Centre x={at} y={-com.z} />
      <path className={styles.pointer} d={`M${round(at)} 14l26 50h-52z`} />
      <text className={styles.label} x={(from + to) / 2} y={UNDER_MM - 20} textAnchor="middle">
        {label}
      </text>
    </>
  );
}

interface PlanProps {
  stance: Stance;
  label: string;
  /** Called when the right foot is dragged; the left foot mirrors it, so that the midpoint does not move. */
  onDrag: (feet: Pick<Stance, 'width' | 'step'>) => void;
}

/** The feet from above, the outline around them, and the projected centre of mass. */
function Plan({ stance, label, onDrag }: PlanProps) {
  const com = centreOfMass(stance);
  const { distanceMm, edge } = margin(stance);
  const right = ankle('right', stance);
  const drag = useDrag((x, y) => onDrag({ width: 2 * x, step: -2 * y }));
  return (
    <>
      <path className={styles.floor} d={`M${-PLAN_HALF_MM} ${-PLAN_FRONT_MM}V${PLAN_BACK_MM}H${PLAN_HALF_MM}`} />
      {ticks(-PLAN_HALF_MM, PLAN_HALF_MM, 50).map((mm) => (
        <path className={styles.floor} key={mm} d={`M${mm} ${PLAN_BACK_MM}v${mm % 100 ? 8 : 16}`} />
      ))}
      {ticks(-PLAN_BACK_MM, PLAN_FRONT_MM, 50).map((mm) => (
        <path className={styles.floor} key={mm} d={`M${-PLAN_HALF_MM} ${-mm}h${mm % 100 ? 8 : 16}`} />
      ))}
      {[-200, 0, 200].map((mm) => (
        <text className={styles.label} key={mm} x={mm} y={PLAN_BACK_MM + 22} textAnchor="middle">
          {mm ? `${written(mm, 0)} mm` : '0'}
        </text>
      ))}
      <path className={styles.axis} d={`M0 ${PLAN_BACK_MM}V${-PLAN_FRONT_MM}M${-PLAN_HALF_MM} 0H${PLAN_HALF_MM}`} />
      <path className={styles.support} d={outline(support(stance))} data-tips={distanceMm < 0 || undefined} />
      {FEET.map((foot) => {
        const { x, y } = ankle(foot, stance);
        return (
          <g className={styles.foot} key={foot} data-lifted={stance.standing === -STANDING[foot] || undefined}>
            <path d={outline(footprint(foot, stance))} />
            <circle cx={x} cy={-y} r="9" />
          </g>
        );
      })}
      <path className={styles.margin} d={`M${round(com.x)} ${round(-com.y)}L${round(edge.x)} ${round(-edge.y)}`} />
      <circle className={styles.edge} cx={round(edge.x)} cy={round(-edge.y)} r="6" />
      <g className={styles.point} transform={`translate(${round(com.x)} ${round(-com.y)})`}>
        <path d="M-30 0H30M0 -30V30" />
        <circle r="12" />
      </g>
      <g className={styles.handle} transform={`translate(${right.x} ${-right.y})`} data-handle="width" {...drag}>
        <circle className={styles.grip} r="55" />
        <circle className={styles.knob} r="16" />
      </g>
      <text className={styles.label} x={PLAN_HALF_MM} y={-PLAN_FRONT_MM} textAnchor="end">
        {label}
      </text>
    </>
  );
}

/** A standing machine: whether its centre of mass is above the outline of its feet, and by what margin. */
export function Balance({ words, strings }: { words: BalanceWords; strings: StageStrings }) {
  const { values: stance, revision, set, preset, move, drag, root, live } = useDials(DIALS);
  const { distanceMm, over } = margin(stance);
  const isStable = distanceMm >= 0;
  const mm = (value: number) => `${written(value, 0)}\u00a0mm`;
  const known = {
    mass: `${MACHINE.massKg + stance.load}\u00a0kg`,
    margin: mm(Math.abs(distanceMm)),
    way: words.ways[wayOf(over)],
  };
  const { width, step, ahead, side, load } = words;
  const labels = { width, step, ahead, side, load };
  const answersOf = (stance: Stance) => [
    { label: words.over, value: words.ways[wayOf(margin(stance).over)] },
    { label: words.height, value: mm(centreOfMass(stance).z) },
    { label: words.mass, value: `${MACHINE.massKg + stance.load}\u00a0kg` },
  ];
  const rightViewX = HALF_MM + GAP_MM - BACK_MM;

  return (
    <Stage
      root={root}
      live={live}
      dials={DIALS}
      layout="sided"
      className={styles.balance}
      said={fill(isStable ? words.said.stands : words.said.tips, known)}
    >
      <Picture className={styles.views}>
        <svg
          className={styles.elevations}
          viewBox={`${-HALF_MM} ${-HEAD_ROOM_MM} ${2 * HALF_MM + GAP_MM + FRONT_MM - BACK_MM} ${HEAD_ROOM_MM + UNDER_MM}`}
          role="img"
          aria-label={words.elevations}
        >
          <Elevation view={FROM_BEHIND} stance={stance} from={-HALF_MM} to={HALF_MM} label={words.behind} />
          <g transform={`translate(${rightViewX} 0)`}>
            <Elevation view={FROM_RIGHT} stance={stance} from={BACK_MM} to={FRONT_MM} label={words.beside} />
          </g>
        </svg>
        <div className={styles.floorplan}>
          <p className={type_.figure}>
            {written(Math.abs(distanceMm), 0)}
            <small> mm</small>
          </p>
          <p>{isStable ? words.inside : words.outside}</p>
          <svg
            viewBox={`${-PLAN_HALF_MM} ${-PLAN_FRONT_MM} ${2 * PLAN_HALF_MM} ${PLAN_FRONT_MM + PLAN_BACK_MM + PLAN_UNDER_MM}`}
            role="img"
            aria-label={words.plan}
          >
            <Plan stance={stance} label={words.above} onDrag={drag} />
          </svg>
        </div>
      </Picture>
      <Side>
        <Choice
          name="standing"
          legend={words.standing}
          options={(['left', 'both', 'right'] as const).map((feet) => ({
            value: STANDING[feet],
            label: words.feet[feet],
          }))}
          value={stance.standing as (typeof STANDING)[keyof typeof STANDING]}
          onChoose={(standing) => set({ standing })}
        />
        <Controls dials={DIALS} labels={labels} values={stance} revision={revision} move={move} strings={strings} />
        <Readings items={answersOf(stance)} />
      </Side>
      <Presets heading={strings.tries} tries={words.tries} onChoose={preset} />
      <CopyLink root={root} dials={DIALS} values={stance} strings={strings} />
      <ValueTables
        root={root}
        dials={DIALS}
        labels={labels}
        values={stance}
        strings={strings}
        answers={(stance: Stance) => [
          { label: words.inside, value: mm(margin(stance).distanceMm) },
          ...answersOf(stance),
        ]}
      />
    </Stage>
  );
}
