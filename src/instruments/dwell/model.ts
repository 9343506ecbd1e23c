import { plan } from '../kit/instrument.ts';

/** A key is pressed when a look rests on it long enough. The eye also rests on keys it only passes. How long is long enough? */
export const dwell = plan({
  dials: {
    hold: { from: 0.2, to: 2, step: 0.1, start: 0.5, digits: 1, unit: ' s' },
    keys: { from: 1, to: 8, step: 1, start: 3, digits: 0, unit: '' },
    rest: { from: 0.2, to: 0.6, step: 0.05, start: 0.3, digits: 2, unit: ' s' },
  },
  readings: ['letters', 'wrong', 'best'],
  labels: ['line'],
  cases: ['short', 'near', 'long'],
});

export interface Letter {
  /** Chance that no key on the way is pressed. */
  clean: number;
  /** Mistakes for one right letter, and seconds until it stands there, mistakes taken back. */
  wrong: number;
  seconds: number;
}

/**
 * The eye rests on each of k keys for a time with mean μ (an exponential spread), then holds the wanted key for D. A rest of D or more
 * presses its key: e^(−D/μ). After a mistake it looks at the delete key, holds that, and begins again.
 */
export function letterOf({ hold, keys, rest }: { hold: number; keys: number; rest: number }): Letter {
  const clean = (1 - Math.exp(-hold / rest)) ** keys;
  const wrong = (1 - clean) / clean;
  return { clean, wrong, seconds: (keys * rest + hold) / clean + wrong * (rest + hold) };
}

/** The hold of the dial at which a letter takes least. */
export function bestOf(eye: { keys: number; rest: number }): number {
  const holds = Array.from({ length: 19 }, (_, i) => (i + 2) / 10);
  const seconds = (hold: number) => letterOf({ ...eye, hold }).seconds;
  return holds.reduce((best, hold) => (seconds(hold) < seconds(best) ? hold : best));
}
