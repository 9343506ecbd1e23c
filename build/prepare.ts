import fs from 'node:fs';
import path from 'node:path';
import { caddyFile, headersFile, nginxFile, redirectsFile } from '../deploy/hosts.ts';
import { compress } from './compress.ts';
import { addKillSwitch, addPack, addWorker } from './offline.ts';
import { rewritePages } from './pages.ts';
import { layOutPictures } from './pictures.ts';
import { scriptsLast, signScripts } from './scripts.ts';
import { type BuiltFile, readBuild } from './site-map.ts';
import { keepUsedStyles, stylesInHead } from './styles.ts';

const WEB_ROOT = '/srv/site';

/** After Astro: each page's own styles, signed scripts, policies from the finished HTML, compressed twins, the offline copy, and the files that hosts read. */
export async function prepare(dist: string, generated: string): Promise<BuiltFile[]> {
  layOutPictures(dist);
  const read = (address: string) => fs.readFileSync(path.join(dist, address));
  rewritePages(dist, (html) => scriptsLast(signScripts(keepUsedStyles(stylesInHead(html)), read)));
  const site = readBuild(dist);
  const packed = addPack(dist, site);
  const body = [...site, packed];
  await compress(dist, body);
  const offline = process.env.KILL_SWITCH ? await addKillSwitch(dist) : await addWorker(dist, body, packed);
  await compress(dist, offline);
  const files = [...body, ...offline];
  fs.mkdirSync(generated, { recursive: true });
  fs.writeFileSync(path.join(dist, '_headers'), headersFile(files));
  fs.writeFileSync(path.join(dist, '_redirects'), redirectsFile(files));
  fs.writeFileSync(path.join(generated, 'nginx.conf'), nginxFile(files, { root: WEB_ROOT, brotli: true }));
  fs.writeFileSync(path.join(generated, 'Caddyfile'), caddyFile(files, { root: WEB_ROOT }));
  fs.writeFileSync(path.join(generated, 'site.json'), JSON.stringify(files));
  return files;
}
