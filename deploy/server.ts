import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import type { BuiltFile } from '../build/site-map.ts';
import { cacheControl, isText, lostPage, SECURITY_HEADERS } from './policy.ts';

type Encoding = 'br' | 'gzip' | 'identity';
const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/** The best encoding a client accepts, by RFC 9110 quality values. */
export function negotiate(accept: string | undefined): Encoding[] {
  const wanted = new Map(
    (accept ?? '').split(',').flatMap((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = Number(
        parameters
          .find((p) => p.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return name ? [[name, Number.isNaN(q) ? 0 : q] as const] : [];
    }),
  );
  const quality = (name: string) => wanted.get(name) ?? wanted.get('*') ?? 0;
  const usable = (['br', 'gzip'] as const).filter((name) => quality(name) > 0).sort((a, b) => quality(b) - quality(a));
  return [...usable, 'identity'];
}

type Answer = { status: 200 | 404; file: BuiltFile } | { status: 301; to: string } | { status: 400 | 404 };

/** Decides what an address means. Only files of the build are ever served, so nothing outside can be reached. */
export function createRouter(files: BuiltFile[]) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const bySpelling = new Map(
    files.filter(({ file }) => file.endsWith('.html')).map((file) => [file.path.toLowerCase(), file.path]),
  );

  return (target: string): Answer => {
    const [raw = '', ...rest] = target.split('?');
    let asked: string;
    try {
      asked = decodeURIComponent(raw);
    } catch {
      return { status: 400 };
    }
    if (!asked.startsWith('/') || asked.startsWith('//') || /[\0-\x1f\\]/.test(asked)) return { status: 400 };
    const exact = byPath.get(asked);
    if (exact) return /(^|\/)404$/.test(asked) ? { status: 404, file: exact } : { status: 200, file: exact };
    // A trailing slash, another letter case or the file's own name reach the same page: one canonical address.
    const trimmed =
      asked
        .replace(/\/+$/, '')
        .replace(/\.html$/i, '')
        .replace(/\/index$/i, '') || '/';
    const spelling = bySpelling.get(trimmed.toLowerCase());
    if (spelling && !/(^|\/)404$/.test(spelling)) return { status: 301, to: [spelling, ...rest].join('?') };
    const lost = byPath.get(lostPage(asked));
    return lost ? { status: 404, file: lost } : { status: 404 };
  };
}

/** Reads files of a build: texts once, some megabytes in all; pictures and fonts each time, no larger than a few hundred kB. */
function createReader(dist: string) {
  const held = new Map<string, Buffer>();
  return (name: string, done: (error: Error | null, bytes: Buffer) => void) => {
    const known = held.get(name);
    if (known) return done(null, known);
    fs.readFile(path.join(dist, name), (error, bytes) => {
      if (!error && isText(name.replace(/\.(br|gz)$/, ''))) held.set(name, bytes);
      done(error, bytes);
    });
  };
}

export function createServer(dist: string, files: BuiltFile[]): http.Server {
  const route = createRouter(files);
  const read = createReader(dist);
  const encodings = new Map(
    files.map((file) => [
      file.file,
      new Set(
        Object.entries(SUFFIX).flatMap(([name, suffix]) =>
          fs.existsSync(path.join(dist, file.file + suffix)) ? [name] : [],
        ),
      ),
    ]),
  );

  return http.createServer((request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    const plain = (status: number, text: string) => {
      response.writeHead(status, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      });
      response.end(request.method === 'HEAD' ? undefined : `${text}\n`);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return plain(405, 'This site only answers GET and HEAD.');
    }
    const answer = route(request.url ?? '/');
    if (answer.status === 301) {
      response.writeHead(301, { Location: answer.to, 'Cache-Control': 'public, max-age=3600' });
      return response.end();
    }
    if (!('file' in answer))
      return plain(answer.status, answer.status === 400 ? 'That address cannot be read.' : 'Nothing is here.');

    const { file } = answer;
    const available = encodings.get(file.file);
    const encoding = negotiate(request.headers['accept-encoding']).find((name) => available?.has(name)) ?? 'identity';
    const etag = `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    response.setHeader('Content-Type', file.type);
    response.setHeader('Cache-Control', answer.status === 404 ? 'no-cache' : cacheControl(file.path));
    response.setHeader('ETag', etag);
    response.setHeader('Vary', 'Accept-Encoding');
    if (file.csp) response.setHeader('Content-Security-Policy', file.csp);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (answer.status === 200 && (known.includes(etag) || known.includes('*'))) {
      response.writeHead(304);
      return response.end();
    }
    read(file.file + SUFFIX[encoding], (error, bytes) => {
      if (error) return plain(500, 'This file is missing from the build. Build the site again.');
      response.writeHead(answer.status, { 'Content-Length': bytes.length });
      response.end(request.method === 'HEAD' ? undefined : bytes);
    });
  });
}
