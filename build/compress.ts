import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { BuiltFile } from '../deploy/built-files.ts';
import { isText } from '../deploy/headers.ts';
import { ContentCache, digestOf } from './content-cache.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const KEPT_DAYS = 30;

/**
 * Brotli's highest quality takes three times as long as the next lower one and saves 2 %. Pages are most of the bytes of a build and
 * change with every sentence; scripts and styles are few, and readers keep them.
 */
const LARGE_FILE_BYTES = 1_000_000;
const qualityFor = (file: string, bytes: Buffer) =>
  file.endsWith('.html') || bytes.length >= LARGE_FILE_BYTES ? 10 : 11;

interface Compression {
  ending: string;
  /** Method and quality, part of the name in the cache. */
  kind: string;
  make(bytes: Buffer): Promise<Buffer>;
}

const compressions = (quality: number): Compression[] => [
  {
    ending: 'br',
    kind: `br${quality}`,
    make: (bytes) =>
      brotli(bytes, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { ending: 'gz', kind: 'gz', make: (bytes) => gzip(bytes, { level: 9 }) },
];

/** Writes a .br and a .gz file for every text file, so that servers do not compress at run time. */
export async function compress(dist: string, files: BuiltFile[]): Promise<void> {
  // Cached by content, because compressing is most of a build's time.
  const cache = new ContentCache(path.resolve('.cache/compressed'));
  const texts = files
    .filter(({ file }) => isText(file))
    .map(({ file }) => ({ target: path.join(dist, file), bytes: fs.readFileSync(path.join(dist, file)) }));
  // The largest file first, so that it is not compressed alone at the end; zlib uses its own threads.
  const queue = texts.sort((a, b) => a.bytes.length - b.bytes.length);
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const digest = digestOf(next.bytes);
      for (const { ending, kind, make } of compressions(qualityFor(next.target, next.bytes))) {
        const known = cache.get(`${digest}.${kind}`);
        const made = known ?? (await make(next.bytes));
        if (!known) cache.set(`${digest}.${kind}`, made);
        fs.writeFileSync(`${next.target}.${ending}`, made);
      }
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  cache.removeUnused(KEPT_DAYS);
}
