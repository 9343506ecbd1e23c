import { describe, expect, it } from 'vitest';
import {
  DAY,
  HOURS,
  mainHour,
  mayRain,
  mixAt,
  nowInPune,
  opacityOf,
  RAIN_AT,
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

  it('rain falls at noon alone', () => {
    expect(mixAt(at('12:00'), true)).toEqual([{ hour: 'rain', share: 1 }]);
    expect(mixAt(at('20:30'), true)).toEqual([{ hour: 'night', share: 1 }]);
    expect(mayRain(RAIN_AT)).toBe(true);
    expect(mayRain(at('20:30'))).toBe(false);
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

  it('Pune’s is that of Asia/Kolkata, in winter and in summer', () => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' });
    for (const moment of ['2026-01-15T01:07:00Z', '2026-07-15T11:40:00Z', '2026-11-17T14:59:00Z']) {
      const now = new Date(moment);
      expect(nowInPune(now), moment).toBe(readTime(clock.format(now)));
    }
  });

  it('before it is light it is night, and near six it is dawn', () => {
    expect(nowInPune(new Date('2026-11-16T21:30:00Z'))).toBe(DAY.to);
    expect(nowInPune(new Date('2026-11-16T23:50:00Z'))).toBe(DAY.from);
    expect(nowInPune(new Date('2026-11-17T17:30:00Z'))).toBe(DAY.to);
  });
});
