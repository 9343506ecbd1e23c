import { plan } from '../kit/instrument.ts';

/** Machines in the district, each with one form; a phone changes one form in an hour. */
export const MACHINES = 400;

/** How many forms conflict when phones work without a network and send later. */
export const offline = plan({
  dials: {
    phones: { from: 2, to: 20, step: 1, start: 10, digits: 0, unit: '' },
    hours: { from: 1, to: 24, step: 1, start: 8, digits: 0, unit: ' h', stops: [1, 2, 4, 8, 12, 24] },
    parts: { from: 1, to: 10, step: 1, start: 1, digits: 0, unit: '', stops: [1, 2, 4, 10] },
  },
  readings: ['clashes', 'sent', 'twice'],
  labels: ['away', 'clashes'],
  cases: ['rare', 'some', 'parted', 'many'],
});

/**
 * Conflicts when all phones are back: parts of forms that two phones or more have changed. Each phone changes one of the N · k parts an hour
 * at random; a part has no conflict when no phone or one has changed it.
 */
export function clashesOf({ phones, hours, parts }: { phones: number; hours: number; parts: number }): number {
  const all = MACHINES * parts;
  const q = hours / all;
  return all * (1 - (1 - q) ** phones - phones * q * (1 - q) ** (phones - 1));
}
