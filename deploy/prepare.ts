import fs from 'node:fs';
import path from 'node:path';
import { compress } from './compress.ts';
import { caddyFile, headersFile, nginxFile, redirectsFile } from './hosts.ts';
import { type BuiltFile, readBuild } from './site-map.ts';

const WEB_ROOT = '/srv/site';

/** After Astro: policies from the finished HTML, compressed twins, and the files that hosts read. */
export async function prepare(dist: string, generated: string): Promise<BuiltFile[]> {
  const files = readBuild(dist);
  fs.mkdirSync(generated, { recursive: true });
  fs.writeFileSync(path.join(dist, '_headers'), headersFile(files));
  fs.writeFileSync(path.join(dist, '_redirects'), redirectsFile(files));
  fs.writeFileSync(path.join(generated, 'nginx.conf'), nginxFile(files, { root: WEB_ROOT, brotli: true }));
  fs.writeFileSync(path.join(generated, 'Caddyfile'), caddyFile(files, { root: WEB_ROOT }));
  fs.writeFileSync(path.join(generated, 'site.json'), JSON.stringify(files));
  await compress(dist, files);
  return files;
}
