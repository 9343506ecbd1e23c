import { spawn } from 'node:child_process';
import path from 'node:path';
import { notFoundPagesIn, pagesIn, readBuild } from '../../deploy/built-files.ts';
import { securityHeaders } from '../../deploy/headers.ts';
import { env, node, ROOT } from '../../scripts/setup.mjs';
import { freePort } from '../../tests/free-port.ts';
import { startNginx } from '../../tests/hosts/hosts.ts';
import { load } from './load-generator.ts';
import { progress } from './progress.ts';
import { median, type ServerResult } from './report.ts';

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 32;
const PAGE = '/industries/healthcare_life_science';
const SERVERS = ['embedded', 'sirv', 'nginx'] as const;

async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const ok = await fetch(`http://localhost:${port}/`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((again) => setTimeout(again, 100));
  }
  throw new Error(`The server on port ${port} does not respond.`);
}

async function startScript(file: string) {
  const port = await freePort();
  const child = spawn(node(), [file], { cwd: ROOT, env: { ...env(), PORT: String(port) } });
  await answers(port);
  return { port, stop: async () => void child.kill() };
}

/** Three servers for the same dist/, a process each, in turn: our own, a Node library, nginx. */
export async function measureServers(): Promise<ServerResult[]> {
  const dist = path.join(ROOT, 'dist');
  const files = readBuild(dist);
  const pages = pagesIn(files).map(({ path: address }) => address);
  const notFound = notFoundPagesIn(files);
  const site = { pages, redirects: [], notFound, headers: securityHeaders('plain'), origin: 'https://localhost' };
  const running = {
    embedded: await startScript('scripts/serve.ts'),
    sirv: await startScript('lab/bench/sirv.ts'),
    nginx: await startNginx(dist, site),
  };
  try {
    const picture = files.find(({ file }) => /16x9-1536\.avif$/.test(file))?.path ?? '/favicon.svg';
    const gzip = { 'Accept-Encoding': 'gzip' };
    const known = async (port: number) => {
      const answer = await fetch(`http://localhost:${port}${PAGE}`, { headers: gzip });
      return { ...gzip, 'If-None-Match': answer.headers.get('etag') ?? '' };
    };
    const cases = [
      { what: 'A page, compressed', path: PAGE, headers: async () => gzip },
      { what: 'A page that the visitor has already (304)', path: PAGE, headers: known },
      { what: 'A picture', path: picture, headers: async () => ({}) },
    ];
    const bar = progress(cases.length * ROUNDS);
    const results: ServerResult[] = [];
    for (const [i, { what, path: address, headers }] of cases.entries()) {
      const ask = async (port: number) => {
        const asked = { port, path: address, headers: await headers(port), connections: CONNECTIONS };
        const end = performance.now() + SECONDS * 1000;
        const { answered, seconds } = await load({ ...asked, enough: () => performance.now() > end });
        return answered / seconds;
      };
      const rounds = { embedded: [] as number[], sirv: [] as number[], nginx: [] as number[] };
      for (let round = 0; round < ROUNDS; round++) {
        bar.show(i * ROUNDS + round, `requests a second: ${what}`);
        for (const server of SERVERS) rounds[server].push(await ask(running[server].port));
      }
      const middle = (server: keyof typeof rounds) => Math.round(median(rounds[server]));
      results.push({ what, embedded: middle('embedded'), sirv: middle('sirv'), nginx: middle('nginx') });
    }
    bar.clear();
    return results;
  } finally {
    for (const server of SERVERS) await running[server].stop();
  }
}
