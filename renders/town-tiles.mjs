// town-tiles.mjs - writes overviews and tiles of the town from its masters to public/town, and renders/town-tiles.json.
//
//   node renders/town-tiles.mjs --masters FOLDER [hour ...] [--draft]
//
// A master is FOLDER/<hour>.png, graded, of the width RENDERED in src/town/view.ts; the hours are dawn, noon, dusk, night and rain.  The cuts and their
// names are in src/town/picture.ts.  Each hour gets a folder named by its hash, so that browsers may cache it for a year;
// the folder of the previous version is deleted.  --draft: fast and coarse, for trying the page.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { HOURS } from '../src/town/hours.ts';
import { LEVELS, OVERVIEWS, TILE, tileName } from '../src/town/picture.ts';
import { RENDERED, SHEET } from '../src/town/view.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
export const TILES_FILE = path.join(ROOT, 'renders/town-tiles.json');
const DIGITS = 8;

/** The byte budget of each overview; the first view of an hour is one of them. */
export const OVERVIEW_BYTES = { 768: 40_000, 1152: 80_000, 1920: 200_000 };
/** The average byte budget of the tiles of a level. */
export const TILE_BYTES = { 2880: 80_000, 5760: 60_000 };
const QUALITIES = [72, 68, 65, 62, 58, 54, 50, 46, 42, 38, 34, 30, 26, 22];
/** Encoder effort: the next level takes seven times as long for a tenth fewer bytes. */
export const EFFORT = 3;
const DRAFT = 2;

/** The first eight digits of the hash of an hour's folder. */
export function versionOfHour(/** @type {string} */ folder) {
  const all = createHash('sha256');
  for (const file of fs.readdirSync(folder).sort())
    all.update(`${file} `).update(
      createHash('sha256')
        .update(fs.readFileSync(path.join(folder, file)))
        .digest(),
    );
  return all.digest('hex').slice(0, DIGITS);
}

/** Sixteen bits per channel until the encoder, because a night sky in eight bits would show banding. */
export async function samples(/** @type {string} */ file, /** @type {number} */ width) {
  const { data, info } = await sharp(file)
    .resize(width, null, { kernel: 'lanczos3' })
    .removeAlpha()
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint16Array(new Uint8Array(data).buffer), width: info.width, height: info.height };
}

/** @typedef {{ data: Uint16Array, width: number, height: number }} Samples */

/** @returns {Samples} */
export function cut(
  /** @type {Samples} */ { data, width: wide },
  /** @type {import('../src/town/view.ts').Box} */ { left, top, width, height },
) {
  const part = new Uint16Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * wide + left) * 3;
    part.set(data.subarray(from, from + width * 3), y * width * 3);
  }
  return { data: part, width, height };
}

/** @returns {Promise<Samples>} */
export async function scaled(
  /** @type {Samples} */ { data, width, height },
  /** @type {import('../src/town/view.ts').Size} */ to,
) {
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .toColourspace('rgb16')
    .resize(to.width, to.height, { kernel: 'lanczos3', fit: 'fill' })
    .raw({ depth: 'ushort' })
    .toBuffer();
  return { data: new Uint16Array(new Uint8Array(small).buffer), width: to.width, height: to.height };
}

const avif = (
  /** @type {Samples} */ { data, width, height },
  /** @type {number} */ quality,
  /** @type {number} */ effort,
) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .toColourspace('rgb16')
    .avif({ quality, effort, chromaSubsampling: '4:2:0', bitdepth: 10 })
    .toBuffer();

const meanOf = (/** @type {Buffer[]} */ files) => files.reduce((sum, { length }) => sum + length, 0) / files.length;

/** A few tiles from all over the picture, whose mean is near that of all at a fraction of the time. */
const PROBES = 5;
const spread = (/** @type {Samples[]} */ all) =>
  all.length <= PROBES
    ? all
    : all.filter((_, i) => Math.floor((i * PROBES) / all.length) !== Math.floor(((i + 1) * PROBES) / all.length));

/** The quality that last fitted, by budget: the hours are similar, so the search starts there. @type {Map<number, number>} */
const fits = new Map();

/** The pictures at the best quality at which their mean fits: searched with a few of them, and verified with all. */
export async function fitted(/** @type {Samples[]} */ all, /** @type {number} */ most, /** @type {number} */ effort) {
  const at = (/** @type {Samples[]} */ some, /** @type {number} */ i) =>
    Promise.all(some.map((one) => avif(one, QUALITIES[i] ?? 0, effort)));
  const probes = spread(all);
  let [first, last] = [0, QUALITIES.length - 1];
  let i = Math.min(last - 1, fits.get(most) ?? last >> 1);
  while (first < last) {
    if (meanOf(await at(probes, i)) <= most) {
      last = i;
      i = Math.max(first, last - 1);
    } else {
      first = i + 1;
      i = first;
    }
  }
  for (i = first; i < QUALITIES.length; i++) {
    const files = await at(all, i);
    if (meanOf(files) > most) continue;
    fits.set(most, i);
    return { files, quality: QUALITIES[i] };
  }
  throw new Error(`does not fit into ${most} bytes even at quality ${QUALITIES.at(-1)}`);
}

async function cutHour(/** @type {string} */ master, /** @type {string} */ folder, /** @type {number} */ effort) {
  const { width, height } = await sharp(master).metadata();
  if (width !== RENDERED || height !== (RENDERED * SHEET.height) / SHEET.width)
    throw new Error(`${master} is ${width} x ${height}; a master of the town is ${RENDERED} wide`);
  const qualities = [];
  for (const wide of OVERVIEWS) {
    const { files, quality } = await fitted([await samples(master, wide)], OVERVIEW_BYTES[wide], effort);
    fs.writeFileSync(path.join(folder, `${wide}.avif`), files[0] ?? '');
    qualities.push(`${wide}: ${quality}`);
  }
  for (const level of LEVELS) {
    const image = await samples(master, level);
    const tiles = [];
    for (let row = 0; row * TILE.height < image.height; row++)
      for (let column = 0; column * TILE.width < image.width; column++) tiles.push({ level, column, row });
    const parts = tiles.map(({ column, row }) =>
      cut(image, { left: column * TILE.width, top: row * TILE.height, ...TILE }),
    );
    const { files, quality } = await fitted(parts, TILE_BYTES[level], effort);
    for (const [i, tile] of tiles.entries())
      fs.writeFileSync(path.join(folder, `${tileName(tile)}.avif`), files[i] ?? '');
    qualities.push(`${level}: ${quality}`);
  }
  return qualities.join(', ');
}

async function main() {
  const words = process.argv.slice(2);
  const draft = words.includes('--draft');
  const masters = words[words.indexOf('--masters') + 1];
  const hours = HOURS.filter((hour) => words.includes(hour));
  if (!words.includes('--masters') || !masters) {
    console.error(
      'usage: node renders/town-tiles.mjs --masters FOLDER [hour ...] [--draft]; a master is FOLDER/<hour>.png',
    );
    process.exit(2);
  }
  const out = path.join(ROOT, 'public/town');
  fs.mkdirSync(out, { recursive: true });
  for (const hour of hours.length ? hours : HOURS) {
    const fresh = path.join(out, `.${hour}`);
    fs.rmSync(fresh, { recursive: true, force: true });
    fs.mkdirSync(fresh);
    const qualities = await cutHour(path.join(masters, `${hour}.png`), fresh, draft ? DRAFT : EFFORT);
    const version = versionOfHour(fresh);
    for (const old of fs.readdirSync(out))
      if (old.startsWith(`${hour}.`)) fs.rmSync(path.join(out, old), { recursive: true });
    fs.renameSync(fresh, path.join(out, `${hour}.${version}`));
    const known = fs.existsSync(TILES_FILE) ? JSON.parse(fs.readFileSync(TILES_FILE, 'utf8')) : {};
    const versions = Object.fromEntries(Object.entries({ ...known, [hour]: version }).sort());
    fs.writeFileSync(TILES_FILE, `${JSON.stringify(versions, null, 2)}\n`);
    console.log(`${hour}.${version} (quality ${qualities})`);
  }
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) await main();
