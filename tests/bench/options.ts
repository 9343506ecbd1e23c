import { parseArgs } from 'node:util';
import { fail } from '../../scripts/setup.mjs';
import { THROTTLINGS, type Throttling } from './report.ts';

export const PARTS = ['lighthouse', 'floor', 'build', 'server'] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  parts: Set<Part>;
  /** Addresses to measure; every page where none is named. */
  pages: string[] | undefined;
  /** Visits to each page, of which the median counts. */
  runs: number;
  throttling: Throttling;
  /** How many pages the repeated site has, in the build part. */
  sizes: number[];
  /** Keep what the last run has measured. */
  resume: boolean;
}

export const HELP = `npm run bench -- [options]
  --only lighthouse,floor,build,server   one or more parts; all of them unless given
  --pages /,/robotics                    some pages; all of them unless given
  --runs 3                               visits to each page, of which the median counts
  --throttling simulated|applied         for the comparison with the floor: calculated, or made slow and waited for
  --sizes 1000,5000                      pages of the repeated site whose build is timed
  --resume                               keep what .cache/bench.json holds and measure the rest`;

function wholeNumber(option: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`${option} takes whole numbers; '${text}' is none.`);
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
        throttling: { type: 'string', default: 'simulated' },
        sizes: { type: 'string', default: '1000,5000' },
        resume: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      console.log(HELP);
      process.exit(0);
    }
    const parts = values.only?.split(',') ?? [...PARTS];
    const unknown = parts.find((part) => !PARTS.includes(part as Part));
    if (unknown) throw new Error(`There is no part '${unknown}'; there are ${PARTS.join(', ')}.`);
    const throttling = THROTTLINGS.find((known) => known === values.throttling);
    if (!throttling) throw new Error(`--throttling is ${THROTTLINGS.join(' or ')}, not '${values.throttling}'.`);
    return {
      throttling,
      parts: new Set(parts as Part[]),
      pages: values.pages?.split(','),
      runs: wholeNumber('--runs', values.runs),
      sizes: values.sizes.split(',').map((size) => wholeNumber('--sizes', size)),
      resume: values.resume,
    };
  } catch (error) {
    fail(`${(error as Error).message}\n\n${HELP}`);
  }
}
