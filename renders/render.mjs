// npm run render -- <set> [camera] [--size 1920] [--spp 256] - renders a set again with any installed Blender (Cycles).
//
//   npm run render -- farm                     every camera of every file in renders/sets/farm
//   npm run render -- farm farm-drone-spray    one picture, graded and encoded into public/renders
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const SETS = path.join(ROOT, 'renders/sets');
const OUT = path.join(ROOT, 'renders/out');

function fail(sentence) {
  console.error(`✗ ${sentence}`);
  process.exit(1);
}

const words = process.argv.slice(2);
const option = (name, usual) => (words.includes(name) ? words[words.indexOf(name) + 1] : usual);
const [set, camera] = words.filter((word, i) => !word.startsWith('--') && !words[i - 1]?.startsWith('--'));
const sets = fs
  .readdirSync(SETS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name);
if (!set || !sets.includes(set)) fail(`Name a set: npm run render -- <set> [camera]. The sets are ${sets.join(', ')}.`);

const blender = process.env.BLENDER ?? 'blender';
if (spawnSync(blender, ['--version']).error) {
  fail(
    'Blender 3.4 or newer is needed and was not found: install it (Debian: apt-get install blender python3-numpy), or name one in BLENDER.',
  );
}

const files = fs
  .readdirSync(path.join(SETS, set))
  .filter((file) => file.endsWith('.py') && fs.readFileSync(path.join(SETS, set, file), 'utf8').includes('\nmain()'));
const wanted = files.filter(
  (file) => !camera || fs.readFileSync(path.join(SETS, set, file), 'utf8').includes(`'${camera}'`),
);
if (!wanted.length) fail(`No file of the set ${set} has a camera '${camera}'. Its files are ${files.join(', ')}.`);

fs.mkdirSync(path.join(OUT, 'masters'), { recursive: true });
for (const file of wanted) {
  const name = `${set}-${path.basename(file, '.py')}`;
  const args = [
    '-b',
    '--python-exit-code',
    '1',
    '--python',
    path.join(SETS, set, file),
    '--',
    '--render',
    path.join(OUT, name),
  ];
  args.push(
    '--size',
    option('--size', '1920'),
    '--spp',
    option('--spp', '256'),
    ...(camera ? ['--camera', camera] : []),
  );
  console.log(`${set}/${file}${camera ? `, ${camera}` : ''} …`);
  const done = spawnSync(blender, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (done.status !== 0) fail(`Blender could not render ${set}/${file}; see its message above.`);
  const raw = fs
    .readdirSync(OUT)
    .filter((entry) => entry.startsWith(`${name}-`) && entry.endsWith('.json') && !entry.endsWith('.png.json'));
  for (const entry of raw) {
    const id = entry.slice(name.length + 1, -5);
    spawnSync(
      process.execPath,
      [path.join(ROOT, 'renders/studio/develop.mjs'), path.join(OUT, entry), '--out', path.join(OUT, 'masters')],
      { stdio: 'inherit' },
    );
    fs.renameSync(path.join(OUT, 'masters', `${name}-${id}.png`), path.join(OUT, 'masters', `${id}.png`));
    fs.renameSync(path.join(OUT, 'masters', `${name}-${id}.png.json`), path.join(OUT, 'masters', `${id}.png.json`));
    if (id.includes('.')) continue;
    spawnSync(process.execPath, [path.join(ROOT, 'renders/encode.mjs'), '--masters', path.join(OUT, 'masters'), id], {
      stdio: 'inherit',
    });
  }
}
