import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import idleDirective from 'astro/runtime/client/idle.prebuilt.js';
import { compress } from '../../build/compress.ts';
import { withPolicy } from '../../build/csp.ts';
import { minifyInlineScripts } from '../../build/minify-inline-scripts.ts';
import { prepare } from '../../build/prepare.ts';
import { writeScriptTags } from '../../build/script-tags.ts';
import { keepUsedStyles, modulesOfScripts, stylesInHead } from '../../build/styles.ts';
import { pagesIn, readBuild } from '../../deploy/built-files.ts';
import { createServer } from '../../deploy/server.ts';
import { CHROMIUM_ARGS, findBrowser, headlessShell } from '../../scripts/browser.ts';
import { env, fail, node, ROOT } from '../../scripts/setup.mjs';
import { site } from '../../src/content/registry.ts';
import { listen } from './listen.ts';
import { median, type Sample } from './report.ts';
import { visitSlowly } from './slow-phone.ts';
import { columns } from './table.ts';

/**
 * The effect of each performance feature: the site as it is, and without each feature, visited in turn
 * on the slowed phone, so that a slow minute affects all of them.
 *
 *     node scripts/run.mjs lab/bench/weigh.ts [--turns 5] [--pages /,/industries/energy] [--reuse]
 *
 * `--reuse` keeps the builds of the last run.
 */
const { values: options } = parseArgs({
  options: {
    turns: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/industries/energy,/services/Analytics,/product/SchoolAutomation' },
    reuse: { type: 'boolean', default: false },
  },
});
const ADDRESSES = options.pages.split(',');
const TURNS = Number(options.turns);
const FOLDER = path.join(ROOT, '.cache/weigh');
const AS_IT_IS = path.join(FOLDER, 'as-it-is');
const RAW = path.join(FOLDER, 'raw');

/** Fails if the text is gone, because the variant would then be the site as it is. */
function replaced(html: string, from: string, to: string): string {
  if (!html.includes(from)) throw new Error(`the page does not contain ${from}`);
  return html.replace(from, to);
}

const usedStyles = (html: string) => keepUsedStyles(html, modulesOfScripts(path.join(AS_IT_IS, '_assets')));

/** The HTML as Astro writes it, without one feature. */
const WITHOUT: Record<string, (html: string) => string> = {
  'sections laid out later': (html) => usedStyles(replaced(html, "root.classList.add('fresh')", '0')),
  'the island hydrated after the layout': (html) =>
    usedStyles(
      html.replace('client="settled"', 'client="idle"').replace('</head>', `<script>${idleDirective}</script></head>`),
    ),
  'styles cut to the page': (html) => html,
};

function build() {
  fs.rmSync(FOLDER, { recursive: true, force: true });
  const astro = path.join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const args = [astro, 'build', '--silent', '--outDir', AS_IT_IS];
  if (spawnSync(node(), args, { cwd: ROOT, stdio: 'inherit', env: env() }).status !== 0)
    fail('The site could not be built.');
  for (const { file } of readBuild(AS_IT_IS).filter(({ file }) => file.endsWith('.html'))) {
    fs.mkdirSync(path.dirname(path.join(RAW, file)), { recursive: true });
    fs.copyFileSync(path.join(AS_IT_IS, file), path.join(RAW, file));
  }
  return prepare(AS_IT_IS, { company: site.company, redirects: site.redirects, source: '' });
}

/** The same build with changed pages; unchanged files are linked. */
async function variant(name: string, change: (html: string) => string): Promise<string> {
  const folder = path.join(FOLDER, name.replaceAll(' ', '-'));
  fs.rmSync(folder, { recursive: true, force: true });
  const pages = pagesIn(readBuild(AS_IT_IS)).filter(({ path: address }) => ADDRESSES.includes(address));
  const rewritten = new Set(pages.flatMap(({ file }) => [file, `${file}.br`, `${file}.gz`]));
  for (const entry of fs.readdirSync(AS_IT_IS, { withFileTypes: true, recursive: true })) {
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(folder, path.relative(AS_IT_IS, from));
    if (entry.isDirectory()) fs.mkdirSync(to, { recursive: true });
    else if (!rewritten.has(path.relative(AS_IT_IS, from))) {
      fs.mkdirSync(path.dirname(to), { recursive: true });
      fs.linkSync(from, to);
    }
  }
  const raw = (file: string) => stylesInHead(fs.readFileSync(path.join(RAW, file), 'utf8'));
  const read = (address: string) => fs.readFileSync(path.join(AS_IT_IS, address));
  for (const { file } of pages)
    fs.writeFileSync(
      path.join(folder, file),
      withPolicy(writeScriptTags(minifyInlineScripts(change(raw(file))), read)),
    );
  await compress(folder, pages);
  return folder;
}

if (!options.reuse) await build();
const rivals = [{ name: 'as it is', folder: AS_IT_IS }];
for (const [name, change] of Object.entries(WITHOUT)) rivals.push({ name, folder: await variant(name, change) });
const sites = await Promise.all(
  rivals.map(async ({ name, folder }) => {
    const server = createServer(folder);
    return { name, folder, server, origin: await listen(server) };
  }),
);

const browser = await chromium.launch({ executablePath: headlessShell() ?? findBrowser() ?? '', args: CHROMIUM_ARGS });
const samples = new Map<string, Sample[]>();
const taken = (name: string, address: string) => {
  const key = `${name} ${address}`;
  const list = samples.get(key) ?? [];
  samples.set(key, list);
  return list;
};
for (let turn = 0; turn < TURNS; turn++)
  // The order rotates in every turn, so that no variant always follows a slow visit.
  for (const address of ADDRESSES)
    for (const { name, origin } of [...sites.slice(turn % sites.length), ...sites.slice(0, turn % sites.length)])
      taken(name, address).push(await visitSlowly(browser, origin + address));
await browser.close();
for (const { server } of sites) server.close();

const change = (without: number, now: number) =>
  `${without >= now ? '+' : '−'}${Math.abs((without / now - 1) * 100).toFixed(1)}%`;
const rows: string[][] = [];
for (const { name } of sites) {
  const ratios: number[] = [];
  let blocked = 0;
  for (const address of ADDRESSES) {
    const [mine, base] = [taken(name, address), taken('as it is', address)];
    const lcp = (list: Sample[]) => median(list.map((sample) => sample.lcp));
    const tbt = (list: Sample[]) => median(list.map((sample) => sample.tbt));
    // Compared within the same turn, because other load affected both.
    ratios.push(median(mine.map((sample, turn) => sample.lcp / (base[turn]?.lcp ?? Number.NaN))));
    blocked += tbt(mine);
    rows.push([
      name,
      address,
      lcp(mine).toFixed(0),
      change(ratios.at(-1) ?? 1, 1),
      tbt(mine).toFixed(0),
      (median(mine.map(({ bytes }) => bytes)) / 1000).toFixed(1),
    ]);
  }
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  rows.push([name, 'all', '', change(mean, 1), blocked.toFixed(0), '']);
}
console.log(`${TURNS} turns; without each, against the site as it is in the same turn`);
console.log(columns(['without', 'page', 'LCP ms', 'LCP', 'TBT ms', 'kB'], rows));
