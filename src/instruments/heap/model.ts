import { plan } from '../kit/instrument.ts';

/** One week at the weighbridge: fifty trucks, a thousand tonnes, with ten percent water. */
export const TRUCKS = 50;
export const WEIGHED = 1000;
export const LOAD = WEIGHED / TRUCKS;
export const WET = 0.1;

/** How much of the ore that is missing at the quay is water or mud, and how much is unexplained. */
export const heap = plan({
  dials: {
    missing: { from: 0, to: 80, step: 5, start: 45, digits: 0, unit: ' t' },
    dried: { from: 0, to: 5, step: 0.5, start: 2, digits: 1, unit: '' },
    mud: { from: 0, to: 800, step: 50, start: 400, digits: 0, unit: ' kg' },
  },
  readings: ['water', 'mud', 'open'],
  labels: ['arrived', 'water', 'mud', 'open'],
  cases: ['none', 'over', 'explained', 'part', 'trucks'],
});

export interface Gap {
  /** Tonnes of mud that were weighed as ore. */
  mud: number;
  /** Tonnes of water that were lost on the way. */
  water: number;
  /** What neither explains; negative when they explain too much. */
  open: number;
}

/** The weight of the dry ore does not change on the way. */
export function gapOf({ missing, dried, mud: each }: { missing: number; dried: number; mud: number }): Gap {
  const mud = (TRUCKS * each) / 1000;
  const loaded = WEIGHED - mud;
  const water = loaded - (loaded * (1 - WET)) / (1 - WET + dried / 100);
  return { mud, water, open: missing - mud - water };
}
