import type { Dials } from '../kit/dial.ts';

/** Standard gravity, m/s². */
const G = 9.80665;
/** Air at sea level and 15 °C, kg/m³. */
export const AIR = 1.225;

/** The illustration: a generic machine with four rotors. */
export const MACHINE = {
  /** Frame, motors and electronics, without battery and load, kg. */
  frameKg: 4,
  rotors: 4,
  rotorM: 0.5,
  /** Drag area including rotors, m²: drag is half the air’s density times speed squared times this. */
  dragM2: 0.2,
  /** Power to turn the blades against their own drag, as a share of the ideal power in still air. */
  blades: 0.4,
  /** Efficiency of motors and controllers. */
  drive: 0.8,
  /** Energy in a kilogram of battery pack, Wh. */
  packWhPerKg: 180,
  /** The usable part of it. */
  usable: 0.8,
};
export const DISC_M2 = MACHINE.rotors * Math.PI * (MACHINE.rotorM / 2) ** 2;

export const DIALS = {
  payload: { from: 0, to: 6, step: 0.1, start: 1.5, digits: 1, unit: ' kg' },
  wind: { from: 0, to: 18, step: 0.5, start: 5, digits: 1, unit: ' m/s' },
  battery: { from: 200, to: 2200, step: 20, start: 720, digits: 0, unit: ' Wh' },
} satisfies Dials;

/** Inflow of a hovering rotor by momentum theory, m/s. Thrust in newtons, swept area in m². */
export const hoverInflow = (thrust: number, area: number) => Math.sqrt(thrust / (2 * AIR * area));

/**
 * The same with wind over the rotor: Glauert's form. `along` blows in the plane of the disc, `through` across it, m/s.
 * More air passes through the disc, so the inflow is smaller.
 */
export function inflow(thrust: number, area: number, along: number, through: number): number {
  const still = hoverInflow(thrust, area);
  let low = 0;
  let high = still;
  // Bisection: one side falls as the other rises, and 50 halvings reach the precision of a double.
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (still ** 2 / Math.hypot(along, through + middle) > middle) low = middle;
    else high = middle;
  }
  return high;
}

export interface Load {
  /** kg */
  payload: number;
  /** m/s */
  wind: number;
  /** Wh */
  battery: number;
}

/** A machine that hovers over one point of the ground, so the wind is its airspeed. */
export function flightOf({ payload, wind, battery }: Load) {
  const mass = MACHINE.frameKg + payload + battery / MACHINE.packWhPerKg;
  const weight = mass * G;
  const drag = 0.5 * AIR * MACHINE.dragM2 * wind ** 2;
  const thrust = Math.hypot(weight, drag);
  const lean = Math.atan2(drag, weight);
  const v = inflow(thrust, DISC_M2, wind * Math.cos(lean), wind * Math.sin(lean));
  const power = {
    lift: thrust * v,
    wind: drag * wind,
    blades: MACHINE.blades * thrust * hoverInflow(thrust, DISC_M2),
  };
  const watts = (power.lift + power.wind + power.blades) / MACHINE.drive;
  return { mass, lean, watts, minutes: ((MACHINE.usable * battery) / watts) * 60 };
}

/**
 * The battery that hovers longest, Wh. Time is proportional to E ÷ (rest + battery)^1.5, which is greatest when the battery weighs
 * twice as much as everything else.
 */
export const bestBattery = (payload: number) => 2 * (MACHINE.frameKg + payload) * MACHINE.packWhPerKg;

/** The load for a given flight time, kg, for dragging the point up and down. */
export function payloadFor(minutes: number, { wind, battery }: Omit<Load, 'payload'>): number {
  let low = 0;
  let high = DIALS.payload.to;
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2;
    if (flightOf({ payload: middle, wind, battery }).minutes > minutes) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The lower limits of the Beaufort forces, m/s. */
export const BEAUFORT = [0, 0.3, 1.6, 3.4, 5.5, 8, 10.8, 13.9, 17.2];
export const beaufort = (wind: number) => BEAUFORT.findLastIndex((from) => wind >= from);
