import { plan } from '../kit/instrument.ts';

/** Weeks of work in the document that was signed. */
export const WORK = 40;

/** The five engagement models, in the order of the page. */
export const MODELS = ['fixed', 'hours', 'months', 'fusion', 'paper'] as const;

/** Who pays for work that turned out harder, and for wishes after signing. */
export const table = plan({
  dials: {
    model: { from: 0, to: 4, step: 1, start: 0, digits: 0, unit: '', named: true },
    harder: { from: 0, to: 100, step: 5, start: 25, digits: 0, unit: '%' },
    wishes: { from: 0, to: 100, step: 5, start: 40, digits: 0, unit: '%' },
  },
  readings: ['you', 'builder', 'wait'],
  labels: ['builder', 'wait', 'you', 'harder', 'wishes'],
  cases: ['none', ...MODELS],
});

/** Of each kind of extra work, the share that the builder pays, the share that you pay, and the share that is not done. */
const SHARES = {
  fixed: { harder: [1, 0, 0], wishes: [0, 0, 1] },
  hours: { harder: [0, 1, 0], wishes: [0, 1, 0] },
  months: { harder: [0.5, 0.5, 0], wishes: [0, 1, 0] },
  // Half of the work follows `fixed`, half `hours`.
  fusion: { harder: [0.5, 0.5, 0], wishes: [0, 0.5, 0.5] },
  paper: { harder: [0, 1, 0], wishes: [0, 1, 0] },
} as const;

/** Weeks of each kind of extra work. */
export interface Place {
  harder: number;
  wishes: number;
}
export interface Split {
  builder: Place;
  you: Place;
  wait: Place;
}

export function splitOf({ model, harder, wishes }: { model: number; harder: number; wishes: number }): Split {
  const shares = SHARES[MODELS[model] ?? 'fixed'];
  const place = (i: 0 | 1 | 2): Place => ({
    harder: ((WORK * harder) / 100) * shares.harder[i],
    wishes: ((WORK * wishes) / 100) * shares.wishes[i],
  });
  return { builder: place(0), you: place(1), wait: place(2) };
}

export const sum = ({ harder, wishes }: Place) => harder + wishes;
