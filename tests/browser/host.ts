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

/** A copy of the build to change: hard links, so that it costs nothing; write to a file only after unlinking it. */
export function copyOfBuild(name: string): Built {
  // Workers run side by side, and may run the same test.
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

/** A server that can be stopped, started again, given another build, and made to hang. */
export class Host {
  /** Requests whose path matches are taken and never answered. */
  hangs: RegExp | undefined;
  /** How long a request waits for its answer, in milliseconds. */
  waits: (url: string) => number = () => 0;
  readonly asked: string[] = [];
  /** Of these, what the browser asked for ahead of a click. */
  readonly askedAhead: string[] = [];
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
      this.asked.push(request.url ?? '');
      if (request.headers['sec-purpose']?.includes('prefetch')) this.askedAhead.push(request.url ?? '');
      if (this.hangs?.test(request.url ?? '')) return;
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
