import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readBuild } from '../../deploy/built-files.ts';
import { serverFileOf } from '../../deploy/served-builds.ts';
import { createServer } from '../../deploy/server.ts';
import { ensureBrowser, headlessShell } from '../../scripts/browser.ts';
import { currentCommit, versionOf } from '../../scripts/provenance.ts';
import { fail, ROOT } from '../../scripts/setup.mjs';
import { isBuilt } from '../../scripts/source.mjs';
import { missing, versionOf as programVersion } from '../../tests/hosts/programs.ts';
import { addresses } from '../../tests/site-pages.ts';
import { measureHosts } from '../hosts/measure-hosts.ts';
import { measureQueries } from '../search/queries.ts';
import { measureBuilds } from './build-growth.ts';
import { measureClone } from './clone.ts';
import { againstTable, measureAgainst } from './compare-sites.ts';
import { measureFirstVisits } from './first-visit.ts';
import { measureInteractions } from './interactions.ts';
import { shortfalls } from './limits.ts';
import { measurePages } from './measure-pages.ts';
import { type Part, readOptions } from './options.ts';
import { type BenchReport, readReport, resumable, writeReport } from './report.ts';
import { measureServers } from './server.ts';
import { tables } from './table.ts';

/** Measures the built site: every page compared with its own floor, interactions, hosts, search, build growth, and the server compared with nginx. */
const options = readOptions(process.argv.slice(2));
const dist = path.join(ROOT, 'dist');
if (!fs.existsSync(serverFileOf(dist))) fail('There is no built site yet: run `npm run build` first.');
if (!isBuilt()) fail('dist/ is not what this tree builds: run `npm run build` first.');
const files = readBuild(dist);
const shell = headlessShell();
const chromium = shell ?? ensureBrowser();
if (!chromium) fail('The benchmark needs Chromium: install it, or set CHROMIUM to its path.');

const rule = { runs: options.runs, turns: options.turns };
if (options.against.length) {
  const sites = [{ name: 'this site', folder: dist }, ...options.against];
  console.log(againstTable(await measureAgainst(sites, rule, chromium), rule));
  process.exit(0);
}

const chromiumVersion = () => /\d[\d.]+/.exec(spawnSync(chromium, ['--version'], { encoding: 'utf8' }).stdout)?.[0];
const tools = {
  lighthouse: versionOf('lighthouse', import.meta.dirname),
  [shell ? 'chromium headless shell' : 'chromium']: chromiumVersion() ?? 'unknown',
  node: process.versions.node,
  nginx: programVersion('nginx') ?? 'not installed',
};
const commit = currentCommit();
const last = options.resume ? readReport() : undefined;
const before = resumable(last, commit, rule);
if (last && !before)
  console.warn(
    `! The last run was of ${last.commit}, this is ${commit}, or its settings differ, so the run starts again.`,
  );
const report: BenchReport = { date: '', pages: {}, failed: {}, again: {}, ...before, commit, tools, rule };

/** A part that was measured for this commit is not measured again. */
const open = (part: Part, known: unknown) => options.parts.has(part) && !(options.resume && known);
if (options.parts.has('lighthouse') || options.parts.has('floor'))
  await measurePages({ options, report, site: createServer(dist), files, chromium });
if (open('server', report.server)) {
  if (programVersion('nginx')) report.server = await measureServers();
  else console.warn(`! The server was not measured: ${missing('nginx')}.`);
}
writeReport(report);
if (open('interactions', report.interactions))
  report.interactions = await measureInteractions(createServer(dist), chromium);
writeReport(report);
if (open('visits', report.visits)) report.visits = await measureFirstVisits(dist, options.pages ?? addresses, chromium);
if (open('queries', report.queries)) report.queries = await measureQueries();
if (open('hosts', report.hosts)) report.hosts = await measureHosts();
if (open('clone', report.clone)) report.clone = await measureClone();
writeReport(report);
if (open('build', report.build)) report.build = measureBuilds(options.sizes);
writeReport(report);

console.log(tables(report));
const short = Object.entries(report.pages).some(([address, result]) => shortfalls(address, result).length);
process.exit(short || Object.keys(report.failed).length ? 1 : 0);
