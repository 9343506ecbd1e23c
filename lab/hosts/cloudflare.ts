import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { env, node, ROOT } from '../../scripts/setup.mjs';
import { freePort } from '../../tests/free-port.ts';
import { folderFor, run, type Start } from '../../tests/hosts/hosts.ts';

/** Cloudflare's own tool, which emulates its Pages: 200 MB, so it is installed only for this table, in its own folder. */
const WRANGLER = 'wrangler@4.158.0';
const HOME = path.join(ROOT, '.cache/wrangler');
const PROGRAM = path.join(HOME, 'node_modules/wrangler/bin/wrangler.js');

const version = () => {
  const file = path.join(HOME, 'node_modules/wrangler/package.json');
  return fs.existsSync(file) ? `wrangler@${JSON.parse(fs.readFileSync(file, 'utf8')).version}` : undefined;
};

/** Installs it if necessary; false if that fails. */
export function ensureCloudflare(): boolean {
  if (version() === WRANGLER) return true;
  console.log(`Installing ${WRANGLER} …`);
  fs.mkdirSync(HOME, { recursive: true });
  fs.writeFileSync(path.join(HOME, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', WRANGLER];
  spawnSync('npm', args, { cwd: HOME, stdio: 'inherit', env: env() });
  return version() === WRANGLER;
}

/**
 * The newest compatibility date that the emulator supports. By default wrangler uses today's date, which an older
 * emulator does not support.
 */
const newestRules = (): string => createRequire(PROGRAM)('workerd').compatibilityDate;

/** The responses of Cloudflare Pages, as far as its emulator goes. */
export const startCloudflare: Start = async (dist) => {
  const [folder, port] = [folderFor('cloudflare'), await freePort()];
  const at = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(await freePort())];
  const args = [PROGRAM, 'pages', 'dev', dist, ...at, '--compatibility-date', newestRules()];
  return run(node(), args, port, folder);
};
