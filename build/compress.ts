import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { isText } from '../deploy/policy.ts';
import type { BuiltFile } from './site-map.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Writes file.br and file.gz beside every text file, so that no server compresses anything twice. */
export async function compress(dist: string, files: BuiltFile[]): Promise<void> {
  const texts = files.filter(({ file }) => isText(file));
  const queue = [...texts];
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const target = path.join(dist, next.file);
      const bytes = fs.readFileSync(target);
      const options = {
        params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      };
      const [br, gz] = await Promise.all([brotli(bytes, options), gzip(bytes, { level: 9 })]);
      fs.writeFileSync(`${target}.br`, br);
      fs.writeFileSync(`${target}.gz`, gz);
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}
