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

/** Most texts are the same from one build to the next, and compressing them is most of a build's time. */
const CACHE = path.resolve('.cache/compressed');
const KEPT_MS = 30 * 24 * 3600 * 1000;

/** Brotli's highest quality takes three times as long as the one before it for 2 % of the bytes: not worth it for large files or sites. */
const LARGE_SITE_BYTES = 32_000_000;
const LARGE_FILE_BYTES = 1_000_000;
const qualityFor = (file: number, site: number) => (file < LARGE_FILE_BYTES && site < LARGE_SITE_BYTES ? 11 : 10);

interface Twin {
  ending: string;
  /** How it is made, as its name in the cache has it. */
  kind: string;
  make(bytes: Buffer): Promise<Buffer>;
}

const twins = (quality: number): Twin[] => [
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

/** The twin of some bytes: from the cache, or made and put there. Written beside and renamed: two builds may run at once. */
async function twinOf(bytes: Buffer, { kind, make }: Twin): Promise<Buffer> {
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

function forgetUnused() {
  const old = Date.now() - KEPT_MS;
  for (const name of fs.readdirSync(CACHE)) {
    const file = path.join(CACHE, name);
    if ((fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? old) < old) fs.rmSync(file, { force: true });
  }
}

/** Writes file.br and file.gz beside every text file, so that no server compresses anything twice. */
export async function compress(dist: string, files: BuiltFile[]): Promise<void> {
  fs.mkdirSync(CACHE, { recursive: true });
  const texts = files
    .filter(({ file }) => isText(file))
    .map(({ file }) => ({ target: path.join(dist, file), bytes: fs.readFileSync(path.join(dist, file)) }));
  // The largest first, so that no core is left with it at the end; zlib works on threads of its own.
  const queue = texts.sort((a, b) => a.bytes.length - b.bytes.length);
  const site = texts.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop())
      for (const twin of twins(qualityFor(next.bytes.length, site)))
        fs.writeFileSync(`${next.target}.${twin.ending}`, await twinOf(next.bytes, twin));
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  forgetUnused();
}
