import { once } from 'node:events';
import fs from 'node:fs';
import type http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { swap } from '../build/swap.ts';
import { ask } from '../tests/hosts/raw-request.ts';
import { serverFileOf } from './served-builds.ts';
import { createServer } from './server.ts';
import { shutDown } from './shutdown.ts';

const PICTURE = '/renders/tower.aa/16x9-480.avif';
const LARGE = '/renders/tower.aa/16x9-1920.avif';
const LONG_PAGE = '/long';
const LARGE_BYTES = 8_000_000;

let folder = '';
let server: http.Server;
let port = 0;

/** A small build: a page that loads its script, the script, pictures. */
function write(dist: string, version: string) {
  const files: Record<string, string | Buffer> = {
    'index.html': `<script src="/_assets/${version}.js">`,
    '404.html': 'lost',
    'long.html': Buffer.alloc(LARGE_BYTES, version),
    [`_assets/${version}.js`]: `// ${version}`,
    [PICTURE.slice(1)]: 'picture',
    [LARGE.slice(1)]: Buffer.alloc(LARGE_BYTES, version),
  };
  const server = JSON.stringify({ headers: { 'X-Frame-Options': 'DENY' }, redirects: [], source: version });
  for (const [file, bytes] of [...Object.entries(files), [path.relative(dist, serverFileOf(dist)), server] as const]) {
    fs.mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    fs.writeFileSync(path.join(dist, file), bytes);
  }
}

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'serving-'));
  write(path.join(folder, 'dist'), 'one');
  server = createServer(path.join(folder, 'dist')).listen(0);
  await once(server, 'listening');
  port = (server.address() as net.AddressInfo).port;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  fs.rmSync(folder, { recursive: true });
});
const get = (address: string) => ask(port, { path: address, headers: { 'Accept-Encoding': 'br, gzip' } });
const at = (address: string) => path.join(folder, 'dist', address);

describe('a file that cannot be read', () => {
  it('is a 500 that is not cached and has no headers of the file', async () => {
    fs.rmSync(at(PICTURE));
    fs.mkdirSync(at(PICTURE));
    const { status, headers } = await get(PICTURE);
    expect([status, headers['cache-control'], headers['x-frame-options']]).toEqual([500, 'no-store', 'DENY']);
    expect([headers.etag, headers['content-encoding'], headers['accept-ranges']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is a 404 if it was deleted', async () => {
    fs.rmSync(at(PICTURE));
    const { status, headers, body } = await get(PICTURE);
    expect([status, headers['cache-control'], body.toString()]).toEqual([404, 'no-cache', 'lost']);
  });
});

describe('a new build that replaces the old one', () => {
  const next = (version: string) => {
    write(path.join(folder, 'next'), version);
    swap(path.join(folder, 'next'), path.join(folder, 'dist'));
  };

  it('is served within a second, and a page of the old one can still load its script', async () => {
    next('two');
    await expect.poll(async () => (await get('/')).body.toString(), { timeout: 3000 }).toContain('two.js');
    expect((await get('/_assets/two.js')).body.toString()).toBe('// two');
    expect((await get('/_assets/one.js')).body.toString()).toBe('// one');
    expect((await get('/_assets/none.js')).status).toBe(404);
  });

  it('keeps the script of a page when another build follows at once', async () => {
    for (const version of ['two', 'three', 'four']) {
      next(version);
      await expect.poll(async () => (await get('/')).body.toString(), { timeout: 3000 }).toContain(version);
    }
    expect((await get('/_assets/one.js')).body.toString()).toBe('// one');
  });

  it.each([PICTURE, LARGE])('does not lose %s during the replacement', async (picture) => {
    const dist = path.join(folder, 'dist');
    fs.renameSync(dist, path.join(folder, 'away'));
    const answer = get(picture);
    await setTimeout(300);
    fs.renameSync(path.join(folder, 'away'), dist);
    expect((await answer).status).toBe(200);
  });

  it('is never served partly: every response is from the old or the new one', async () => {
    let over = false;
    const seen = new Set<string>();
    const reader = async () => {
      while (!over) {
        const page = await get('/');
        const script = /\/_assets\/\w+\.js/.exec(page.body.toString())?.[0] ?? 'none';
        seen.add(`page ${page.status}, script ${(await get(script)).status}, picture ${(await get(PICTURE)).status}`);
      }
    };
    const readers = [reader(), reader(), reader()];
    for (let i = 0; i < 12; i++) {
      next(`build${i}`);
      await setTimeout(60);
    }
    over = true;
    await Promise.all(readers);
    expect([...seen]).toEqual(['page 200, script 200, picture 200']);
  });
});

describe('shutdown', () => {
  const connect = async (text: string) => {
    const socket = net.connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };

  it.each([
    ['read in pieces', LARGE],
    ['from memory', LONG_PAGE],
  ])('waits for a response that is being sent, %s', async (_, address) => {
    const socket = await connect(`GET ${address} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await once(socket, 'readable');
    const ended = shutDown(server, 5000);
    await setTimeout(400);
    let bytes = 0;
    for await (const part of socket) bytes += part.length;
    expect(bytes).toBeGreaterThan(LARGE_BYTES);
    await ended;
  });

  it('does not wait for an incomplete request, nor for an idle keep-alive connection', async () => {
    const half = await connect('GET / HTTP/1.1\r\nHost: a\r\nX-Half: ');
    const kept = await connect('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(kept, 'data');
    const began = performance.now();
    await shutDown(server, 400);
    expect(performance.now() - began).toBeLessThan(2000);
    half.destroy();
    kept.destroy();
  });
});
