import styles from './Balance.module.css';
import { ankle, type Foot, leaned, MACHINE, type Place, STANDING, type Stance } from './model.ts';

/** A projection of the body: x to the right and z up in the drawing. */
export interface View {
  across: (place: Place) => number;
  fromRight: boolean;
}
export const FROM_BEHIND: View = { across: ({ x }) => x, fromRight: false };
export const FROM_RIGHT: View = { across: ({ y }) => y, fromRight: true };

const LIFT_MM = 130;
const ANKLE_MM = 70;

const round = (value: number) => Math.round(value * 10) / 10;
/** SVG's y axis points down, so z is inverted. */
const xyOf = (view: View, place: Place) => `${round(view.across(place))} ${round(-place.z)}`;
const mirrored = (foot: Foot, place: Place): Place => (foot === 'left' ? { ...place, x: -place.x } : place);

const Part = ({ d, wide }: { d: string; wide: 'limb' | 'leg' | 'neck' | 'trunk' | 'back' | 'skull' }) => (
  <g data-part={wide}>
    <path className={styles.outline} d={d} />
    <path className={styles.flesh} d={d} />
  </g>
);

interface BodyProps {
  view: View;
  stance: Stance;
}

function Leg({ view, stance, foot }: BodyProps & { foot: Foot }) {
  const lifted = stance.standing === -STANDING[foot];
  const on = ankle(foot, stance);
  const low = { ...on, z: lifted ? LIFT_MM : 0 };
  const joint = { ...low, z: low.z + ANKLE_MM };
  const hip = leaned(mirrored(foot, { x: 75, y: 25, z: 820 }), stance);
  const middle = (bent: number): Place => ({
    x: (hip.x + joint.x) / 2,
    y: (hip.y + joint.y) / 2 + bent,
    z: (hip.z + joint.z) / 2,
  });
  const { heelToAnkleMm: heel, footLengthMm, footWidthMm } = MACHINE;
  const sole = view.fromRight
    ? `M${round(low.y - heel)} ${-low.z}h${footLengthMm}v-18q-60 -14 -110 -52h-130z`
    : `M${round(low.x - footWidthMm / 2)} ${-low.z}h${footWidthMm}v-62h${-footWidthMm}z`;
  return (
    <>
      <Part wide="leg" d={`M${[hip, middle(lifted ? 120 : 14), joint].map((place) => xyOf(view, place)).join('L')}`} />
      <path className={styles.sole} d={sole} />
    </>
  );
}

function Arm({ view, stance, foot }: BodyProps & { foot: Foot }) {
  const places = [
    { x: 165, y: 30, z: 1235 },
    { x: 190, y: 70, z: 975 },
    { x: 110, y: MACHINE.handsAheadMm, z: MACHINE.handsHeightMm },
  ].map((place) => xyOf(view, leaned(mirrored(foot, place), stance)));
  // Seen from behind, the forearm points away from the viewer and is hidden.
  return <Part wide="limb" d={`M${(view.fromRight ? places : places.slice(0, 2)).join('L')}`} />;
}

/** A box of constant density, so its side grows with the cube root of its mass. */
function Load({ view, stance }: BodyProps) {
  if (!stance.load) return null;
  const half = 33 * Math.cbrt(stance.load);
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across = 0, up = 0]) => {
    const y = MACHINE.handsAheadMm + (view.fromRight ? across * half : 0);
    return xyOf(
      view,
      leaned({ x: view.fromRight ? 0 : across * half, y, z: MACHINE.handsHeightMm + up * half }, stance),
    );
  });
  return <path className={styles.load} d={`M${corners.join('L')}Z`} />;
}

/** The machine as a jointed figure that leans from the ankles. */
export function Body({ view, stance }: BodyProps) {
  const line = (...places: Place[]) => `M${places.map((place) => xyOf(view, leaned(place, stance))).join('L')}`;
  const part = { view, stance };
  const head = (
    <>
      <Part wide="neck" d={line({ x: 0, y: 30, z: 1260 }, { x: 0, y: 40, z: 1420 })} />
      <Part wide="skull" d={line({ x: 0, y: 40, z: 1460 }, { x: 0, y: 42, z: 1490 })} />
    </>
  );
  if (view.fromRight)
    return (
      <>
        <Leg {...part} foot="left" />
        <Arm {...part} foot="left" />
        {head}
        <path className={styles.visor} d={line({ x: 0, y: 110, z: 1516 }, { x: 0, y: 120, z: 1456 })} />
        <Part wide="trunk" d={line({ x: 0, y: 25, z: 870 }, { x: 0, y: 30, z: 1200 })} />
        <Leg {...part} foot="right" />
        <Load {...part} />
        <Arm {...part} foot="right" />
      </>
    );
  const corners = [
    { x: -100, y: 30, z: 1220 },
    { x: 100, y: 30, z: 1220 },
    { x: 60, y: 25, z: 870 },
    { x: -60, y: 25, z: 870 },
  ];
  return (
    <>
      <Leg {...part} foot="left" />
      <Leg {...part} foot="right" />
      <Load {...part} />
      <Arm {...part} foot="left" />
      <Arm {...part} foot="right" />
      {head}
      <Part wide="back" d={`${line(...corners)}Z`} />
    </>
  );
}
