import { spawn } from 'node:child_process';
import type { BuiltFile } from '../../build/site-map.ts';
import { env, node, ROOT } from '../../scripts/setup.mjs';
import { freePort } from '../../tests/free-port.ts';
import { startNginx } from '../../tests/nginx.ts';
import { load } from './load.ts';
import { progress } from './progress.ts';
import { median, type ServerResult } from './report.ts';

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 32;
const PAGE = '/industries/healthcare_life_science';

async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const ok = await fetch(`http://localhost:${port}/`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((again) => setTimeout(again, 100));
  }
  throw new Error(`The server on port ${port} does not answer.`);
}

/** Both servers over the same dist/, a process each, by turns; gzip, because Debian's nginx brings no brotli. */
export async function measureServers(files: BuiltFile[]): Promise<ServerResult[]> {
  const [ours, theirs] = [await freePort(), await freePort()];
  const embedded = spawn(node(), ['scripts/serve.ts'], { cwd: ROOT, env: { ...env(), PORT: String(ours) } });
  const nginx = startNginx(files, theirs);
  try {
    await Promise.all([answers(ours), answers(theirs)]);
    const picture = files.find(({ file }) => /-16x9-1536\.avif$/.test(file))?.path ?? '/favicon.svg';
    const gzip = { 'Accept-Encoding': 'gzip' };
    const known = async (port: number) => {
      const answer = await fetch(`http://localhost:${port}${PAGE}`, { headers: gzip });
      return { ...gzip, 'If-None-Match': answer.headers.get('etag') ?? '' };
    };
    const cases = [
      { what: 'a page, compressed', path: PAGE, headers: async () => gzip },
      { what: 'a page that the visitor has already (304)', path: PAGE, headers: known },
      { what: 'a picture', path: picture, headers: async () => ({}) },
    ];
    const bar = progress(cases.length * ROUNDS);
    const results: ServerResult[] = [];
    for (const [i, { what, path, headers }] of cases.entries()) {
      const rounds: { embedded: number; nginx: number }[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        bar.show(i * ROUNDS + round, `requests a second: ${what}`);
        const ask = async (port: number) => {
          const asked = { port, path, headers: await headers(port), connections: CONNECTIONS };
          const end = performance.now() + SECONDS * 1000;
          const { answered, seconds } = await load({ ...asked, enough: () => performance.now() > end });
          return answered / seconds;
        };
        rounds.push({ embedded: await ask(ours), nginx: await ask(theirs) });
      }
      results.push({
        what,
        embedded: Math.round(median(rounds.map((round) => round.embedded))),
        nginx: Math.round(median(rounds.map((round) => round.nginx))),
      });
    }
    bar.clear();
    return results;
  } finally {
    embedded.kill();
    nginx.stop();
  }
}
