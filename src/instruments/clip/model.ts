import { plan } from '../kit/instrument.ts';

/** The length of the clip, and the markets where it may be shown. */
export const SECONDS = 60;
export const [CHANNEL, WEB, ABROAD] = [0, 1, 2];

interface Right {
  from: number;
  to: number;
  /** The last year of use. */
  term: number;
  outlets: number[];
}

/** Location, face, music, a bought shot, voice: the seconds that each covers, and its terms. */
export const RIGHTS: readonly Right[] = [
  { from: 0, to: 24, term: 10, outlets: [CHANNEL, WEB] },
  { from: 12, to: 36, term: 5, outlets: [CHANNEL, WEB, ABROAD] },
  { from: 0, to: 42, term: 3, outlets: [CHANNEL, WEB] },
  { from: 36, to: 48, term: 2, outlets: [CHANNEL] },
  { from: 24, to: 60, term: 6, outlets: [CHANNEL, WEB, ABROAD] },
];

/** Which seconds of an old clip may still be aired. */
export const clip = plan({
  dials: {
    year: { from: 1, to: 12, step: 1, start: 6, digits: 0, unit: '' },
    outlet: { from: 0, to: 2, step: 1, start: 0, digits: 0, unit: '', named: true },
    /** 0 renews nothing, 1 the first of the rights, and so on. */
    renew: { from: 0, to: 5, step: 1, start: 0, digits: 0, unit: '', named: true },
  },
  readings: ['clear', 'run', 'lapsed'],
  labels: ['location', 'face', 'music', 'shot', 'voice', 'until', 'not', 'renewed'],
  cases: ['all', 'blocked', 'best', 'opens', 'vain', 'valid'],
});

export interface Airing {
  year: number;
  outlet: number;
  renew: number;
}
export interface Cleared {
  /** For each right, whether it is valid. */
  holds: boolean[];
  /** For each second, whether every right over it is valid. */
  seconds: boolean[];
  clear: number;
  /** The longest uninterrupted piece. */
  run: number;
}

export function clearedOf({ year, outlet, renew }: Airing): Cleared {
  const holds = RIGHTS.map(({ term, outlets }, i) => renew === i + 1 || (year <= term && outlets.includes(outlet)));
  const seconds = Array.from({ length: SECONDS }, (_, at) =>
    RIGHTS.every(({ from, to }, i) => holds[i] || at < from || at >= to),
  );
  let [run, piece] = [0, 0];
  for (const open of seconds) {
    piece = open ? piece + 1 : 0;
    run = Math.max(run, piece);
  }
  return { holds, seconds, clear: seconds.filter(Boolean).length, run };
}

/** The right that unlocks most when it is the only one renewed, and the seconds it unlocks. */
export function bestOf(airing: Airing): { renew: number; gain: number } {
  const before = clearedOf({ ...airing, renew: 0 }).clear;
  return RIGHTS.map((_, i) => ({ renew: i + 1, gain: clearedOf({ ...airing, renew: i + 1 }).clear - before })).reduce(
    (best, one) => (one.gain > best.gain ? one : best),
  );
}
