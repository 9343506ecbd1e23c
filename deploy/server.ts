import { createHash } from 'node:crypto';
import http from 'node:http';
import type { BuiltFile } from './built-files.ts';
import { FileCache } from './file-cache.ts';
import { IMMUTABLE, isNamedByContent, isText, REVALIDATE, SHARED } from './headers.ts';
import { type Encoding, isKnown, negotiate, type Part, partOf } from './negotiate.ts';
import { type Build, type Copy, ServedBuilds } from './served-builds.ts';
import { keepUnfinished } from './shutdown.ts';

const HEADERS_MOST_BYTES = 32 * 1024;
/** Timeouts for receiving a request, and for a client that reads nothing. */
const REQUEST_MS = 20_000;
const SILENT_MS = 120_000;
const KEEP_ALIVE_MS = 10_000;

const PLAIN: Record<number, string> = {
  400: 'That address cannot be read.',
  404: 'Nothing is here.',
  405: 'This site only answers GET and HEAD.',
  410: 'What was here is gone.',
  414: 'That address is too long.',
  416: 'There is no such part of this file.',
  500: 'This file cannot be read just now.',
};

interface Sent {
  request: http.IncomingMessage;
  response: http.ServerResponse;
  build: Build;
}

/** Sends a plain-text error, without the headers of the requested file. */
function plain({ request, response, build }: Sent, status: number, more: Record<string, string | number> = {}) {
  const text = `${PLAIN[status] ?? http.STATUS_CODES[status]}\n`;
  response.writeHead(status, {
    ...build.headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': status >= 500 ? 'no-store' : REVALIDATE,
    'Content-Length': Buffer.byteLength(text),
    ...more,
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** Browsers send only a few different values; the cache is bounded against the rest. */
const ACCEPT_CACHE_SIZE = 50;
const acceptCache = new Map<string, Encoding[]>();
function encodingsFor(accept = ''): Encoding[] {
  const known = acceptCache.get(accept);
  if (known) return known;
  const encodings = negotiate(accept);
  if (acceptCache.size < ACCEPT_CACHE_SIZE) acceptCache.set(accept, encodings);
  return encodings;
}

function headersOf({ build }: Sent, file: BuiltFile, status: number, etag: string): Record<string, string> {
  const kept = status === 200 && isNamedByContent(file.path);
  return {
    ...build.headers,
    ...(file.path.startsWith(SHARED.prefix) && { [SHARED.header]: SHARED.value }),
    'Content-Type': file.type,
    'Cache-Control': kept ? IMMUTABLE : REVALIDATE,
    ETag: etag,
    ...(isText(file.file) && { Vary: 'Accept-Encoding' }),
  };
}

/** Responds with 304, a range or the whole file; `send` writes the bytes. */
function deliver(
  sent: Sent,
  { status, size, headers }: { status: number; size: number; headers: Record<string, string> },
  send: (part: Part) => void,
) {
  const { request, response } = sent;
  if (status === 200 && isKnown(request.headers['if-none-match'], headers.ETag ?? '')) {
    response.writeHead(304, headers).end();
    return;
  }
  const current = (request.headers['if-range'] ?? headers.ETag) === headers.ETag;
  const part = status === 200 && request.method === 'GET' && current ? partOf(request.headers.range, size) : undefined;
  if (part === 'none') return plain(sent, 416, { 'Content-Range': `bytes */${size}` });
  const { start, end } = part ?? { start: 0, end: size - 1 };
  response.writeHead(part ? 206 : status, {
    ...headers,
    'Accept-Ranges': 'bytes',
    'Content-Length': end - start + 1,
    ...(part && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
  });
  if (request.method === 'HEAD' || size === 0) response.end();
  else send({ start, end });
}

/** Headers of text files do not change while a build is served, so they are built once. */
const prepared = new WeakMap<Copy, Record<string, string>>();

function textHeaders(sent: Sent, file: BuiltFile, status: number, encoding: Encoding, copy: Copy) {
  const known = status === 200 ? prepared.get(copy) : undefined;
  if (known) return known;
  const headers = headersOf(sent, file, status, copy.etag);
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  if (status === 200) prepared.set(copy, headers);
  return headers;
}

function sendText(sent: Sent, file: BuiltFile, status: number) {
  const copies = sent.build.copies(file) ?? {};
  const encoding = encodingsFor(sent.request.headers['accept-encoding']).find((name) => copies[name]) ?? 'identity';
  const copy = copies[encoding];
  if (!copy) return plain(sent, 500);
  const headers = textHeaders(sent, file, status, encoding, copy);
  const { bytes } = copy;
  deliver(sent, { status, size: bytes.length, headers }, ({ start, end }) =>
    sent.response.end(end - start + 1 === bytes.length ? bytes : bytes.subarray(start, end + 1)),
  );
}

/** The file name contains a hash, so it identifies the version. */
const etagOf = ({ path }: BuiltFile) => `"${createHash('sha256').update(path).digest('base64url').slice(0, 22)}"`;

async function sendFile(sent: Sent, file: BuiltFile, fileCache: FileCache) {
  const opened = await fileCache.open(file.file);
  const { response } = sent;
  const headers = headersOf(sent, file, 200, etagOf(file));
  if ('bytes' in opened) {
    const { bytes } = opened;
    return deliver(sent, { status: 200, size: bytes.length, headers }, ({ start, end }) =>
      response.end(bytes.subarray(start, end + 1)),
    );
  }
  // The client may have disconnected while the file was opened.
  if (response.destroyed) return opened.close();
  response.on('close', opened.close);
  deliver(sent, { status: 200, size: opened.size, headers }, (part) => {
    const stream = opened.stream(part);
    // The status is already sent: break the connection, so that a short body does not look complete.
    stream.on('error', () => response.destroy());
    response.on('close', () => stream.destroy());
    stream.pipe(response);
  });
}

/** Serves the build under `dist`, and the next one as soon as it replaces it. */
export function createServer(dist: string): http.Server {
  const builds = new ServedBuilds(dist);
  const fileCache = new FileCache(dist);

  const server = http.createServer({ maxHeaderSize: HEADERS_MOST_BYTES }, (request, response) => {
    const { build, answer } = builds.answer(request.url ?? '/');
    const sent = { request, response, build };
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(sent, 405, { Allow: 'GET, HEAD' });
    if (answer.status === 301) {
      response.writeHead(301, { ...build.headers, Location: answer.to, 'Cache-Control': REVALIDATE }).end();
      return;
    }
    if (!('file' in answer) || !answer.file) return plain(sent, answer.status);
    const { status, file } = answer;
    if (build.copies(file)) return sendText(sent, file, status);
    sendFile(sent, file, fileCache).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') return plain(sent, 500);
      // The file belonged to a build that has been replaced.
      const { build, answer } = builds.answer('/404');
      if ('file' in answer && answer.file) sendText({ ...sent, build }, answer.file, 404);
      else plain(sent, 404);
    });
  });
  keepUnfinished(server);
  server.requestTimeout = server.headersTimeout = REQUEST_MS;
  server.timeout = SILENT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}
