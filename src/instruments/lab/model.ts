import { plan } from '../kit/instrument.ts';

/** The week: six days of eight periods, of which three are in the morning. */
export const DAYS = 6;
export const PERIODS = 8;
export const MORNING = 3;
const WEEK = DAYS * PERIODS;

/** How often two classes ask for the same period in the laboratory, without knowing of each other. */
export const lab = plan({
  dials: {
    wishes: { from: 2, to: 60, step: 2, start: 10, digits: 0, unit: '' },
    rooms: { from: 1, to: 3, step: 1, start: 1, digits: 0, unit: '' },
    morning: { from: 0, to: 100, step: 10, start: 0, digits: 0, unit: '%' },
  },
  readings: ['clash', 'moved', 'half'],
  labels: ['days', 'placed', 'moved'],
  cases: ['none', 'rare', 'likely', 'over'],
});

export interface Week {
  /** Chance that some period has more wishes than rooms. */
  clash: number;
  /** Classes that find no room, on average. */
  moved: number;
  /** Periods, counted once for each room. */
  places: number;
  /** The fewest wishes that make a clash at least as likely as not. */
  half: number;
}

/** The chance that one wish falls on each period: `morning` percent ask only for mornings, the rest for any period. */
export const chancesOf = (morning: number) =>
  Array.from({ length: WEEK }, (_, i) => {
    const anywhere = (1 - morning / 100) / WEEK;
    return i % PERIODS < MORNING ? morning / 100 / (DAYS * MORNING) + anywhere : anywhere;
  });

/**
 * The chance that n wishes fit is n! times the n-th coefficient of the product, over all periods, of 1 + px + … + (px)ʳ/r!: each
 * period takes none, one, up to r of them.
 */
function fits(chances: number[], rooms: number): number[] {
  const most = WEEK * rooms + 1;
  let product = [1, ...Array.from({ length: most }, () => 0)];
  for (const p of chances)
    product = product.map((_, n) => {
      let [sum, term] = [0, 1];
      for (let j = 0; j <= Math.min(rooms, n); j++) {
        sum += (product[n - j] ?? 0) * term;
        term *= p / (j + 1);
      }
      return sum;
    });
  let factorial = 1;
  return product.map((coefficient, n) => {
    factorial *= n || 1;
    return Math.min(1, coefficient * factorial);
  });
}

/** The average number of n wishes that exceed the rooms of a period with chance p. */
function beyond(n: number, p: number, rooms: number): number {
  let chance = (1 - p) ** n;
  let spare = 0;
  for (let j = 0; j < Math.min(rooms, n + 1); j++) {
    spare += (rooms - j) * chance;
    chance *= ((n - j) / (j + 1)) * (p / (1 - p));
  }
  return n * p - rooms + spare;
}

export function weekOf({ wishes, rooms, morning }: { wishes: number; rooms: number; morning: number }): Week {
  const chances = chancesOf(morning);
  const fit = fits(chances, rooms);
  return {
    clash: 1 - (fit[wishes] ?? 0),
    moved: Math.max(
      0,
      chances.reduce((sum, p) => sum + beyond(wishes, p, rooms), 0),
    ),
    places: WEEK * rooms,
    half: fit.findIndex((chance) => chance <= 0.5),
  };
}
