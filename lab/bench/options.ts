import { parseArgs } from 'node:util';
import { fail } from '../../scripts/setup.mjs';
import { type Peer, readPeer } from './compare-sites.ts';

export const PARTS = [
  'lighthouse',
  'floor',
  'interactions',
  'visits',
  'hosts',
  'queries',
  'clone',
  'build',
  'server',
] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  parts: Set<Part>;
  /** Addresses to measure; every page by default. */
  pages: string[] | undefined;
  /** Visits of Lighthouse to each page, of which the median counts. */
  runs: number;
  /** Visits to each page and to its floor, in turn. */
  turns: number;
  /** The numbers of pages of the repeated site, in the build part. */
  sizes: number[];
  /** Calibrates the CPU slowdown for this machine instead of using Lighthouse's four. */
  calibrate: boolean;
  /** Keeps the results of the last run of this commit. */
  resume: boolean;
  /** Other sites to compare; nothing else is measured then. */
  against: Peer[];
}

export const HELP = `npm run bench -- [options]
  --only lighthouse,floor,…              one or more parts; all of them unless given:
                                         ${PARTS.join(', ')}
  --pages /,/robotics                    some pages; all of them unless given
  --runs 3                               visits of Lighthouse to each page, of which the median counts
  --turns 2                              visits to each page and to its floor, by turns
  --sizes 1000,5000                      pages of the repeated site whose build is timed
  --calibrate                            slow a slow machine less than Lighthouse's four times
  --resume                               keep what .cache/bench.json holds of this same commit, and measure the rest
  --against name=folder                  another built site beside this one, by turns; may be given more than once`;

function wholeNumber(option: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`${option} takes whole numbers, not '${text}'.`);
  return Number(text);
}

export function readOptions(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      options: {
        only: { type: 'string' },
        pages: { type: 'string' },
        runs: { type: 'string', default: '3' },
        turns: { type: 'string', default: '2' },
        sizes: { type: 'string', default: '1000,5000' },
        calibrate: { type: 'boolean', default: false },
        resume: { type: 'boolean', default: false },
        against: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      console.log(HELP);
      process.exit(0);
    }
    const parts = values.only?.split(',') ?? [...PARTS];
    const unknown = parts.find((part) => !PARTS.includes(part as Part));
    if (unknown) throw new Error(`There is no part '${unknown}'. Parts: ${PARTS.join(', ')}.`);
    return {
      parts: new Set(parts as Part[]),
      pages: values.pages?.split(','),
      runs: wholeNumber('--runs', values.runs),
      turns: wholeNumber('--turns', values.turns),
      sizes: values.sizes.split(',').map((size) => wholeNumber('--sizes', size)),
      calibrate: values.calibrate,
      resume: values.resume,
      against: values.against.map(readPeer),
    };
  } catch (error) {
    fail(`${(error as Error).message}\n\n${HELP}`);
  }
}
