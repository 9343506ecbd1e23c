import { fill } from '../../model/fill.ts';
import { Choice } from '../kit/Choice.tsx';
import { Controls } from '../kit/Controls.tsx';
import { CopyLink } from '../kit/CopyLink.tsx';
import { type Values, written } from '../kit/dial.ts';
import { Picture, Presets, Readings, Side, Stage, type StageStrings } from '../kit/Stage.tsx';
import { useDials } from '../kit/use-dials.ts';
import { useDrag } from '../kit/use-drag.ts';
import { ValueTables } from '../kit/ValueTables.tsx';
import { type Answer, answerOf, BENCH_M, type Bend, bendUp, DIALS, degrees, type Point } from './model.ts';
import type { ArmWords } from './schema.ts';
import styles from './TwoJointArm.module.css';

/** A metre is 400 units of the drawing; the shoulder is at 0, 0, and y points down. */
const METRE = 400;
const HALF_WIDTH = 1.4 * METRE;
const TOP = -1.36 * METRE;
const BENCH = BENCH_M * METRE;
const FOOT = BENCH + 64;
const CLIP = 'above-bench';
const at = ({ x, y }: Point) => ({ x: x * METRE, y: -y * METRE });
const path = (...points: Point[]) => `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;

/** The SVG path of an arc around a joint; `from` and `by` are angles in radians. */
function arc(centre: Point, radius: number, from: number, by: number): string {
  const end = (angle: number) =>
    `${Math.round(centre.x + radius * Math.cos(angle))} ${Math.round(centre.y - radius * Math.sin(angle))}`;
  return `M${end(from)}A${radius} ${radius} 0 ${Math.abs(by) > Math.PI ? 1 : 0} ${by > 0 ? 0 : 1} ${end(from + by)}`;
}

const Ring = ({ least, most }: { least: number; most: number }) => (
  <g clipPath={`url(#${CLIP})`}>
    <circle className={styles.ring} r={((least + most) / 2) * METRE} strokeWidth={(most - least) * METRE} />
    <circle className={styles.edge} r={most * METRE} />
    <circle className={styles.edge} r={least * METRE} />
  </g>
);

const Bench = () => (
  <g className={styles.bench}>
    <path d={`M${-HALF_WIDTH} ${BENCH}H${HALF_WIDTH}`} />
    {Array.from({ length: 27 }, (_, i) => i - 13).map((tenth) => (
      <path key={tenth} d={`M${tenth * 40} ${BENCH}v${tenth % 5 ? 8 : 16}`} />
    ))}
    {[-1, -0.5, 0, 0.5, 1].map((metre) => (
      <text key={metre} x={metre * METRE} y={BENCH + 20}>
        {metre === 0 ? '0' : `${written(metre, 1)} m`}
      </text>
    ))}
    <path d={`M-34 ${BENCH}L-20 18H20L34 ${BENCH}`} />
  </g>
);

const LABEL_RADIUS = { shoulder: 116, elbow: 96 };

function Pose({ answer }: { answer: Answer }) {
  const elbow = at(answer.elbow);
  const tip = at(answer.tip);
  const { pose } = answer;
  const links = path({ x: 0, y: 0 }, elbow, tip);
  return (
    <>
      <path className={styles.turn} d={arc({ x: 0, y: 0 }, 74, 0, pose.shoulder)} />
      <path className={styles.turn} d={path(elbow, { x: elbow.x * 1.3, y: elbow.y * 1.3 })} />
      <path className={styles.turn} d={arc(elbow, 54, pose.shoulder, pose.elbow)} />
      <path className={styles.outline} d={links} />
      <path className={styles.link} d={links} />
      <AngleLabel from={0} by={pose.shoulder} centre={{ x: 0, y: 0 }} radius={LABEL_RADIUS.shoulder} />
      <AngleLabel from={pose.shoulder} by={pose.elbow} centre={elbow} radius={LABEL_RADIUS.elbow} />
      <circle className={styles.joint} r="15" />
      <circle className={styles.joint} cx={elbow.x} cy={elbow.y} r="12" />
      <circle className={styles.joint} cx={tip.x} cy={tip.y} r="6" />
    </>
  );
}

function AngleLabel({ from, by, centre, radius }: { from: number; by: number; centre: Point; radius: number }) {
  const middle = from + by / 2;
  return (
    <text
      className={styles.angle}
      x={Math.round(centre.x + radius * Math.cos(middle))}
      y={Math.round(centre.y - radius * Math.sin(middle))}
    >
      {written(Math.abs(degrees(by)), 0)}°
    </text>
  );
}

const metres = (value: number) => `${written(value, 2)} m`;

/** The values for the sentence and the readings. */
function formattedOf({ distance, pose, ring, gap }: Answer) {
  return {
    distance: metres(distance),
    shoulder: `${written(degrees(pose.shoulder), 0)}°`,
    elbow: `${written(Math.abs(degrees(pose.elbow)), 0)}°`,
    least: written(ring.least, 2),
    most: written(ring.most, 2),
    gap: metres(gap),
  };
}

/** A two-joint arm: which points its gripper can reach, and how its elbow bends. */
export function TwoJointArm({ words, strings }: { words: ArmWords; strings: StageStrings }) {
  const { values, revision, set, preset, move, drag: dragTo, root, live } = useDials(DIALS);
  const point = { x: values.out, y: values.up };
  const bend = values.bend as Bend;
  const answer = answerOf(values, point, bend);
  const other = answerOf(values, point, bend === 1 ? -1 : 1);
  const up = bendUp(point);
  const drag = useDrag((x, y) => dragTo({ out: x / METRE, up: -y / METRE }));
  const mark = at(point);
  const formatted = formattedOf(answer);
  const labels = labelsOf(words);
  const answersOf = (formatted: ReturnType<typeof formattedOf>) => [
    { label: words.distance, value: formatted.distance },
    { label: words.ring, value: fill(words.between, formatted) },
    { label: words.shoulder, value: formatted.shoulder },
    { label: words.elbow, value: formatted.elbow },
  ];

  return (
    <Stage
      root={root}
      live={live}
      dials={DIALS}
      layout="sided"
      className={styles.arm}
      said={fill(words.said[answer.reach], formatted)}
    >
      <Picture>
        <svg
          className={styles.drawing}
          viewBox={`${-HALF_WIDTH} ${TOP} ${2 * HALF_WIDTH} ${FOOT - TOP}`}
          role="img"
          aria-label={words.drawing}
        >
          <clipPath id={CLIP}>
            <rect x={-HALF_WIDTH} y={TOP} width={2 * HALF_WIDTH} height={BENCH - TOP} />
          </clipPath>
          <Ring {...answer.ring} />
          <Bench />
          <path className={styles.sight} d={path({ x: 0, y: 0 }, mark)} />
          {answer.gap === 0 && <path className={styles.other} d={path({ x: 0, y: 0 }, at(other.elbow), mark)} />}
          <Pose answer={answer} />
          <g className={styles.handle} data-handle="out" transform={`translate(${mark.x} ${mark.y})`} {...drag}>
            <circle className={styles.grip} r="80" />
            <path className={styles.cross} d="M-34 0H34M0 -34V34" />
            <circle className={styles.point} r="11" />
          </g>
        </svg>
      </Picture>
      <Side>
        <Controls dials={DIALS} labels={labels} values={values} revision={revision} move={move} strings={strings} />
        <Choice
          name="bend"
          legend={words.bend}
          options={[
            { value: up, label: words.bendUp },
            { value: up === 1 ? -1 : 1, label: words.bendDown },
          ]}
          value={bend}
          onChoose={(value) => set({ bend: value })}
        />
        <Readings items={answersOf(formatted)} />
      </Side>
      <Presets heading={strings.tries} tries={words.tries} onChoose={preset} />
      <CopyLink root={root} dials={DIALS} values={values} strings={strings} />
      <ValueTables
        root={root}
        dials={DIALS}
        labels={labels}
        values={values}
        strings={strings}
        answers={(set: Values<typeof DIALS>) =>
          answersOf(formattedOf(answerOf(set, { x: set.out, y: set.up }, set.bend as Bend)))
        }
      />
    </Stage>
  );
}

const labelsOf = ({ out, up, upper, fore }: ArmWords) => ({ out, up, upper, fore });
