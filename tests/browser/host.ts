import fs from 'node:fs';
import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type BuiltFile, readBuild } from '../../deploy/built-files.ts';
import { serverFileOf } from '../../deploy/served-builds.ts';
import { createServer } from '../../deploy/server.ts';

const DIST = path.resolve('dist');

export interface Built {
  dist: string;
  files: BuiltFile[];
}

/** The site as it was built. */
export const built = (): Built => ({
  dist: DIST,
  files: readBuild(DIST),
});

/** A copy of the build to change, made of hard links; unlink a file before writing to it. */
export function copyOfBuild(name: string): Built {
  // Parallel workers may run the same test.
  const dist = path.resolve('.cache', 'builds', `${name}-${process.env.TEST_PARALLEL_INDEX ?? 0}`);
  fs.rmSync(dist, { recursive: true, force: true });
  const { files } = built();
  const forHosts = path.relative(DIST, serverFileOf(DIST));
  for (const file of [forHosts, ...files.map(({ file }) => file)]) {
    fs.mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    fs.linkSync(path.join(DIST, file), path.join(dist, file));
  }
  return { dist, files };
}

/** A server that can be stopped, restarted, given another build, and made to hang. */
export class Host {
  /** Matching requests are accepted and never answered. */
  hangingPaths: RegExp | undefined;
  /** The delay of a response in milliseconds. */
  waits: (url: string) => number = () => 0;
  readonly requests: string[] = [];
  /** The prefetch requests among these. */
  readonly prefetches: string[] = [];
  #server: http.Server | undefined;
  #port = 0;

  get origin() {
    return `http://localhost:${this.#port}`;
  }

  async start({ dist }: Built = built()): Promise<this> {
    await this.stop();
    const server = createServer(dist);
    const [answer] = server.listeners('request') as ((...args: unknown[]) => void)[];
    server.removeAllListeners('request');
    server.on('request', (request: http.IncomingMessage, response: http.ServerResponse) => {
      this.requests.push(request.url ?? '');
      if (request.headers['sec-purpose']?.includes('prefetch')) this.prefetches.push(request.url ?? '');
      if (this.hangingPaths?.test(request.url ?? '')) return;
      const wait = this.waits(request.url ?? '');
      if (wait) setTimeout(() => answer?.(request, response), wait);
      else answer?.(request, response);
    });
    await new Promise<void>((resolve) => server.listen(this.#port, resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
    return this;
  }

  async stop() {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }
}
