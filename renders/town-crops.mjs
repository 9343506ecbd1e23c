// town-crops.mjs - writes one small picture for each place of the town to public/town/places, and renders/town-crops.json.
//
//   node renders/town-crops.mjs --masters FOLDER
//
// The crops follow from the boxes in renders/town.json (src/town/crops.ts) and the master FOLDER/noon.png.  Each is named by
// its hash; those of the previous version are deleted.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CROP, CROP_HOUR, CROPS_FOLDER, cropBox } from '../src/town/crops.ts';
import { RENDERED, SHEET } from '../src/town/view.ts';
import { cut, EFFORT, fitted, samples, scaled } from './town-tiles.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const CROPS_FILE = path.join(ROOT, 'renders/town-crops.json');
/** The byte budget of one crop. */
export const CROP_BYTES = 12_000;

async function main() {
  const { masters } = parseArgs({ options: { masters: { type: 'string' } } }).values;
  if (!masters) throw new Error('usage: node renders/town-crops.mjs --masters FOLDER');
  const master = await samples(path.join(masters, `${CROP_HOUR}.png`), RENDERED);
  const { places } = JSON.parse(fs.readFileSync(path.join(ROOT, 'renders/town.json'), 'utf8'));
  const folder = path.join(ROOT, 'public', CROPS_FOLDER);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  /** @type {Record<string, string>} */
  const names = {};
  const pixels = RENDERED / SHEET.width;
  for (const [id, { box }] of Object.entries(places).sort()) {
    const [left, top, width, height] = box;
    const shown = Object.entries(cropBox({ left, top, width, height })).map(([side, value]) => [
      side,
      Math.floor(value * pixels),
    ]);
    const part = await scaled(cut(master, Object.fromEntries(shown)), CROP);
    const { files, quality } = await fitted([part], CROP_BYTES, EFFORT);
    const [file = Buffer.alloc(0)] = files;
    names[id] = `${id}.${createHash('sha256').update(file).digest('hex').slice(0, 8)}.avif`;
    fs.writeFileSync(path.join(folder, names[id]), file);
    console.log(`${names[id]} ${file.length} (quality ${quality})`);
  }
  fs.writeFileSync(CROPS_FILE, `${JSON.stringify(names, null, 2)}\n`);
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) await main();
