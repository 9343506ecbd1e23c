import { plan } from '../kit/instrument.ts';

/** The yearly cost of one owned machine, at any use; other costs are relative to it. */
export const OWN = 100;
export const YEARS = 5;

/** Whether to rent a machine by use at a higher rate, or to own one at a fixed cost. */
export const rent = plan({
  dials: {
    rate: { from: 100, to: 500, step: 50, start: 250, digits: 0, unit: '' },
    use: { from: 0, to: 100, step: 5, start: 30, digits: 0, unit: '%' },
    growth: { from: 0, to: 40, step: 5, start: 20, digits: 0, unit: '%' },
  },
  readings: ['even', 'rented', 'owned'],
  labels: ['rented', 'owned', 'year'],
  cases: ['idle', 'even', 'rent', 'own', 'turns', 'again'],
});

export interface Year {
  /** As a share of one machine; more than 1 needs a second. */
  use: number;
  machines: number;
  rented: number;
  owned: number;
}

export interface Choice {
  years: Year[];
  /** The share of a machine at which both cost the same. */
  even: number;
  rented: number;
  owned: number;
}

const TINY = 1e-9;

/** Use grows every year. Rent is proportional to it; an owner buys a whole machine when the last one is full. */
export function choiceOf({ rate, use, growth }: { rate: number; use: number; growth: number }): Choice {
  const years = Array.from({ length: YEARS }, (_, i): Year => {
    const share = (use / 100) * (1 + growth / 100) ** i;
    const machines = Math.max(1, Math.ceil(share - TINY));
    return { use: share, machines, rented: rate * share, owned: OWN * machines };
  });
  const sum = (of: 'rented' | 'owned') => years.reduce((total, year) => total + year[of], 0);
  return { years, even: OWN / rate, rented: sum('rented'), owned: sum('owned') };
}

/** Which of the two is cheaper in a year: negative for renting, positive for owning. */
export const sideOf = ({ rented, owned }: Year) => (Math.abs(rented - owned) < TINY ? 0 : Math.sign(rented - owned));
