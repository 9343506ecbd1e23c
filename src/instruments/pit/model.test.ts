import { describe, expect, it } from 'vitest';
import { airOf, batteryOf, pit } from './model.ts';

describe('one message on the air', () => {
  // Symbols × 2^SF/125 kHz, counted by hand: 60.25, 55.25, 50.25, 45.25, 50.25, 45.25.
  it.each([
    [7, 0.0617],
    [8, 0.1132],
    [9, 0.2058],
    [10, 0.3707],
    [11, 0.8233],
    [12, 1.4828],
  ])('at spreading factor %i', (spreading, seconds) => {
    expect(airOf(spreading)).toBeCloseTo(seconds, 4);
  });
});

describe('years on one battery', () => {
  // A day by hand: messages × (40 mA × air + 10 mA s)/3600, 0.24 mAh in standby, 2% of the charge a year.
  it.each([
    // 96 × 69.31/3600 = 1.8483; 0.24; 0.1973: 3,600/2.2856 = 1,575 days.
    [{ every: 15, place: 12, battery: 3600 }, 4.32],
    // 96 × 12.468/3600 = 0.3325: 3,600/0.7698 = 4,677 days.
    [{ every: 15, place: 7, battery: 3600 }, 12.81],
    // 1 × 12.468/3600 = 0.0035: 3,600/0.4407 = 8,168 days.
    [{ every: 1440, place: 7, battery: 3600 }, 22.38],
    // 1,440 × 69.31/3600 = 27.725; 0.24; 0.1315: 2,400/28.096 = 85 days.
    [{ every: 1, place: 12, battery: 2400 }, 0.234],
    // 24 × 69.31/3600 = 0.4621; 0.24; 1.0411: 19,000/1.7432 = 10,900 days.
    [{ every: 60, place: 12, battery: 19000 }, 29.86],
  ])('%o', (dials, years) => {
    expect(batteryOf(dials).years).toBeCloseTo(years, 1);
  });

  it('the daily consumption times the days is the whole charge', () => {
    for (const every of pit.dials.every.stops)
      for (const battery of pit.dials.battery.stops) {
        const { years, sending, standby, selfDischarge } = batteryOf({ every, place: 9, battery });
        expect((sending + standby + selfDischarge) * years * 365).toBeCloseTo(battery, 6);
      }
  });

  it('fewer messages, a nearer place or a larger battery never shorten it', () => {
    const { every, battery } = pit.dials;
    for (let place = 7; place <= 12; place++)
      for (const [i, seldom] of every.stops.slice(1).entries())
        for (const [j, large] of battery.stops.slice(1).entries()) {
          const { years } = batteryOf({ every: seldom, place, battery: large });
          expect(years).toBeGreaterThan(batteryOf({ every: every.stops[i] ?? 0, place, battery: large }).years);
          expect(years).toBeGreaterThan(batteryOf({ every: seldom, place, battery: battery.stops[j] ?? 0 }).years);
          if (place > 7)
            expect(years).toBeLessThan(batteryOf({ every: seldom, place: place - 1, battery: large }).years);
        }
  });

  it('is never longer than the self-discharge allows: fifty years at two percent', () => {
    for (const battery of pit.dials.battery.stops)
      expect(batteryOf({ every: 1440, place: 7, battery }).years).toBeLessThan(50);
  });
});
