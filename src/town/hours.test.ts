import { describe, expect, it } from 'vitest';
import {
  DAY,
  DUSK_AT,
  HOURS,
  hourAt,
  localTime,
  mainHour,
  mixAt,
  opacityOf,
  openingTime,
  readTime,
  STACK,
  writtenTime,
} from './hours.ts';

const at = (time: string) => readTime(time) ?? Number.NaN;
const everyMark = Array.from({ length: (DAY.to - DAY.from) / DAY.step + 1 }, (_, i) => DAY.from + i * DAY.step);

describe('the hours', () => {
  it('one or two at a time, neighbours, that add up to one', () => {
    for (const minutes of everyMark) {
      const mix = mixAt(minutes);
      expect(mix.length).toBeLessThanOrEqual(2);
      expect(mix.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      for (const { share } of mix) expect(share).toBeGreaterThan(0);
      const [one, two] = mix.map(({ hour }) => HOURS.indexOf(hour));
      if (one !== undefined && two !== undefined) expect(two).toBe(one + 1);
    }
  });

  it('each is seen alone at its time', () => {
    const alone = { '06:00': 'dawn', '12:00': 'noon', '18:00': 'dusk', '20:30': 'night', '22:00': 'night' } as const;
    for (const [time, hour] of Object.entries(alone)) expect(mixAt(at(time)), time).toEqual([{ hour, share: 1 }]);
  });

  it('fade without a jump: a quarter of an hour changes less than half', () => {
    for (const minutes of everyMark.slice(1)) {
      const share = (then: number, hour: string) => mixAt(then).find((one) => one.hour === hour)?.share ?? 0;
      for (const hour of HOURS)
        expect(Math.abs(share(minutes, hour) - share(minutes - DAY.step, hour)), `${hour} ${minutes}`).toBeLessThan(
          0.5,
        );
    }
  });

  it('the hour that is seen most is the one whose line is told', () => {
    expect(mainHour(mixAt(at('07:30')))).toBe('dawn');
    expect(mainHour(mixAt(at('09:45')))).toBe('noon');
  });

  it('noon has a picture in rain, and the other hours keep theirs', () => {
    expect(mixAt(at('12:00'), true)).toEqual([{ hour: 'rain', share: 1 }]);
    expect(mixAt(at('20:30'), true)).toEqual([{ hour: 'night', share: 1 }]);
    for (const minutes of everyMark) expect(hourAt(minutes)).not.toBe('rain');
  });

  it('the dry noon does not show through rain that fades into another hour', () => {
    for (const time of ['08:00', '17:00']) expect(opacityOf('rain', mixAt(at(time), true)), time).toBe(1);
    expect(opacityOf('rain', mixAt(at('12:00')))).toBe(0);
  });

  it('something whole always lies below', () => {
    for (const minutes of everyMark)
      for (const rain of [false, true]) {
        const mix = mixAt(minutes, rain);
        expect(opacityOf('noon', mix)).toBe(1);
        if (mix.some(({ hour }) => hour === 'night') && mix.length === 2) expect(opacityOf('dusk', mix)).toBe(1);
      }
    expect(STACK[0]).toBe('noon');
    expect([...STACK].sort()).toEqual([...HOURS].sort());
    expect(opacityOf('dusk', mixAt(at('17:00')))).toBeCloseTo(4 / 7);
    expect(opacityOf('night', mixAt(at('12:00')))).toBe(0);
  });
});

describe('times', () => {
  it('are written and read again', () => {
    for (const minutes of everyMark) expect(readTime(writtenTime(minutes))).toBe(minutes);
  });

  it('fall on a mark of the rule', () => {
    expect(at('20:37')).toBe(at('20:30'));
    expect(at('03:00')).toBe(DAY.from);
    expect(at('23:59')).toBe(DAY.to);
  });

  it('that are none are not read', () => {
    for (const text of ['', '8:30', '24:00', '12:60', 'noon']) expect(readTime(text), text).toBeUndefined();
  });

  it('the town opens at the reader’s own time, before it is light at night, and near six at dawn', () => {
    const here = (hours: number, minutes: number) => new Date(2026, 10, 17, hours, minutes);
    expect(localTime(here(11, 37))).toBe(at('11:30'));
    expect(localTime(here(3, 0))).toBe(DAY.to);
    expect(localTime(here(5, 20))).toBe(DAY.from);
    expect(localTime(here(23, 0))).toBe(DAY.to);
  });

  it('in the dark theme it opens no brighter than at dusk', () => {
    const at11 = new Date(2026, 10, 17, 11, 0);
    expect(openingTime(at11, false)).toBe(at('11:00'));
    expect(openingTime(at11, true)).toBe(DUSK_AT);
    expect(openingTime(new Date(2026, 10, 17, 21, 0), true)).toBe(at('21:00'));
  });
});
