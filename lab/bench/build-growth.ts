import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { env, node, ROOT } from '../../scripts/setup.mjs';
import { progress } from './progress.ts';
import type { BuildGrowth } from './report.ts';

const FOLDER = path.join(ROOT, '.cache/growth');
const COPIED = [
  'content',
  'src',
  'build',
  'deploy',
  'scripts',
  'astro.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'evidence',
];
const LINKED = ['node_modules', 'public', 'renders'];
/** Content folders whose pages may have any name. */
const REPEATED = ['industries', 'innovation', 'product', 'service', 'services'];

/** A copy of the site with its pages repeated under new names until there are `size` of them. */
function repeatSite(size: number | undefined) {
  fs.rmSync(FOLDER, { recursive: true, force: true });
  fs.mkdirSync(FOLDER, { recursive: true });
  for (const name of COPIED)
    fs.cpSync(path.join(ROOT, name), path.join(FOLDER, name), {
      recursive: true,
      filter: (file) => !file.includes('generated'),
    });
  for (const name of LINKED) fs.symlinkSync(path.join(ROOT, name), path.join(FOLDER, name));
  if (!size) return;

  const content = path.join(FOLDER, 'content/en');
  const yaml = (folder: string) =>
    fs
      .readdirSync(path.join(content, folder), { recursive: true, encoding: 'utf8' })
      .filter((f) => f.endsWith('.yaml'));
  const originals = REPEATED.flatMap((folder) => yaml(folder).map((file) => path.join(folder, file))).filter(
    (file) => !/(404|contactus)\.yaml$/.test(file),
  );
  const settings = yaml('site').length;
  let pages = yaml('.').length - settings;
  for (let copy = 2; pages < size; copy++)
    for (const file of originals.slice(0, size - pages)) {
      fs.copyFileSync(path.join(content, file), path.join(content, file.replace('.yaml', `-${copy}.yaml`)));
      pages++;
    }
}

function build(): BuildGrowth {
  const began = performance.now();
  const done = spawnSync(node(), ['scripts/build-site.ts'], { cwd: FOLDER, env: env(), encoding: 'utf8' });
  const seconds = (performance.now() - began) / 1000;
  const [, astro] = /([\d.]+) s of them Astro’s/.exec(done.stdout ?? '') ?? [];
  const pages = Number(/✓ (\d+) pages/.exec(done.stdout ?? '')?.[1]);
  if (done.status !== 0 || !pages)
    throw new Error(`The repeated site could not be built:\n${done.stdout}${done.stderr}`);
  return { pages, seconds: Math.round(seconds * 10) / 10, ...(astro && { astro: Number(astro) }) };
}

/** The duration of `npm run build` for a growing number of pages, made by repeating the content. */
export function measureBuilds(sizes: number[]): BuildGrowth[] {
  const bar = progress(sizes.length + 1);
  const results = [undefined, ...sizes].map((size, i) => {
    bar.show(i, `building ${size ?? 'the site as it is'}${size ? ' pages' : ''}`);
    repeatSite(size);
    return build();
  });
  bar.clear();
  fs.rmSync(FOLDER, { recursive: true, force: true });
  return results;
}
