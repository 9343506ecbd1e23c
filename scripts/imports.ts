import fs from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import config, { LAYERS } from '../.dependency-cruiser.mjs';
import { ROOT } from './setup.mjs';

const FOLDERS = ['src', 'build', 'deploy', 'edit', 'tests', 'lab', 'scripts', 'renders'];
const IMPORT = /(?:^|\s)(?:import|from)\s*\(?\s*['"](\.[^'"?]+)/g;
const folderOf = (file: string) => file.split('/')[1] ?? '';
const layerOf = (file: string) => LAYERS.findIndex((folders) => folders.includes(folderOf(file)));

async function violations(): Promise<string[]> {
  const sources = [...FOLDERS, ...fs.globSync('*.config.ts')];
  const { output } = await cruise(sources, { ...config.options, validate: true, ruleSet: config });
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to, cycle }) => {
    const chain = [from, ...(cycle ? cycle.map(({ name }) => name) : [to])];
    return `${rule.name}: ${chain.join(' → ')}`;
  });
}

/** dependency-cruiser cannot read .astro files. No script may import one, so they can never be part of a cycle. */
function astroViolations(): string[] {
  return fs.globSync('src/**/*.astro').flatMap((found) => {
    const file = found.replaceAll(path.sep, '/');
    return [...fs.readFileSync(file, 'utf8').matchAll(IMPORT)]
      .map(([, target = '']) => path.posix.join(path.posix.dirname(file), target))
      .filter((target) => folderOf(target) !== folderOf(file) && layerOf(target) <= layerOf(file))
      .map((target) => `${folderOf(file)}-imports-only-lower-layers: ${file} → ${target}`);
  });
}

const foldersWithoutLayer = () =>
  fs
    .readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && layerOf(`src/${entry.name}`) < 0)
    .map(({ name }) => `src/${name} is in no layer of .dependency-cruiser.mjs`);

process.chdir(ROOT);
const found = [...(await violations()), ...astroViolations(), ...foldersWithoutLayer()];
if (found.length) console.log(found.join('\n'));
process.exit(found.length ? 1 : 0);
