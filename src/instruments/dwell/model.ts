import { plan } from '../kit/instrument.ts';

/** How long the eye must rest on a key to press it, since it also rests on keys that it only passes. */
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
  /** Mistakes for one correct letter, and seconds until it is written, with mistakes deleted. */
  wrong: number;
  seconds: number;
}

/**
 * The eye rests on each of k keys for a time with mean μ (exponentially distributed), then on the wanted key for D. A rest that reaches
 * D presses its key, with chance a = e^(−D/μ), and ends the try: the eye rests on the delete key for D and begins again. A try presses
 * none of the k keys with chance P = (1 − a)ᵏ; it visits (1 − P)/a keys on average and stays μ(1 − a) on each.
 */
export function letterOf({ hold, keys, rest }: { hold: number; keys: number; rest: number }): Letter {
  const pressed = Math.exp(-hold / rest);
  const clean = (1 - pressed) ** keys;
  const wrong = (1 - clean) / clean;
  const searching = (rest * (1 - pressed) * (1 - clean)) / pressed;
  return { clean, wrong, seconds: searching / clean + hold + wrong * (rest + hold) };
}

/** The dwell time with the fewest seconds for a letter. */
export function bestOf(eye: { keys: number; rest: number }): number {
  const holds = Array.from({ length: 19 }, (_, i) => (i + 2) / 10);
  const seconds = (hold: number) => letterOf({ ...eye, hold }).seconds;
  return holds.reduce((best, hold) => (seconds(hold) < seconds(best) ? hold : best));
}
