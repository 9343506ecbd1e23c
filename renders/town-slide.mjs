// town-slide.mjs - the two masters of `town-golden`, the first slide of the home page, cut from the town's largest tiles at dawn.
//
//   node renders/town-slide.mjs --masters FOLDER && node renders/encode.mjs --masters FOLDER town-golden
//
// Wide screens show the whole town, phones one district of it.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';

const ROOT = path.resolve(import.meta.dirname, '..');
const HOUR = 'dawn';
const TILES = 6;
/** As fractions of the whole picture: the start of each cut, and its share of the width. */
const CUTS = {
  'town-golden.png': { left: 0.03, top: 0.03, width: 0.94, ratio: 16 / 9 },
  'town-golden.1x1.png': { left: 0.3, top: 0.3, width: 0.315, ratio: 1 },
};

async function whole() {
  const town = path.join(ROOT, 'public/town');
  const folder = path.join(
    town,
    fs.readdirSync(town).find((name) => name.startsWith(`${HOUR}.`)),
  );
  const places = Array.from({ length: TILES ** 2 }, (_, i) => [i % TILES, Math.floor(i / TILES)]);
  const { width, height } = await sharp(path.join(folder, '5760-0-0.avif')).metadata();
  const tiles = await Promise.all(
    places.map(async ([column, row]) => ({
      input: await sharp(path.join(folder, `5760-${column}-${row}.avif`))
        .png()
        .toBuffer(),
      left: column * width,
      top: row * height,
    })),
  );
  const size = { width: width * TILES, height: height * TILES };
  const picture = await sharp({ create: { ...size, channels: 3, background: '#000' } })
    .composite(tiles)
    .png()
    .toBuffer();
  return { picture, size };
}

async function main() {
  const { masters } = parseArgs({ options: { masters: { type: 'string' } } }).values;
  if (!masters) throw new Error('usage: node renders/town-slide.mjs --masters FOLDER');
  fs.mkdirSync(masters, { recursive: true });
  const { picture, size } = await whole();
  for (const [file, { left, top, width, ratio }] of Object.entries(CUTS)) {
    const wide = Math.round(width * size.width);
    const box = {
      left: Math.round(left * size.width),
      top: Math.round(top * size.height),
      width: wide,
      height: Math.round(wide / ratio),
    };
    await sharp(picture).extract(box).toFile(path.join(masters, file));
  }
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) await main();
