import { plan } from '../kit/instrument.ts';

/** Files that come in each working day, the days that the rule allows for one, and the simulated working days. */
export const ARRIVE = 10;
export const LIMIT = 15;
export const SPAN = 60;

/** Whether a desk should first take the file on top of the pile, or the oldest one. */
export const pile = plan({
  dials: {
    first: { from: 0, to: 1, step: 1, start: 0, digits: 0, unit: '', named: true },
    done: { from: 9, to: 14, step: 1, start: 10, digits: 0, unit: '' },
    backlog: { from: 0, to: 200, step: 20, start: 180, digits: 0, unit: '' },
  },
  readings: ['waiting', 'past', 'kept'],
  labels: ['pile', 'takes', 'spine', 'age', 'files'],
  cases: ['empty', 'top', 'wait', 'over', 'grows'],
});

export interface Desk {
  /** Files on the desk after sixty days, by the day they came in, oldest first. */
  files: { day: number; count: number }[];
  waiting: number;
  /** Of these, the ones past the limit. */
  past: number;
  /** Age of the oldest, in days. */
  oldest: number;
  /** Files that came in on days 1 to 45 and were decided within the limit, in percent. */
  kept: number;
}

/** Sixty days at one desk: ten files come in each morning, and a fixed number is decided, from the top or from the bottom of the pile. */
export function deskOf({ first, done, backlog }: { first: number; done: number; backlog: number }): Desk {
  let files = [{ day: 0, count: backlog }];
  let inTime = 0;
  for (let day = 1; day <= SPAN; day++) {
    files.push({ day, count: ARRIVE });
    let left = done;
    for (const file of first ? files : files.toReversed()) {
      const taken = Math.min(left, file.count);
      left -= taken;
      file.count -= taken;
      if (file.day >= 1 && file.day <= SPAN - LIMIT && day - file.day <= LIMIT) inTime += taken;
    }
    files = files.filter(({ count }) => count > 0);
  }
  const sum = (of: typeof files) => of.reduce((total, { count }) => total + count, 0);
  return {
    files,
    waiting: sum(files),
    past: sum(files.filter(({ day }) => SPAN - day > LIMIT)),
    oldest: SPAN - (files[0]?.day ?? SPAN),
    kept: (inTime / (ARRIVE * (SPAN - LIMIT))) * 100,
  };
}
