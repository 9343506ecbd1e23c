// Plain JavaScript for any Node ≥ 20: `npm start` calls it before it builds.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './setup.mjs';

/** The inputs of a build. */
const SOURCES = [
  'content',
  'src',
  'public',
  'pictures/index.json',
  'renders/index.json',
  'renders/town.json',
  'renders/town-crops.json',
  'renders/town-tiles.json',
  'evidence',
  'build',
  'deploy',
  'scripts',
  'astro.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** @returns {string[]} */
function filesUnder(/** @type {string} */ name) {
  const at = path.join(ROOT, name);
  const stat = fs.statSync(at, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [name];
  return fs
    .readdirSync(at, { withFileTypes: true })
    .filter((entry) => entry.name !== 'generated')
    .flatMap((entry) => filesUnder(path.join(name, entry.name)));
}

export const inputs = () => SOURCES.flatMap(filesUnder).sort();

/** Digest of the names, sizes and dates of all inputs, and of the month, because security.txt expires. */
export function sourceOfBuild() {
  const hash = crypto.createHash('sha256');
  hash.update(`${new Date().toISOString().slice(0, 7)} ${process.env.KILL_SWITCH ?? ''}`);
  for (const file of inputs()) {
    const { size, mtimeMs } = fs.statSync(path.join(ROOT, file));
    hash.update(`\n${file} ${size} ${mtimeMs}`);
  }
  return hash.digest('hex');
}

/** Whether dist/ is up to date. */
export function isBuilt() {
  try {
    const made = JSON.parse(fs.readFileSync(path.join(ROOT, 'dist/_hosts/server.json'), 'utf8'));
    return made.source === sourceOfBuild();
  } catch {
    return false;
  }
}
