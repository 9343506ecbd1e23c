// town-tiles.mjs - the masters of the town -> overviews and tiles under public/town, and renders/town-tiles.json.
//
//   node renders/town-tiles.mjs --masters FOLDER [hour ...] [--draft]
//
// A master is FOLDER/<hour>.png, 5760 x 3240, graded; the hours are dawn, noon, dusk, night and rain.  What is cut, and how it is
// named, stands in src/town/picture.ts.  Each hour gets a folder named by its bytes, so that browsers may keep it for a year;
// the folder of the version before goes.  --draft: quick and coarse, for trying the page.
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

/** What each overview may weigh, in bytes: the first view of an hour is one of them. */
export const OVERVIEW_BYTES = { 768: 32_000, 1152: 60_000, 1920: 150_000 };
/** What the tiles of a level may weigh on average. */
export const TILE_BYTES = { 2880: 90_000, 5760: 72_000 };
const QUALITIES = [58, 54, 50, 46, 42, 38, 34, 30, 26, 22];

/** Eight digits over the bytes of a folder of one hour. */
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

/** Sixteen bits a channel until the encoder: a night sky of eight would show its steps. */
async function samples(/** @type {string} */ file, /** @type {number} */ width) {
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
function cut(/** @type {Samples} */ { data, width }, /** @type {number} */ left, /** @type {number} */ top) {
  const part = new Uint16Array(TILE.width * TILE.height * 3);
  for (let y = 0; y < TILE.height; y++) {
    const from = ((top + y) * width + left) * 3;
    part.set(data.subarray(from, from + TILE.width * 3), y * TILE.width * 3);
  }
  return { data: part, ...TILE };
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

/** The best quality at which a picture, or the mean of a few of its tiles, fits. */
async function qualityFor(/** @type {Samples[]} */ probes, /** @type {number} */ most, /** @type {number} */ effort) {
  for (const quality of QUALITIES) {
    const sizes = await Promise.all(probes.map(async (probe) => (await avif(probe, quality, effort)).length));
    if (sizes.reduce((sum, size) => sum + size, 0) / sizes.length <= most) return quality;
  }
  throw new Error(`does not fit into ${most} bytes even at quality ${QUALITIES.at(-1)}`);
}

async function cutHour(/** @type {string} */ master, /** @type {string} */ folder, /** @type {number} */ effort) {
  const { width, height } = await sharp(master).metadata();
  if (width !== RENDERED || height !== (RENDERED * SHEET.height) / SHEET.width)
    throw new Error(`${master} is ${width} x ${height}; a master of the town is ${RENDERED} wide`);
  for (const wide of OVERVIEWS) {
    const image = await samples(master, wide);
    const quality = await qualityFor([image], OVERVIEW_BYTES[wide], effort);
    fs.writeFileSync(path.join(folder, `${wide}.avif`), await avif(image, quality, effort));
  }
  for (const level of LEVELS) {
    const image = await samples(master, level);
    const tiles = [];
    for (let row = 0; row * TILE.height < image.height; row++)
      for (let column = 0; column * TILE.width < image.width; column++) tiles.push({ level, column, row });
    const tileAt = (/** @type {import("../src/town/picture.ts").Tile} */ { column, row }) =>
      cut(image, column * TILE.width, row * TILE.height);
    // Every third one: their mean is the level's, near enough, at a third of the time.
    const quality = await qualityFor(tiles.filter((_, i) => i % 3 === 1).map(tileAt), TILE_BYTES[level], effort);
    for (const tile of tiles)
      fs.writeFileSync(path.join(folder, `${tileName(tile)}.avif`), await avif(tileAt(tile), quality, effort));
  }
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
    await cutHour(path.join(masters, `${hour}.png`), fresh, draft ? 2 : 5);
    const version = versionOfHour(fresh);
    for (const old of fs.readdirSync(out))
      if (old.startsWith(`${hour}.`)) fs.rmSync(path.join(out, old), { recursive: true });
    fs.renameSync(fresh, path.join(out, `${hour}.${version}`));
    const known = fs.existsSync(TILES_FILE) ? JSON.parse(fs.readFileSync(TILES_FILE, 'utf8')) : {};
    const versions = Object.fromEntries(Object.entries({ ...known, [hour]: version }).sort());
    fs.writeFileSync(TILES_FILE, `${JSON.stringify(versions, null, 2)}\n`);
    console.log(`${hour}.${version}`);
  }
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) await main();
