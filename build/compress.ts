import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { BuiltFile } from '../deploy/built-files.ts';
import { isText } from '../deploy/headers.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Compressed files are cached by content, because compressing is most of a build's time. */
const CACHE = path.resolve('.cache/compressed');
const KEPT_MS = 30 * 24 * 3600 * 1000;

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

/** The compressed bytes, from the cache where possible. Written to a temporary file and renamed, because two builds may run at once. */
async function compressed(bytes: Buffer, { kind, make }: Compression): Promise<Buffer> {
  const cached = path.join(CACHE, `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${kind}`);
  try {
    const found = fs.readFileSync(cached);
    fs.utimesSync(cached, new Date(), new Date());
    return found;
  } catch {
    const made = await make(bytes);
    fs.writeFileSync(`${cached}.${process.pid}`, made);
    fs.renameSync(`${cached}.${process.pid}`, cached);
    return made;
  }
}

function removeUnused() {
  const old = Date.now() - KEPT_MS;
  for (const name of fs.readdirSync(CACHE)) {
    const file = path.join(CACHE, name);
    if ((fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? old) < old) fs.rmSync(file, { force: true });
  }
}

/** Writes a .br and a .gz file for every text file, so that servers do not compress at run time. */
export async function compress(dist: string, files: BuiltFile[]): Promise<void> {
  fs.mkdirSync(CACHE, { recursive: true });
  const texts = files
    .filter(({ file }) => isText(file))
    .map(({ file }) => ({ target: path.join(dist, file), bytes: fs.readFileSync(path.join(dist, file)) }));
  // The largest file first, so that it is not compressed alone at the end; zlib uses its own threads.
  const queue = texts.sort((a, b) => a.bytes.length - b.bytes.length);
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop())
      for (const compression of compressions(qualityFor(next.target, next.bytes)))
        fs.writeFileSync(`${next.target}.${compression.ending}`, await compressed(next.bytes, compression));
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  removeUnused();
}
