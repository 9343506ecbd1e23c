import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { caddyAlone } from '../../deploy/caddy.ts';
import type { HostSite } from '../../deploy/hosts.ts';
import { nginxAlone } from '../../deploy/nginx.ts';
import { createServer } from '../../deploy/server.ts';
import { freePort } from '../free-port.ts';
import { ask } from './raw-request.ts';

export interface Running {
  port: number;
  pid: number | undefined;
  /** Its output so far. */
  output: () => string;
  stop: () => Promise<void>;
}
export type Start = (dist: string, site: HostSite) => Promise<Running>;

/** Cloudflare's emulator takes half of this on a slow machine. */
const START_MS = 60_000;

/** Waits until the server responds, or fails with the server's output. */
async function ready(port: number, child: ChildProcess, output: () => string): Promise<void> {
  const end = performance.now() + START_MS;
  while (performance.now() < end && child.exitCode === null) {
    const answered = await ask(port, { path: '/' }).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await setTimeout(50);
  }
  throw new Error(`The server did not start:\n${output()}`);
}

/** Starts a program that serves on a port; its output folder is deleted when it stops. */
export async function run(command: string, args: string[], port: number, folder: string): Promise<Running> {
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const env = { ...process.env, ...home };
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part));
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(port, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, pid: child.pid, output: () => output, stop };
}

export const folderFor = (name: string) => fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));

/** A warning about the configuration fails the test, even if the server runs. */
async function without(complaint: string, running: Running): Promise<Running> {
  if (!running.output().includes(complaint)) return running;
  await running.stop();
  throw new Error(`The server complains about its configuration:\n${running.output()}`);
}

/** The real nginx, with the generated rules. */
export const startNginx: Start = async (root, site) => {
  const [folder, port] = [folderFor('nginx'), await freePort()];
  const file = path.join(folder, 'nginx.conf');
  // For benchmarks: nginx would close a connection after a thousand responses.
  const brotli = fs.existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf');
  const configuration = nginxAlone(site, { root, port, folder, brotli }).replace(
    'http {',
    'http {\n  keepalive_requests 10000000;',
  );
  fs.writeFileSync(file, configuration);
  // As root, nginx runs its workers as nobody, who may not read a home folder.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  return without('[warn]', await run('nginx', ['-c', file, '-e', 'stderr', ...user], port, folder));
};

/** The real Caddy, with the generated rules. */
export const startCaddy: Start = async (root, site) => {
  const [folder, port] = [folderFor('caddy'), await freePort()];
  const file = path.join(folder, 'Caddyfile');
  fs.writeFileSync(file, caddyAlone(site, { root, port }));
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  return without('not formatted', await run('caddy', args, port, folder));
};

/** The server of `npm start`. */
export const startOwn: Start = async (dist) => {
  const server = createServer(dist).listen(await freePort());
  await once(server, 'listening');
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as { port: number }).port, pid: process.pid, output: () => '', stop };
};
