import { describe, expect, it } from 'vitest';
import { cutsOf, THREADS, traceOf } from './model.ts';

describe('requirements checked by an auditor', () => {
  // By hand: whole = 40 − gaps × steps; clean = whole/40 × (whole − 1)/39 × … , one factor for each requirement checked.
  it.each([
    ['one gap in each of six: 34 whole; 34·33·32·31·30 / 40·39·38·37·36', { gaps: 1, steps: 6, pulls: 5 }, 34, 0.42288],
    ['two in each of six: 28 whole; 28·27·26·25·24 / 78,960,960', { gaps: 2, steps: 6, pulls: 5 }, 28, 0.14936],
    ['one thread pulled: 28/40', { gaps: 2, steps: 6, pulls: 1 }, 28, 0.7],
    ['two pulled: 30/40 × 29/39', { gaps: 5, steps: 2, pulls: 2 }, 30, 0.55769],
    ['six in each of six: 4 whole, and five cannot all be', { gaps: 6, steps: 6, pulls: 5 }, 4, 0],
    ['no gap', { gaps: 0, steps: 6, pulls: 10 }, 40, 1],
  ])('%s', (_, trace, whole, clean) => {
    const found = traceOf(trace);
    expect(found.whole).toBe(whole);
    expect(found.clean).toBeCloseTo(clean, 4);
  });

  it('each step reports only its own links', () => {
    expect(traceOf({ gaps: 1, steps: 6, pulls: 5 }).step).toBe(0.975);
    expect(traceOf({ gaps: 6, steps: 2, pulls: 5 }).step).toBe(0.85);
  });

  it('there are as many broken threads as gaps, evenly over the steps', () => {
    for (let gaps = 0; gaps <= 6; gaps++)
      for (let steps = 2; steps <= 6; steps++) {
        const cuts = cutsOf({ gaps, steps });
        expect(cuts).toHaveLength(THREADS);
        expect(cuts.filter((cut) => cut === null)).toHaveLength(traceOf({ gaps, steps, pulls: 1 }).whole);
        for (let step = 0; step < steps; step++) expect(cuts.filter((cut) => cut === step)).toHaveLength(gaps);
      }
  });

  it('more gaps, more steps or more checks never make a clean audit more likely', () => {
    for (let gaps = 0; gaps < 6; gaps++)
      for (let steps = 2; steps < 6; steps++)
        for (let pulls = 1; pulls < 10; pulls++) {
          const { clean } = traceOf({ gaps, steps, pulls });
          expect(clean >= 0 && clean <= 1).toBe(true);
          expect(traceOf({ gaps: gaps + 1, steps, pulls }).clean).toBeLessThanOrEqual(clean);
          expect(traceOf({ gaps, steps: steps + 1, pulls }).clean).toBeLessThanOrEqual(clean);
          expect(traceOf({ gaps, steps, pulls: pulls + 1 }).clean).toBeLessThanOrEqual(clean);
        }
  });
});
