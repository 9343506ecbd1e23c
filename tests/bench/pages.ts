import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BuiltFile } from '../../deploy/site-map.ts';
import { createFloor } from './floor.ts';
import { type Chromium, launchChromium, type Visit, visit } from './lighthouse.ts';
import type { Options } from './options.ts';
import { progress } from './progress.ts';
import {
  type BenchReport,
  CATEGORIES,
  type Category,
  median,
  type PageResult,
  type Sample,
  writeReport,
} from './report.ts';

const listen = (server: http.Server) =>
  new Promise<string>((resolve) =>
    server.listen(0, () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`)),
  );

const middle = (samples: Sample[]): Sample => ({
  lcp: median(samples.map(({ lcp }) => lcp)),
  cls: median(samples.map(({ cls }) => cls)),
  tbt: median(samples.map(({ tbt }) => tbt)),
  bytes: median(samples.map(({ bytes }) => bytes)),
});

/** Four scores, each the median of its visits, and every audit that cost one of them a point. */
function lighthouseResult(visits: Visit[]): PageResult['lighthouse'] {
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, median(visits.flatMap((v) => v.scores[category] ?? []))]),
  ) as Record<Category, number>;
  const below = Object.fromEntries(
    CATEGORIES.map(
      (category) => [category, [...new Set(visits.flatMap((v) => v.below[category] ?? []))]] as const,
    ).filter(([, audits]) => audits.length),
  );
  return { runs: visits.length, scores, below, sample: middle(visits.map((v) => v.sample)) };
}

interface Setting {
  options: Options;
  report: BenchReport;
  site: http.Server;
  files: BuiltFile[];
  chromium: string;
}

/** Every page under Lighthouse, a visit to the page and a visit to its floor by turns, so that a slow minute slows both. */
export async function measurePages({ options, report, site, files, chromium }: Setting) {
  const { parts, runs, throttling } = options;
  const scored = parts.has('lighthouse');
  const compared = parts.has('floor');
  const all = files.filter(({ csp, file }) => csp && !/(^|\/)404\.html$/.test(file));
  const pages = options.pages ? all.filter(({ path }) => options.pages?.includes(path)) : all;
  const known = ({ path }: BuiltFile) => {
    const { lighthouse, floor } = report.pages[path] ?? {};
    return (!scored || (lighthouse?.runs ?? 0) >= runs) && (!compared || (floor?.runs ?? 0) >= runs);
  };
  const open = options.resume ? pages.filter((page) => !known(page)) : pages;

  const base = await listen(site);
  const floor = compared && open.length ? await createFloor(base, open, files, chromium) : undefined;
  const floorBase = floor && (await listen(floor));
  const bar = progress(open.length);

  const measure = async (address: string, at: number): Promise<PageResult> => {
    let browser: Chromium | undefined;
    try {
      browser = await launchChromium(chromium);
      const { port } = browser;
      const scoredVisits: Visit[] = [];
      const [pageSamples, floorSamples]: [Sample[], Sample[]] = [[], []];
      for (let run = 1; run <= runs; run++) {
        bar.show(at, `${address}  ${run}/${runs}`);
        const url = base + address;
        if (scored) scoredVisits.push(await visit({ url, port, categories: CATEGORIES, throttling: 'simulated' }));
        if (!floorBase) continue;
        // A visit that was calculated for the scores serves the comparison too.
        const shared = throttling === 'simulated' ? scoredVisits[run - 1] : undefined;
        const alone = { port, categories: ['performance'], throttling } as const;
        pageSamples.push((shared ?? (await visit({ url, ...alone }))).sample);
        floorSamples.push((await visit({ url: floorBase + address, ...alone })).sample);
      }
      return {
        ...report.pages[address],
        ...(scored && { lighthouse: lighthouseResult(scoredVisits) }),
        ...(floorBase && { floor: { runs, throttling, page: middle(pageSamples), floor: middle(floorSamples) } }),
      };
    } finally {
      await browser?.close();
    }
  };

  for (const [i, { path }] of open.entries()) {
    delete report.failed[path];
    try {
      // A browser may stumble once; a page that fails twice is reported.
      report.pages[path] = await measure(path, i).catch(() => measure(path, i));
    } catch (error) {
      report.failed[path] = (error as Error).message;
    }
    writeReport(report);
  }
  bar.clear();
  site.close();
  floor?.close();
}
