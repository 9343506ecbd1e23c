import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { BuiltFile } from '../../deploy/built-files.ts';
import { CHROMIUM_ARGS } from '../../scripts/browser.ts';
import { ROOT } from '../../scripts/setup.mjs';
import { createFloor } from './floor.ts';
import { launchChromium } from './launch-chromium.ts';
import { type Visit, visit } from './lighthouse.ts';
import { listen } from './listen.ts';
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
import { visitSlowly } from './slow-phone.ts';
import { MEANT, slowdownHere } from './slowdown.ts';

const middle = (samples: Sample[]): Sample => ({
  lcp: median(samples.map(({ lcp }) => lcp)),
  cls: median(samples.map(({ cls }) => cls)),
  tbt: median(samples.map(({ tbt }) => tbt)),
  bytes: median(samples.map(({ bytes }) => bytes)),
});

/** Four scores, each the median of its visits, and every audit that lost a point. */
function lighthouseResult(visits: Visit[]): NonNullable<PageResult['lighthouse']> {
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, median(visits.flatMap((v) => v.scores[category] ?? []))]),
  ) as Record<Category, number>;
  const below = Object.fromEntries(
    CATEGORIES.map(
      (category) => [category, [...new Set(visits.flatMap((v) => v.below[category] ?? []))]] as const,
    ).filter(([, audits]) => audits.length),
  );
  return {
    runs: visits.length,
    scores,
    below,
    sample: middle(visits.map((v) => v.sample)),
    visits: visits.map((v) => ({ scores: v.scores, sample: v.sample })),
  };
}

/** A noindex page cannot have a full SEO score, and no one lands on it. */
const isHidden = (file: string) =>
  fs.readFileSync(path.join(ROOT, 'dist', file), 'utf8').includes('<meta name="robots" content="noindex"');

interface Setting {
  options: Options;
  report: BenchReport;
  site: http.Server;
  files: BuiltFile[];
  chromium: string;
}

/** Four scores of one page, in a new browser, so that caches of one page do not speed up the next. */
async function score(chromium: string, url: string, runs: number, slowdown: number, show: (run: number) => void) {
  const browser = await launchChromium(chromium);
  try {
    const visits: Visit[] = [];
    for (let run = 1; run <= runs; run++) {
      show(run);
      visits.push(await visit(url, browser.port, slowdown));
    }
    return lighthouseResult(visits);
  } finally {
    await browser.close();
  }
}

/** Visits the page and its floor in turn, so that a slow minute affects both. Every page gets the same number of visits. */
async function compare(browser: Browser, urls: Record<'page' | 'floor', string>, turns: number) {
  const samples: Record<'page' | 'floor', Sample[]> = { page: [], floor: [] };
  for (let turn = 0; turn < turns; turn++)
    for (const which of ['page', 'floor'] as const) samples[which].push(await visitSlowly(browser, urls[which]));
  return { runs: turns, page: middle(samples.page), floor: middle(samples.floor), visits: samples };
}

/** Every page in Lighthouse, and compared with its own floor. */
export async function measurePages({ options, report, site, files, chromium: executablePath }: Setting) {
  const { parts, runs, turns } = options;
  const scored = parts.has('lighthouse');
  const compared = parts.has('floor');
  const all = files.filter(({ file }) => file.endsWith('.html') && !isHidden(file));
  const pages = options.pages ? all.filter(({ path }) => options.pages?.includes(path)) : all;
  const known = ({ path }: BuiltFile) => {
    const { lighthouse, floor } = report.pages[path] ?? {};
    return (!scored || lighthouse?.runs === runs) && (!compared || floor?.runs === turns);
  };
  const open = options.resume ? pages.filter((page) => !known(page)) : pages;

  // Measured before anything else runs. A resumed run uses the lowest value.
  const slowdown = options.calibrate && scored && open.length ? await slowdownHere() : MEANT.slowdown;
  if (scored && open.length) report.slowdown = Math.min(slowdown, report.slowdown ?? slowdown);
  const base = await listen(site);
  const floor = compared && open.length ? await createFloor(base, open, executablePath) : undefined;
  const floorBase = floor && (await listen(floor));
  const browser = floorBase ? await chromium.launch({ executablePath, args: CHROMIUM_ARGS }) : undefined;
  const bar = progress(open.length);

  const measure = async (address: string, at: number): Promise<PageResult> => {
    const result = { ...report.pages[address] };
    const page = base + address;
    const show = (run: number) => bar.show(at, `${address}  ${run}/${runs}`);
    if (scored) result.lighthouse = await score(executablePath, page, runs, slowdown, show);
    bar.show(at, `${address}  floor`);
    if (browser) result.floor = await compare(browser, { page, floor: floorBase + address }, turns);
    return result;
  };

  for (const [i, { path }] of open.entries()) {
    delete report.failed[path];
    try {
      // A page that fails is measured again from the start; one that fails twice is reported.
      report.pages[path] = await measure(path, i).catch((error: Error) => {
        report.again = { ...report.again, [path]: [...(report.again?.[path] ?? []), error.message] };
        return measure(path, i);
      });
    } catch (error) {
      report.failed[path] = (error as Error).message;
    }
    writeReport(report);
  }
  bar.clear();
  await browser?.close();
  site.close();
  floor?.close();
}
