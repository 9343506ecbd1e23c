import { plan } from '../kit/instrument.ts';

/** From which length of stay an extra engineer helps, when a colleague explains at first and continues afterwards. */
export const lamps = plan({
  dials: {
    stay: { from: 2, to: 26, step: 1, start: 13, digits: 0, unit: '' },
    ramp: { from: 1, to: 12, step: 1, start: 4, digits: 0, unit: '' },
    handover: { from: 0, to: 4, step: 1, start: 2, digits: 0, unit: '' },
  },
  readings: ['gained', 'taken', 'even'],
  labels: ['work', 'colleague', 'handover', 'gains', 'week'],
  cases: ['loss', 'short', 'bare', 'over', 'pays'],
});

interface Stay {
  stay: number;
  ramp: number;
  handover: number;
}

export interface Week {
  /** The engineer's output, as a fraction of a full week. */
  work: number;
  /** The colleague's lost time, as a fraction of a full week. */
  colleague: number;
}

/**
 * While the engineer learns, the colleague loses half of what the engineer does not achieve. A week of handover costs each of them half a
 * week. Afterwards the colleague learns alone what was not handed over: the learning weeks, less two for each week of handover.
 */
export function weeksOf({ stay, ramp, handover }: Stay): { during: Week[]; after: Week[] } {
  const last = Math.min(handover, stay);
  const own = stay - last;
  const during = Array.from({ length: stay }, (_, i): Week => {
    if (i >= own) return { work: 0.5, colleague: 0.5 };
    const work = Math.min(1, (i + 0.5) / ramp);
    return { work, colleague: (1 - work) / 2 };
  });
  const after = Array.from({ length: Math.max(0, Math.min(ramp, own) - 2 * last) }, () => ({ work: 0, colleague: 1 }));
  return { during, after };
}

export interface Sum {
  gained: number;
  taken: number;
}
export function sumOf(stay: Stay): Sum {
  const { during, after } = weeksOf(stay);
  const all = [...during, ...after];
  const taken = all.reduce((sum, { colleague }) => sum + colleague, 0);
  return { taken, gained: all.reduce((sum, { work }) => sum + work, 0) - taken };
}

/** The shortest stay with a gain. */
export function evenOf({ ramp, handover }: Omit<Stay, 'stay'>): number {
  let stay = 1;
  while (sumOf({ stay, ramp, handover }).gained <= 1e-9) stay++;
  return stay;
}

/** The handover with the largest gain; the shortest of several equal ones. */
export const bestOf = (stay: Stay) =>
  [0, 1, 2, 3, 4].reduce((best, handover) =>
    sumOf({ ...stay, handover }).gained > sumOf({ ...stay, handover: best }).gained + 1e-9 ? handover : best,
  );
