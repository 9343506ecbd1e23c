// Plain JavaScript for any Node ≥ 20: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');

/**
 * Exits with one clear line instead of a stack trace.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(`\n✗ ${sentence}`);
  process.exit(1);
}

/**
 * Digest of package.json and the lock file.
 * @param {string} folder
 */
const wanted = (folder) => {
  const hash = crypto.createHash('sha256');
  for (const file of ['package.json', 'package-lock.json']) hash.update(fs.readFileSync(path.join(folder, file)));
  return hash.digest('hex');
};

/** Installs the dependencies of a folder when they are missing or outdated. */
export function install(folder = ROOT) {
  if (Number(process.versions.node.split('.')[0]) < 20) fail(`Node 20 or newer is needed; this is ${process.version}.`);
  const stamp = path.join(folder, 'node_modules', '.installed');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted(folder)) return;
  console.log('Installing dependencies …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0)
    fail(
      'npm could not install the dependencies; see its message above. If package.json has changed, run `npm install` once.',
    );
  fs.writeFileSync(stamp, wanted(folder));
}

export const isDebianRoot = () => fs.existsSync('/etc/debian_version') && process.getuid?.() === 0;
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Installs Debian's Chromium, where root may do so and it is missing. Started before the dependencies are installed, because
 * both take half a minute.
 * @returns {Promise<unknown>}
 */
export function installDebianBrowser() {
  if (!isDebianRoot() || process.env.CHROMIUM || fs.existsSync(HEADLESS_SHELL)) return Promise.resolve();
  console.log('Installing a Chromium …');
  const packages = 'apt-get update -qq && apt-get install -y -qq chromium chromium-headless-shell';
  const quiet = /** @type {const} */ ('ignore');
  const apt = spawn('sh', ['-c', packages], {
    stdio: quiet,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  // Without it, the tests look for another browser.
  return new Promise((resolve) => apt.on('error', resolve).on('exit', resolve));
}

/** The project's own Node 24, which runs TypeScript directly. */
export const node = () => {
  const own = path.join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return fs.existsSync(own) ? own : process.execPath;
};

/** Environment with the project's tools first on the PATH and without telemetry. */
export const env = () => ({
  ...process.env,
  PATH: [
    path.join(ROOT, 'node_modules', 'node', 'bin'),
    path.join(ROOT, 'node_modules', '.bin'),
    process.env.PATH,
  ].join(path.delimiter),
  // zlib compresses on these threads; the default is four.
  UV_THREADPOOL_SIZE: String(Math.max(4, os.availableParallelism())),
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_NO_WARNINGS: '1',
});

/** Interval at which a lost parent process is noticed. */
const ORPHAN_MS = 300;

/**
 * Runs a TypeScript file of the project and forwards signals to it, so that stopping `npm start` stops the server.
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<number>} its exit status
 */
export function run(file, args = []) {
  const child = spawn(node(), [path.join(ROOT, file), ...args], { cwd: ROOT, stdio: 'inherit', env: env() });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  // npm signals only its shell, and Debian's shell exits without forwarding the signal, so this checks whether the parent has disappeared.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid === parent || child.kill('SIGTERM'), ORPHAN_MS).unref();
  return new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))));
}
