import { describe, expect, it } from 'vitest';
import {
  DAY_S,
  EARTH_RADIUS_KM,
  GEOSTATIONARY_KM,
  groundPoint,
  groundTrack,
  HEIGHTS,
  heightOf,
  horizon,
  horizonCircle,
  PUNE,
  passesOver,
  period,
  SIDEREAL_DAY_S,
  speed,
  stopOf,
  westwardShift,
  wrap,
} from './model.ts';

const minutes = (seconds: number) => seconds / 60;

describe('values that depend on the height', () => {
  it('400 km: 92.6 minutes, 7.67 km/s, 23.2° west each time', () => {
    expect(minutes(period(400))).toBeCloseTo(92.56, 2);
    expect(speed(400)).toBeCloseTo(7.669, 3);
    expect(westwardShift(400)).toBeCloseTo(23.2, 1);
  });
  it('700 km, as for many Earth observation satellites: 98.8 minutes, 7.50 km/s', () => {
    expect(minutes(period(700))).toBeCloseTo(98.8, 1);
    expect(speed(700)).toBeCloseTo(7.504, 3);
  });
  it('20 200 km: about half a sidereal day, as for navigation satellites', () => {
    expect(period(20_200) / SIDEREAL_DAY_S).toBeCloseTo(0.5, 2);
  });
  it('35 786 km: one sidereal day, 3.07 km/s', () => {
    expect(Math.round(period(GEOSTATIONARY_KM))).toBe(86_164);
    expect(speed(GEOSTATIONARY_KM)).toBeCloseTo(3.0747, 4);
    expect(Math.round(heightOf(SIDEREAL_DAY_S))).toBe(GEOSTATIONARY_KM);
  });
  it('the Moon’s distance gives its month of 27.3 days within a percent, without its own mass', () => {
    const month = period(384_400 - EARTH_RADIUS_KM) / DAY_S;
    expect(Math.abs(month / 27.32 - 1)).toBeLessThan(0.01);
  });
  it('Kepler: the square of the period grows with the cube of the radius', () => {
    const ratio = (EARTH_RADIUS_KM + 1000) / (EARTH_RADIUS_KM + 300);
    expect((period(1000) / period(300)) ** 2).toBeCloseTo(ratio ** 3, 10);
  });
  it('sees 19.8° of arc from 400 km, 81.3° from geostationary height', () => {
    expect(horizon(400)).toBeCloseTo(19.8, 1);
    expect(horizon(GEOSTATIONARY_KM)).toBeCloseTo(81.3, 1);
  });
});

describe('the ground track', () => {
  it('starts over Pune', () => {
    const { lat, lon } = groundPoint({ heightKm: 400, inclinationDeg: 51.6 }, 0);
    expect([lat, lon]).toEqual([expect.closeTo(PUNE.lat, 9), expect.closeTo(PUNE.lon, 9)]);
  });
  it('returns to Pune’s latitude one revolution later, 23.2° further west', () => {
    const { lat, lon } = groundPoint({ heightKm: 400, inclinationDeg: 51.6 }, 1);
    expect(lat).toBeCloseTo(PUNE.lat, 9);
    expect(PUNE.lon - lon).toBeCloseTo(23.2, 1);
  });
  it.each([
    [28.5, 28.5],
    [51.6, 51.6],
    [90, 90],
    [98, 82],
  ])('inclined by %s° it reaches %s° of latitude', (inclinationDeg, most) => {
    const track = groundTrack({ heightKm: 700, inclinationDeg }, 1, 3600);
    expect(Math.max(...track.map(({ lat }) => lat))).toBeCloseTo(most, 1);
    expect(Math.min(...track.map(({ lat }) => lat))).toBeCloseTo(-most, 1);
  });
  it('goes east below 90° of inclination and west above it', () => {
    const first = (inclinationDeg: number) => wrap(groundPoint({ heightKm: 700, inclinationDeg }, 0.01).lon - PUNE.lon);
    expect(first(51.6)).toBeGreaterThan(0);
    expect(first(98)).toBeLessThan(0);
  });
  it('a geostationary satellite stays over one point of the equator', () => {
    for (const { lat, lon } of groundTrack({ heightKm: GEOSTATIONARY_KM, inclinationDeg: 0 }, 1, 24)) {
      expect(lat).toBeCloseTo(0, 9);
      expect(lon).toBeCloseTo(PUNE.lon, 2);
    }
  });
  it('inclined by 29° at that height it draws a figure of eight whose half width is asin tan²(i/2) = 3.8°', () => {
    const track = groundTrack({ heightKm: GEOSTATIONARY_KM, inclinationDeg: 29 }, 1, 3600);
    const lons = track.map(({ lon }) => lon);
    const half = (Math.asin(Math.tan((14.5 * Math.PI) / 180) ** 2) * 180) / Math.PI;
    expect(half).toBeCloseTo(3.83, 2);
    expect((Math.max(...lons) - Math.min(...lons)) / 2).toBeCloseTo(half, 2);
    expect(Math.max(...track.map(({ lat }) => lat))).toBeCloseTo(29, 3);
    const [a, b] = [track[0], track.at(-1)];
    expect(a?.lon).toBeCloseTo(b?.lon ?? Number.NaN, 2);
  });
  it('below 18.52° of inclination it never passes over Pune; the track then peaks on its meridian', () => {
    expect([passesOver(18, PUNE), passesOver(19, PUNE), passesOver(98, PUNE), passesOver(165, PUNE)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const { lat, lon } = groundPoint({ heightKm: 400, inclinationDeg: 6 }, 0);
    expect([lat, lon]).toEqual([expect.closeTo(6, 9), expect.closeTo(PUNE.lon, 9)]);
  });
});

describe('the circle of the horizon', () => {
  const arc = (a: { lat: number; lon: number }, b: { lat: number; lon: number }) => {
    const r = Math.PI / 180;
    const cosine =
      Math.sin(a.lat * r) * Math.sin(b.lat * r) +
      Math.cos(a.lat * r) * Math.cos(b.lat * r) * Math.cos((a.lon - b.lon) * r);
    return Math.acos(cosine) / r;
  };
  it.each([
    [PUNE, 19.8],
    [{ lat: 80, lon: 170 }, 30],
    [{ lat: 0, lon: 74 }, 81.3],
  ])('around %o every point is %s° away', (centre, radius) => {
    for (const point of horizonCircle(centre, radius, 24)) expect(arc(centre, point)).toBeCloseTo(radius, 6);
  });
});

describe('the stops of the slider', () => {
  it('increase, and include well-known heights', () => {
    expect(HEIGHTS.every((height, i) => i === 0 || height > (HEIGHTS[i - 1] ?? 0))).toBe(true);
    for (const known of [200, 400, 700, 1000, 20_000, 35_786]) expect(HEIGHTS[stopOf(known)]).toBe(known);
    expect(HEIGHTS.at(-1)).toBe(GEOSTATIONARY_KM);
    expect([stopOf(100), stopOf(50_000)]).toEqual([0, HEIGHTS.length - 1]);
    expect(stopOf(705) - stopOf(700)).toBeCloseTo(0.5, 12);
  });
});

it('wraps longitudes at the date line', () => {
  expect([wrap(190), wrap(-190), wrap(540), wrap(74)]).toEqual([-170, 170, -180, 74]);
});
