import { describe, expect, it } from 'vitest';
import { ABROAD, bestOf, CHANNEL, clearedOf, RIGHTS, SECONDS, WEB } from './model.ts';

const [NOTHING, LOCATION, FACE, MUSIC, SHOT, VOICE] = [0, 1, 2, 3, 4, 5];

describe('seconds that may be aired', () => {
  // By hand, from the spans: location 0–24, face 12–36, music 0–42, bought shot 36–48, voice 24–60.
  it.each([
    ['year 1: every right holds', 1, CHANNEL, NOTHING, 60, 60],
    ['year 3: the shot is out, 60 − 12', 3, CHANNEL, NOTHING, 48, 36],
    ['year 4: music too, only 48–60 is left', 4, CHANNEL, NOTHING, 12, 12],
    ['year 4, music renewed: 0–36 and 48–60', 4, CHANNEL, MUSIC, 48, 36],
    ['year 6, music renewed: face still blocks 12–36', 6, CHANNEL, MUSIC, 24, 12],
    ['year 6, face renewed: music lies over all of it', 6, CHANNEL, FACE, 12, 12],
    ['year 6, shot renewed: 42–48 joins 48–60', 6, CHANNEL, SHOT, 18, 18],
    ['year 7: voice is out as well', 7, CHANNEL, NOTHING, 0, 0],
    ['web, year 1: the shot was bought for the channel', 1, WEB, NOTHING, 48, 36],
    ['abroad, year 1: location, music and shot were not bought', 1, ABROAD, NOTHING, 12, 12],
    ['abroad, year 1, location renewed: music lies over it', 1, ABROAD, LOCATION, 12, 12],
    ['year 12, voice renewed: 48–60', 12, CHANNEL, VOICE, 12, 12],
  ])('%s', (_, year, outlet, renew, clear, run) => {
    expect(clearedOf({ year, outlet, renew })).toMatchObject({ clear, run });
  });

  it('the right to renew first is the one that unlocks most seconds alone', () => {
    expect(bestOf({ year: 4, outlet: CHANNEL, renew: NOTHING })).toEqual({ renew: MUSIC, gain: 36 });
    expect(bestOf({ year: 6, outlet: CHANNEL, renew: NOTHING })).toEqual({ renew: MUSIC, gain: 12 });
    expect(bestOf({ year: 3, outlet: CHANNEL, renew: NOTHING })).toEqual({ renew: SHOT, gain: 12 });
    expect(bestOf({ year: 12, outlet: ABROAD, renew: NOTHING })).toEqual({ renew: VOICE, gain: 12 });
  });

  it('a later year never unlocks a second, a renewal never locks one, and some renewal always helps', () => {
    for (const outlet of [CHANNEL, WEB, ABROAD])
      for (let year = 1; year <= 12; year++) {
        const { clear } = clearedOf({ year, outlet, renew: NOTHING });
        expect(clearedOf({ year: year + 1, outlet, renew: NOTHING }).clear).toBeLessThanOrEqual(clear);
        RIGHTS.forEach((_, i) => {
          const after = clearedOf({ year, outlet, renew: i + 1 });
          expect(after.clear).toBeGreaterThanOrEqual(clear);
          expect(after.run).toBeLessThanOrEqual(after.clear);
        });
        expect(bestOf({ year, outlet, renew: NOTHING }).gain > 0).toBe(clear < SECONDS);
      }
  });
});
