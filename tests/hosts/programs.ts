import { spawnSync } from 'node:child_process';
import { isDebianRoot } from '../../scripts/setup.mjs';

/** Programs and the Debian packages that install them. */
const PACKAGES = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  rsync: ['rsync'],
};
export type Program = keyof typeof PACKAGES;

const VERSION: Record<Program, string[]> = { nginx: ['-v'], caddy: ['version'], rsync: ['--version'] };

/** The version of an installed program, or undefined. */
export function versionOf(program: Program): string | undefined {
  const { stdout, stderr, error } = spawnSync(program, VERSION[program], { encoding: 'utf8' });
  return error ? undefined : (/\d+\.\d+[\d.]*/.exec(stdout + stderr)?.[0] ?? 'unknown');
}

/** Installs the program if possible. */
export function ensure(program: Program): string | undefined {
  const found = versionOf(program);
  if (found || !isDebianRoot()) return found;
  console.log(`Installing ${program} …`);
  const quiet = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES[program]], quiet);
  return versionOf(program);
}

export const missing = (program: Program) =>
  `${program} is not installed here (Debian: apt-get install ${PACKAGES[program].join(' ')})`;
