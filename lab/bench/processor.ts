import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readBuild } from '../../deploy/built-files.ts';
import { env, node, ROOT } from '../../scripts/setup.mjs';
import { freePort } from '../../tests/free-port.ts';
import { load } from './load-generator.ts';
import { median } from './report.ts';
import { columns } from './table.ts';

/**
 * CPU time per request of the server behind `npm start`, and of sirv: on Linux, `node scripts/run.mjs lab/bench/processor.ts`.
 * Unlike requests per second, it is meaningful on a busy machine.
 */
const ROUNDS = 7;
const ANSWERS = 5000;
const PAGE = '/industries/healthcare_life_science';
const TICK_US = 10_000;
const GZIP = { 'Accept-Encoding': 'gzip' };

async function start(file: string) {
  const port = await freePort();
  const child = spawn(node(), [file], { cwd: ROOT, env: { ...env(), PORT: String(port) } });
  for (let tries = 0; tries < 100; tries++) {
    const answers = await fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    );
    if (answers) return { child, port };
    await setTimeout(200);
  }
  throw new Error(`${file} does not respond`);
}
/** CPU ticks so far, in user and system mode. */
function spent({ pid }: ChildProcess): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

const picture = readBuild(path.join(ROOT, 'dist')).find(({ file }) => /16x9-1536\.avif$/.test(file))?.path ?? '/';
const known = async (port: number) => {
  const { headers } = await fetch(`http://localhost:${port}${PAGE}`, { headers: GZIP });
  return { ...GZIP, 'If-None-Match': headers.get('etag') ?? '' };
};
const CASES = [
  { what: 'a page, compressed', address: PAGE, headers: async () => GZIP },
  { what: 'a page that the visitor has already (304)', address: PAGE, headers: known },
  { what: 'a picture', address: picture, headers: async () => ({}) },
];

const servers = [await start('scripts/serve.ts'), await start('lab/bench/sirv.ts')];
const rows: string[][] = [];
try {
  for (const { what, address, headers } of CASES) {
    const costs = servers.map(() => [] as number[]);
    // In turn, so that a slow minute affects both.
    for (let round = 0; round < ROUNDS; round++)
      for (const [i, { child, port }] of servers.entries()) {
        const asked = { port, path: address, headers: await headers(port), connections: 32 };
        const before = spent(child);
        const { answered } = await load({ ...asked, enough: (count) => count >= ANSWERS });
        costs[i]?.push(((spent(child) - before) * TICK_US) / answered);
      }
    rows.push([what, ...costs.map((some) => Math.round(median(some)).toString())]);
  }
} finally {
  for (const { child } of servers) child.kill();
}
console.log(columns(['µs of processor time a request', 'npm start', 'sirv'], rows));
