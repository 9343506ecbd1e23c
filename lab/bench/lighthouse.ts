import type { Flags } from 'lighthouse';
import { CATEGORIES, type Category, type Sample } from './report.ts';

const PATIENCE_MS = 180_000;

export interface Visit {
  sample: Sample;
  scores: Partial<Record<Category, number>>;
  below: Partial<Record<Category, string[]>>;
}

const within = <T>(work: Promise<T>, what: string): Promise<T> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

// Lighthouse is imported where it is used, because only `npm run bench` installs it: lab/bench/package.json.

/** The network and the CPU of Lighthouse's phone. */
export const slow4G = async () => (await import('lighthouse/core/config/constants.js')).throttling.mobileSlow4G;

/** Lighthouse's measure of this machine's speed. */
export const benchmarkIndex = async () =>
  (await import('lighthouse/core/lib/page-functions.js')).pageFunctions.computeBenchmarkIndex();

/** One visit on Lighthouse's mid-range phone on slow 4G; `slowdown` adapts it to this machine. */
export async function visit(url: string, port: number, slowdown: number): Promise<Visit> {
  const { default: lighthouse } = await import('lighthouse');
  const flags: Flags = {
    port,
    throttling: { ...(await slow4G()), cpuSlowdownMultiplier: slowdown },
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
    // The screenshot is not used, and takes a second of each visit.
    disableFullPageScreenshot: true,
  };
  const result = await within(lighthouse(url, flags), url);
  if (!result) throw new Error('Lighthouse returned no result');
  const { lhr } = result;
  if (lhr.runtimeError && lhr.runtimeError.code !== 'NO_ERROR') throw new Error(lhr.runtimeError.message);
  const number = (audit: string) => {
    const { numericValue, errorMessage } = lhr.audits[audit] ?? {};
    if (numericValue === undefined) throw new Error(errorMessage ?? `Lighthouse did not measure ${audit}`);
    return numericValue;
  };
  const scores: Visit['scores'] = {};
  const below: Visit['below'] = {};
  for (const category of CATEGORIES) {
    const found = lhr.categories[category];
    if (typeof found?.score !== 'number') throw new Error(`Lighthouse could not score ${category}`);
    scores[category] = Math.round(found.score * 100);
    const lost = found.auditRefs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1);
    if (lost.length) below[category] = lost.map(({ id }) => id);
  }
  return {
    scores,
    below,
    sample: {
      lcp: number('largest-contentful-paint'),
      cls: number('cumulative-layout-shift'),
      tbt: number('total-blocking-time'),
      bytes: number('total-byte-weight'),
    },
  };
}
