import type { Dials } from '../kit/dial.ts';

/**
 * A circular orbit about a spherical, rotating Earth: the values that depend on the height, and the ground track on the
 * map. Lengths in kilometres, times in seconds, angles in degrees; longitudes east, latitudes north.
 */

/** The Earth's gravitational parameter (WGS 84), in km³/s². */
export const MU = 398_600.4418;
/** Equatorial radius (WGS 84), from which heights are measured. */
export const EARTH_RADIUS_KM = 6378.137;
/** One rotation of the Earth relative to the stars. */
export const SIDEREAL_DAY_S = 86_164.0905;
export const DAY_S = 86_400;
/** The height at which a satellite turns with the Earth. */
export const GEOSTATIONARY_KM = 35_786;

export const PUNE = { lat: 18.52, lon: 73.86 } as const;

export interface Orbit {
  heightKm: number;
  inclinationDeg: number;
}
export interface GroundPoint {
  lat: number;
  lon: number;
}

const FULL = 360;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** From −180 up to 180. */
export const wrap = (lon: number) => ((((lon + FULL / 2) % FULL) + FULL) % FULL) - FULL / 2;

const axis = (heightKm: number) => EARTH_RADIUS_KM + heightKm;

/** Kepler’s third law: T² = 4π² a³/µ. */
export const period = (heightKm: number) => 2 * Math.PI * Math.sqrt(axis(heightKm) ** 3 / MU);

/** v² = µ/a; in km/s. */
export const speed = (heightKm: number) => Math.sqrt(MU / axis(heightKm));

/** The height for a period in seconds: the inverse of Kepler’s law. */
export const heightOf = (seconds: number) => Math.cbrt(MU * (seconds / (2 * Math.PI)) ** 2) - EARTH_RADIUS_KM;

/** The rotation of the Earth in one revolution: each track is this much west of the last. */
export const westwardShift = (heightKm: number) => (FULL * period(heightKm)) / SIDEREAL_DAY_S;

/** The angle along the ground from the point below the satellite to its horizon. */
export const horizon = (heightKm: number) => degrees(Math.acos(EARTH_RADIUS_KM / axis(heightKm)));

/** The highest latitude of a track; beyond 90° of inclination the satellite moves against the Earth’s rotation. */
export const reach = (inclinationDeg: number) => Math.min(inclinationDeg, FULL / 2 - inclinationDeg);

/** Whether a track of this inclination can pass directly over a place. */
export const passesOver = (inclinationDeg: number, place: GroundPoint) => reach(inclinationDeg) >= Math.abs(place.lat);

/** Latitude, and longitude from the node, at an angle along the orbit from its northward crossing of the equator. */
function below(inclinationDeg: number, along: number): GroundPoint {
  const [i, u] = [radians(inclinationDeg), radians(along)];
  return {
    lat: degrees(Math.asin(Math.sin(i) * Math.sin(u))),
    lon: degrees(Math.atan2(Math.cos(i) * Math.sin(u), Math.cos(u))),
  };
}

/** The angle along the orbit at the place’s latitude going north, or at its nearest point. */
function alongAt(inclinationDeg: number, place: GroundPoint): number {
  if (!passesOver(inclinationDeg, place)) return FULL / 4;
  return degrees(Math.asin(Math.sin(radians(place.lat)) / Math.sin(radians(inclinationDeg))));
}

/** The point below the satellite after this many revolutions from the place, or from the nearest point to it. */
export function groundPoint(orbit: Orbit, revolutions: number, place: GroundPoint = PUNE): GroundPoint {
  const from = alongAt(orbit.inclinationDeg, place);
  const first = below(orbit.inclinationDeg, from);
  const now = below(orbit.inclinationDeg, from + revolutions * FULL);
  const turned = revolutions * westwardShift(orbit.heightKm);
  return { lat: now.lat, lon: wrap(place.lon + now.lon - first.lon - turned) };
}

/** The track as points, evenly spaced in time. */
export function groundTrack(orbit: Orbit, revolutions: number, perRevolution: number): GroundPoint[] {
  const count = Math.round(revolutions * perRevolution);
  return Array.from({ length: count + 1 }, (_, i) => groundPoint(orbit, i / perRevolution));
}

/** The circle on the ground from which the satellite is at the horizon. */
export function horizonCircle(centre: GroundPoint, radiusDeg: number, points: number): GroundPoint[] {
  const [lat, r] = [radians(centre.lat), radians(radiusDeg)];
  return Array.from({ length: points + 1 }, (_, i) => {
    const bearing = (2 * Math.PI * i) / points;
    const sine = Math.sin(lat) * Math.cos(r) + Math.cos(lat) * Math.sin(r) * Math.cos(bearing);
    const east = Math.atan2(Math.sin(bearing) * Math.sin(r) * Math.cos(lat), Math.cos(r) - Math.sin(lat) * sine);
    return { lat: degrees(Math.asin(sine)), lon: wrap(centre.lon + degrees(east)) };
  });
}

/** The heights of the slider: finer at low heights, where a kilometre matters more; the last is geostationary. */
export const HEIGHTS: readonly number[] = [
  ...steps(200, 500, 5),
  ...steps(500, 1000, 10),
  ...steps(1000, 2000, 20),
  ...steps(2000, 5000, 50),
  ...steps(5000, 10_000, 100),
  ...steps(10_000, 20_000, 200),
  ...steps(20_000, 35_500, 500),
  GEOSTATIONARY_KM,
];

function steps(from: number, below: number, by: number): number[] {
  return Array.from({ length: (below - from) / by }, (_, i) => from + i * by);
}

/** The position of a height on the slider in stops, interpolated between two stops. */
export function stopOf(heightKm: number): number {
  const above = HEIGHTS.findIndex((height) => height >= heightKm);
  if (above < 1) return above < 0 ? HEIGHTS.length - 1 : 0;
  const [low = 0, high = 0] = HEIGHTS.slice(above - 1, above + 1);
  return above - (high - heightKm) / (high - low);
}

export const DIALS = {
  height: { from: 200, to: GEOSTATIONARY_KM, step: 1, start: 700, digits: 0, unit: '\u00a0km', stops: HEIGHTS },
  inclination: { from: 0, to: 120, step: 1, start: 98, digits: 0, unit: '°' },
  revolutions: { from: 1, to: 16, step: 1, start: 3, digits: 0, unit: '' },
} satisfies Dials;
