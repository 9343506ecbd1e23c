import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sirv from 'sirv';
import { compress } from '../../build/compress.ts';
import { pagesIn, readBuild } from '../../deploy/built-files.ts';
import { CHROMIUM_ARGS } from '../../scripts/browser.ts';
import { fail, ROOT } from '../../scripts/setup.mjs';
import { launchChromium } from './launch-chromium.ts';
import { type Visit, visit } from './lighthouse.ts';
import { progress } from './progress.ts';
import { CATEGORIES, type Category, median, type Sample } from './report.ts';
import { visitSlowly } from './slow-phone.ts';
import { MEANT } from './slowdown.ts';
import { columns } from './table.ts';

/** A folder of built pages, and its name in the table. */
export interface Peer {
  name: string;
  folder: string;
}

/** Pages per site besides the front page. */
const MORE_PAGES = 4;
const COPIES = path.join(ROOT, '.cache/against');

/** Parses name=folder; the folder must contain a front page. */
export function readPeer(text: string): Peer {
  const [, name, folder] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (!name || !folder) throw new Error(`--against takes name=folder, not '${text}'.`);
  if (!fs.existsSync(path.join(folder, 'index.html'))) throw new Error(`${folder} has no index.html.`);
  return { name, folder };
}

/** The front page first, then others spread evenly over the rest, so that the choice is not biased. */
export function chosen(addresses: string[], more = MORE_PAGES): string[] {
  const rest = addresses.filter((address) => address !== '/').sort();
  const step = Math.max(1, rest.length / more);
  const spread = Array.from({ length: Math.min(more, rest.length) }, (_, i) => rest[Math.floor(i * step)] ?? '');
  return ['/', ...spread];
}

/** The result of one site: medians over its pages. */
export interface Compared extends Peer {
  pages: string[];
  /** The date of its newest file. */
  written: string;
  scores: Record<Category, number>;
  sample: Sample;
}

interface Site extends Peer {
  base: string;
  close(): void;
  pages: string[];
  written: string;
  samples: Sample[];
  visits: Visit[];
}

/** Every site is compressed in the same way and served by the same server. */
async function open({ name, folder }: Peer): Promise<Site> {
  const copy = path.join(COPIES, name.replace(/\W+/g, '-'));
  fs.rmSync(copy, { recursive: true, force: true });
  fs.cpSync(folder, copy, { recursive: true, dereference: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const files = readBuild(copy);
  await compress(copy, files);
  const newest = Math.max(...files.map(({ file }) => fs.statSync(path.join(folder, file)).mtimeMs));
  const serve = sirv(copy, { brotli: true, gzip: true, etag: true, extensions: ['html'] });
  const server = http.createServer((request, response) => serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    name,
    folder: path.resolve(folder),
    base: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
    pages: chosen(pagesIn(files).map(({ path: address }) => address)),
    written: new Date(newest).toISOString().slice(0, 10),
    samples: [],
    visits: [],
  };
}

async function scoreOnce(executablePath: string, url: string): Promise<Visit> {
  const browser = await launchChromium(executablePath);
  try {
    return await visit(url, browser.port, MEANT.slowdown);
  } finally {
    await browser.close();
  }
}

const result = ({ name, folder, pages, written, samples, visits }: Site): Compared => {
  const middle = (key: keyof Sample) => median(samples.map((sample) => sample[key]));
  return {
    name,
    folder,
    pages,
    written,
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, median(visits.flatMap((one) => one.scores[category] ?? []))]),
    ) as Record<Category, number>,
    sample: { lcp: middle('lcp'), cls: middle('cls'), tbt: middle('tbt'), bytes: middle('bytes') },
  };
};

/** Sites take turns, page by page and run by run, so that a slow minute affects all of them. */
export async function measureAgainst(peers: Peer[], rule: { runs: number; turns: number }, executablePath: string) {
  const sites = await Promise.all(peers.map(open));
  const most = Math.max(...sites.map(({ pages }) => pages.length));
  const bar = progress(most * (rule.turns + rule.runs));
  let browser: Browser | undefined;
  let done = 0;
  /** The next page of every site; one with fewer pages starts over. */
  const round = async (look: (site: Site, url: string) => Promise<void>) => {
    for (let i = 0; i < most; i++) {
      bar.show(done++, sites.map(({ pages }) => pages[i % pages.length]).join('  '));
      for (const site of sites) await look(site, site.base + site.pages[i % site.pages.length]);
    }
  };
  try {
    browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
    const slow = browser;
    for (let turn = 0; turn < rule.turns; turn++)
      await round(async (site, url) => void site.samples.push(await visitSlowly(slow, url)));
    for (let run = 0; run < rule.runs; run++)
      await round(async (site, url) => void site.visits.push(await scoreOnce(executablePath, url)));
  } catch (error) {
    fail(`The sites could not be compared: ${(error as Error).message}`);
  } finally {
    bar.clear();
    await browser?.close();
    for (const site of sites) site.close();
  }
  return sites.map(result);
}

const whole = (value: number) => Math.round(value).toString();

/** The table of sites, their sources and their results. */
export function againstTable(compared: Compared[], rule: { runs: number; turns: number }): string {
  const rows = compared.map(({ name, scores, sample }) => [
    name,
    ...CATEGORIES.map((category) => whole(scores[category])),
    whole(sample.lcp),
    sample.cls.toFixed(3),
    whole(sample.tbt),
    whole(sample.bytes / 1000),
  ]);
  return [
    columns(['site', 'perf', 'a11y', 'best', 'seo', 'LCP ms', 'CLS', 'TBT ms', 'kB'], rows),
    ...compared.map(
      ({ name, folder, written, pages }) => `${name}: ${folder}, written ${written}; ${pages.join(', ')}`,
    ),
    `Medians over these pages, each ${rule.turns} times on the slow phone and ${rule.runs} times under Lighthouse, by turns, compressed alike and sent by sirv.`,
  ].join('\n');
}
