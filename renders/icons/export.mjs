// node renders/icons/export.mjs - writes the logo as every icon that browsers and phones need.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const here = import.meta.dirname;
const out = path.resolve(here, '../../public');
const mark = fs.readFileSync(path.join(here, 'mark.svg'));
const png = (size) =>
  sharp(mark, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An ICO file is a small directory in front of PNG files. */
function ico(images) {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [i, { size, data }] of images.entries()) {
    const at = 6 + 16 * i;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...images.map(({ data }) => data)]);
}

fs.writeFileSync(path.join(out, 'favicon.svg'), mark.toString().replace(/\n\s*/g, ''));
fs.writeFileSync(
  path.join(out, 'favicon.ico'),
  ico(await Promise.all([16, 32].map(async (size) => ({ size, data: await png(size) })))),
);
fs.writeFileSync(path.join(out, 'apple-touch-icon.png'), await png(180));
fs.writeFileSync(path.join(out, 'icon-192.png'), await png(192));
fs.writeFileSync(path.join(out, 'icon-512.png'), await png(512));
