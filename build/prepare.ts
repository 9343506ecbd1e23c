import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type BuiltFile, notFoundPagesIn, pagesIn, readBuild } from '../deploy/built-files.ts';
import { caddyFile, caddyMap } from '../deploy/caddy.ts';
import { HOST_FOLDER, securityHeaders } from '../deploy/headers.ts';
import { type HostSite, WEB_ROOT } from '../deploy/hosts.ts';
import { nginxAlone, nginxFile, nginxMap } from '../deploy/nginx.ts';
import { type ServerFile, serverFileOf } from '../deploy/served-builds.ts';
import { headersFile, redirectsFile } from '../deploy/static-hosts.ts';
import type { Company } from '../src/model/company.ts';
import type { Redirect } from '../src/model/redirects.ts';
import { compress } from './compress.ts';
import { withPolicy } from './csp.ts';
import { minifyInlineScripts } from './minify-inline-scripts.ts';
import { addPack, addUnregisterWorker, addWorker } from './offline.ts';
import { layOutPictures } from './pictures.ts';
import { rewritePages } from './rewrite-pages.ts';
import { preloadEarlyIslands, withoutIslandIds, writeScriptTags } from './script-tags.ts';
import { withStillFiles } from './stills.ts';
import { keepUsedStyles, modulesOfScripts, stylesInHead } from './styles.ts';

export interface Prepared {
  company: Pick<Company, 'origin' | 'hsts' | 'form'>;
  redirects: Redirect[];
  /** Digest of all inputs of the build. */
  source: string;
}

/** Rejects redirects from existing files, because hosts differ in that case. The content check rejects those from pages. */
export function rejectShadowingRedirects(files: BuiltFile[], redirects: Redirect[]): void {
  const byPath = new Map(files.map(({ path: address, file }) => [address.toLowerCase(), file]));
  for (const { from } of redirects) {
    const file = byPath.get(from.toLowerCase());
    if (file)
      throw new Error(
        `content/en/site/redirects.yaml: '${from}' is the file ${file}, which could not be reached any more`,
      );
  }
}

/** Writes the configuration files of static hosts into the build. */
export function addHostFiles(dist: string, files: BuiltFile[], { company, redirects, source }: Prepared): HostSite {
  rejectShadowingRedirects(files, redirects);
  const headers = securityHeaders(company.hsts, company.form.endpoint);
  const site: HostSite = {
    pages: pagesIn(files).map(({ path }) => path),
    redirects,
    notFound: notFoundPagesIn(files),
    headers,
    origin: company.origin,
  };
  const server: ServerFile = { headers, redirects, source };
  fs.mkdirSync(path.join(dist, HOST_FOLDER), { recursive: true });
  fs.writeFileSync(path.join(dist, '_headers'), headersFile(site));
  fs.writeFileSync(path.join(dist, '_redirects'), redirectsFile(site));
  fs.writeFileSync(path.join(dist, HOST_FOLDER, 'nginx.map'), nginxMap(site));
  fs.writeFileSync(path.join(dist, HOST_FOLDER, 'caddy.map'), caddyMap(site));
  fs.writeFileSync(serverFileOf(dist), JSON.stringify(server));
  return site;
}

/** Writes host configurations that do not change from build to build. */
export function writeConfigurations(generated: string, site: HostSite): void {
  const container = { root: WEB_ROOT, port: 8080, folder: '/tmp', brotli: true };
  fs.rmSync(generated, { recursive: true, force: true });
  fs.mkdirSync(generated, { recursive: true });
  fs.writeFileSync(path.join(generated, 'nginx.conf'), nginxFile(site, { root: WEB_ROOT }));
  fs.writeFileSync(path.join(generated, 'nginx-container.conf'), nginxAlone(site, container));
  fs.writeFileSync(path.join(generated, 'Caddyfile'), caddyFile(site, { root: WEB_ROOT }));
}

/** Post-processes Astro's output: per-page styles, drawings as files, script integrity, policy, compression, offline copy, host files. */
export async function prepare(dist: string, prepared: Prepared): Promise<{ files: BuiltFile[]; site: HostSite }> {
  layOutPictures(dist);
  const read = (address: string) => fs.readFileSync(path.join(dist, address));
  const ofScripts = modulesOfScripts(path.join(dist, '_assets'));
  const withScripts = (html: string) =>
    preloadEarlyIslands(writeScriptTags(withoutIslandIds(minifyInlineScripts(html)), read), read);
  rewritePages(dist, (html, save) => {
    const saveDrawing = (name: string, text: string) => {
      const address = `/_assets/${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.svg`;
      save(address, text);
      return address;
    };
    const styled = keepUsedStyles(withStillFiles(stylesInHead(html), saveDrawing), ofScripts);
    return withPolicy(withScripts(styled));
  });
  const built = readBuild(dist);
  const packed = addPack(dist, built, securityHeaders(prepared.company.hsts, prepared.company.form.endpoint));
  const body = [...built, packed];
  await compress(dist, body);
  const offline = process.env.KILL_SWITCH ? await addUnregisterWorker(dist) : await addWorker(dist, body, packed);
  await compress(dist, offline);
  const files = [...body, ...offline];
  return { files, site: addHostFiles(dist, files, prepared) };
}
