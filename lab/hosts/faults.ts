import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pagesIn, readBuild } from '../../deploy/built-files.ts';
import { env, fail, node, ROOT } from '../../scripts/setup.mjs';
import { freePort } from '../../tests/free-port.ts';
import { ask } from '../../tests/hosts/raw-request.ts';
import { columns } from '../bench/table.ts';
import { Reader } from './raw-client.ts';

/**
 * Load and fault tests of the server behind `npm start`, on the build in dist/: many clients, slow clients, aborted downloads, and a
 * shutdown during transfers. Every response is compared with the file. The table in docs/benchmarks.md is from here.
 */
const CONNECTIONS = 1000;
const ANSWERS_EACH = 20;
const SLOW = 200;
const SLOW_SECONDS = 10;
const SLOW_PIECE = 16 * 1024;
const SLOW_PAUSE_MS = 250;
/** Requests of the largest file over one connection, more than the system's socket buffers hold. */
const TIMES = 2;
const ABORTED = 2000;
const ABORTED_AT_ONCE = 100;
const IN_TRANSFER = 100;
const HALF_ASKED = 20;

const dist = path.join(ROOT, 'dist');
if (!fs.existsSync(dist)) fail('There is no built site yet: run `npm run build` first.');
const files = readBuild(dist);
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** Hashes of the files in dist/, uncompressed and gzipped. */
const digests = new Map(
  files.flatMap(({ path: address, file }) =>
    ['', '.gz']
      .filter((twin) => fs.existsSync(path.join(dist, file + twin)))
      .map((twin) => [address + twin, digest(fs.readFileSync(path.join(dist, file + twin)))] as const),
  ),
);
const pages = pagesIn(files).map(({ path: address }) => address);
const largest = files.reduce((a, b) => (size(b.file) > size(a.file) ? b : a)).path;
function size(file: string): number {
  return fs.statSync(path.join(dist, file)).size;
}

interface Server {
  child: ChildProcess;
  port: number;
}
async function start(): Promise<Server> {
  const port = await freePort();
  const child = spawn(node(), ['scripts/serve.ts'], { cwd: ROOT, env: { ...env(), PORT: String(port) } });
  await once(child.stdout, 'data');
  return { child, port };
}
/** Peak memory in MB; number of open files and connections. */
const memoryOf = ({ child }: Server) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(fs.readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024);
const openIn = ({ child }: Server) => fs.readdirSync(`/proc/${child.pid}/fd`).length;

const right = (address: string, body: Buffer | undefined) =>
  body !== undefined && digest(body) === digests.get(address);
/** Over a new connection. */
const arrives = ({ port }: Server, address: string) =>
  ask(port, { path: address }).then(
    ({ body }) => right(address, body),
    () => false,
  );
const at = (values: number[], share: number) =>
  Math.round(values.sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0);
const rows: string[][] = [];
let lost = 0;
function tell(what: string, asked: number, wrong: number, more: string, server?: Server) {
  lost += wrong;
  rows.push([what, String(asked), String(wrong), more, server ? String(memoryOf(server)) : '']);
}

/** Requests every page in turn over keep-alive connections. */
async function manyConnections(server: Server) {
  const took: number[] = [];
  let wrong = 0;
  const readers = await Promise.all(Array.from({ length: CONNECTIONS }, () => Reader.connect(server.port)));
  await Promise.all(
    readers.map(async (reader, i) => {
      for (let turn = 0; turn < ANSWERS_EACH; turn++) {
        const address = pages[(i + turn) % pages.length] ?? '/';
        const began = performance.now();
        if (!right(`${address}.gz`, await reader.get(address, { encoding: 'gzip' }))) wrong++;
        took.push(performance.now() - began);
      }
      reader.leave();
    }),
  );
  const more = `half within ${at(took, 0.5)} ms, 99 % within ${at(took, 0.99)} ms`;
  tell(
    `${CONNECTIONS} connections at once, ${ANSWERS_EACH} pages each`,
    CONNECTIONS * ANSWERS_EACH,
    wrong,
    more,
    server,
  );
}

/** The number of requested responses that do not arrive complete. */
async function lostOf(reader: Reader): Promise<number> {
  let wrong = 0;
  for (let i = 0; i < TIMES; i++) if (!right(largest, await reader.answer())) wrong++;
  return wrong;
}

/** Clients read the largest file slowly, then the rest at once; another client connects meanwhile. */
async function slowClients(server: Server) {
  const before = memoryOf(server);
  let over = false;
  const slow = Array.from({ length: SLOW }, async () => {
    const reader = await Reader.connect(server.port);
    reader.ask(largest, { times: TIMES });
    while (!over) {
      await reader.take(SLOW_PIECE);
      await setTimeout(SLOW_PAUSE_MS);
    }
    const wrong = await lostOf(reader);
    reader.leave();
    return wrong;
  });
  const took: number[] = [];
  let wrong = 0;
  const end = performance.now() + SLOW_SECONDS * 1000;
  for (let i = 0; performance.now() < end; i++) {
    const address = pages[i % pages.length] ?? '/';
    const began = performance.now();
    if (!(await arrives(server, address))) wrong++;
    took.push(performance.now() - began);
    await setTimeout(20);
  }
  const asked = took.length;
  over = true;
  for (const some of await Promise.all(slow)) wrong += some;
  const grown = memoryOf(server) - before;
  const more = `others: ${asked} pages, 99 % within ${at(took, 0.99)} ms; ${grown} MB more memory`;
  tell(`${SLOW} slow clients, ${SLOW_SECONDS} s`, SLOW * TIMES + asked, wrong, more, server);
}

/** Clients request the largest file and disconnect after the first bytes. */
async function abortedDownloads(server: Server) {
  await setTimeout(500);
  const before = openIn(server);
  let done = 0;
  const leaver = async () => {
    while (done++ < ABORTED) {
      const socket = net.connect(server.port, '127.0.0.1');
      socket.write(`GET ${largest} HTTP/1.1\r\nHost: a\r\n\r\n`);
      await once(socket, 'data');
      socket.resetAndDestroy();
    }
  };
  await Promise.all(Array.from({ length: ABORTED_AT_ONCE }, leaver));
  let left = openIn(server) - before;
  for (let tries = 0; left > 0 && tries < 50; tries++) {
    await setTimeout(100);
    left = openIn(server) - before;
  }
  let wrong = Math.max(0, left);
  for (const address of [largest, ...pages.slice(0, 10)]) if (!(await arrives(server, address))) wrong++;
  const more = `${Math.max(0, left)} connections left open, then 11 files asked for`;
  tell(`${ABORTED} aborted downloads`, ABORTED + 11, wrong, more, server);
}

/** Shuts down while some clients are receiving a file, others have sent half a request, and others are idle. */
async function endInTransfer(server: Server) {
  const half = await Promise.all(Array.from({ length: HALF_ASKED }, () => Reader.connect(server.port)));
  for (const reader of half) reader.write('GET / HTTP/1.1\r\nHost: a\r\nX-Half: ');
  const kept = await Promise.all(Array.from({ length: HALF_ASKED }, () => Reader.connect(server.port)));
  for (const reader of kept) await reader.get('/');
  const readers = await Promise.all(Array.from({ length: IN_TRANSFER }, () => Reader.connect(server.port)));
  for (const reader of readers) {
    reader.ask(largest, { times: TIMES });
    await reader.take(SLOW_PIECE);
  }
  const began = performance.now();
  const exit = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  await setTimeout(500);
  const refused = await ask(server.port, { path: '/' }).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED',
  );
  const lostByEach = await Promise.all(readers.map(lostOf));
  const wrong = lostByEach.reduce((all, some) => all + some, 0);
  const [status] = await exit;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  for (const reader of [...half, ...kept, ...readers]) reader.leave();
  const more = `${refused ? 'new ones refused' : 'NEW ONES TAKEN'}; ended with status ${status} after ${seconds} s`;
  tell(`SIGTERM in ${IN_TRANSFER} transfers`, IN_TRANSFER * TIMES, wrong + (refused && status === 0 ? 0 : 1), more);
}

const server = await start();
try {
  await manyConnections(server);
  await slowClients(server);
  await abortedDownloads(server);
  await endInTransfer(server);
} finally {
  server.child.kill('SIGKILL');
}
console.log(columns(['what', 'asked', 'lost', '', 'most memory, MB'], rows));
process.exit(lost ? 1 : 0);
