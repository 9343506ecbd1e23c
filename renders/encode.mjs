// encode.mjs - encodes graded masters into all widths under public/renders, and writes renders/index.json.
//
//   node renders/encode.mjs --masters renders/out/masters [id ...] [--draft] [--out folder --index file]
//
// A master is <id>.png (the main camera) or <id>.<ratio>.png (a re-aimed camera); ratios without a camera of their own are
// cropped from the main frame around its focal point.  renders/shots.json lists what each picture needs.
// --draft writes the three smallest widths and marks the picture as a draft in the index: fast, for trying it on its page.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { cropFor, ditherTo8, dominantColor } from './studio/pixels.mjs';
import { versionOf } from './version.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const SHOTS = JSON.parse(fs.readFileSync(path.join(ROOT, 'renders/shots.json'), 'utf8'));

/** Widths by ratio: at most twice the CSS width of any layout. */
const WIDE = [480, 768, 1152, 1536, 1920];
const SMALL = [480, 768, 1152];
const WIDTHS = { '16x9': WIDE, '2x1': WIDE, '4x5': SMALL, '3x4': SMALL, '1x1': SMALL, '3x2': SMALL };
/** For pictures that phones show next to a line of text: `thumbnail` in shots.json names the ratio. */
const THUMBNAIL = 240;
/** A 1152-wide AVIF of a plate must fit here; quality steps down until it does. */
const PLATE_BUDGET = 58_000;
/** A 480-wide AVIF of a card. */
const CARD_BUDGET = 19_000;
const QUALITY = { avif: [50, 46, 42, 38, 34, 30], webp: 44 };

const ratioOf = (name) => {
  const [w, h] = name.split('x').map(Number);
  return w / h;
};

async function source(masters, id, ratio) {
  const own = path.join(masters, `${id}.${ratio}.png`);
  const file = fs.existsSync(own) ? own : path.join(masters, `${id}.png`);
  const { width, height } = await sharp(file).metadata();
  const note = fs.existsSync(`${file}.json`) ? JSON.parse(fs.readFileSync(`${file}.json`, 'utf8')) : {};
  const focal = note.focal ?? [0.5, 0.5];
  const crop = cropFor(width, height, ratioOf(ratio), focal);
  const inside = (v, start, size) => Math.round(Math.min(1, Math.max(0, (v - start) / size)) * 100) / 100;
  const within = ([x, y]) => [inside(x * width, crop.left, crop.width), inside(y * height, crop.top, crop.height)];
  const keys =
    note.keys && Object.fromEntries(Object.entries(note.keys).map(([letter, place]) => [letter, within(place)]));
  return { file, crop, focal: within(focal), keys };
}

async function samples(file, crop, width) {
  const { data, info } = await sharp(file)
    .extract(crop)
    .resize(width, null, { kernel: 'lanczos3' })
    .removeAlpha()
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  return {
    raw: { width: info.width, height: info.height, channels: 3 },
    data: new Uint16Array(new Uint8Array(data).buffer),
  };
}

const avif = ({ data, raw }, quality, effort = 4) =>
  sharp(data, { raw })
    .toColourspace('rgb16')
    .avif({ quality, effort, chromaSubsampling: '4:4:4', bitdepth: 10 })
    .toBuffer();
const webp = ({ data, raw }) =>
  sharp(ditherTo8(data), { raw }).webp({ quality: QUALITY.webp, effort: 5, smartSubsample: true }).toBuffer();

/** The best AVIF quality at which the picture fits its budget; `most` for pages with a smaller budget than a plate's. */
async function qualityFor({ file, crop }, ratio, most = QUALITY.avif[0]) {
  const card = ratio === '3x2';
  const probe = await samples(file, crop, card ? 480 : Math.min(1152, crop.width));
  for (const quality of QUALITY.avif.filter((step) => step <= most)) {
    if ((await avif(probe, quality)).length <= (card ? CARD_BUDGET : PLATE_BUDGET)) return quality;
  }
  return QUALITY.avif.at(-1);
}

async function encode({ masters, out, draft }, id) {
  const shot = SHOTS[id];
  if (!shot) throw new Error(`${id} is not in renders/shots.json`);
  const main = path.join(masters, `${id}.png`);
  const entry = {
    ...(draft && { draft }),
    alt: shot.alt,
    tone: shot.tone,
    color: await dominantColor(main),
    ratios: {},
  };
  for (const old of fs.readdirSync(out)) {
    if (/-\d+x\d+-\d+\.(avif|webp)$/.test(old) && old.replace(/-\d+x\d+-\d+\.\w+$/, '') === id)
      fs.rmSync(path.join(out, old));
  }
  for (const ratio of shot.ratios) {
    const from = await source(masters, id, ratio);
    const thumbnail = SHOTS[id].thumbnail === ratio ? [THUMBNAIL] : [];
    const ladder = [...thumbnail, ...WIDTHS[ratio]].filter((w) => w <= from.crop.width * 1.02);
    const small = WIDTHS[ratio].slice(0, 3).filter((w, i) => i === 0 || w <= from.crop.width * 1.3);
    const widths = draft ? small : ladder.length ? ladder : [from.crop.width];
    const quality = draft ? 44 : await qualityFor(from, ratio, shot.quality);
    let height = 0;
    for (const width of widths) {
      const image = await samples(from.file, from.crop, width);
      height = image.raw.height;
      const stem = path.join(out, `${id}-${ratio}-${width}`);
      fs.writeFileSync(`${stem}.avif`, await avif(image, quality, draft ? 2 : 4));
      fs.writeFileSync(`${stem}.webp`, await webp(image));
    }
    entry.ratios[ratio] = {
      width: widths.at(-1),
      height,
      widths,
      // The focal point of the crop, if it differs from the lens's focus.
      focal: shot.focal?.[ratio] ?? from.focal,
      ...(from.keys && { keys: from.keys }),
    };
  }
  return { version: versionOf(id, entry, out), ...entry };
}

/** `--name value` pairs, bare switches, and the rest. */
function readArguments(words) {
  const options = {
    out: path.join(ROOT, 'public/renders'),
    index: path.join(ROOT, 'renders/index.json'),
    draft: false,
  };
  const ids = [];
  for (let i = 0; i < words.length; i++) {
    if (words[i] === '--draft') options.draft = true;
    else if (words[i].startsWith('--')) options[words[i].slice(2)] = path.resolve(words[++i] ?? '');
    else ids.push(words[i]);
  }
  return { options, ids };
}

const { options, ids: named } = readArguments(process.argv.slice(2));
const { masters, out, index: indexFile } = options;
const ids = named.length
  ? named
  : Object.keys(SHOTS).filter((id) => masters && fs.existsSync(path.join(masters, `${id}.png`)));
if (!masters || !ids.length) {
  console.error('usage: node renders/encode.mjs --masters FOLDER [id ...] [--draft]; a master is FOLDER/<id>.png');
  process.exit(2);
}
fs.mkdirSync(out, { recursive: true });
sharp.concurrency(Math.max(1, Math.min(2, os.availableParallelism() - 1)));
for (const id of ids) {
  const entry = await encode(options, id);
  // Read, change, write: two encoders may run on different pictures.
  const index = fs.existsSync(indexFile) ? JSON.parse(fs.readFileSync(indexFile, 'utf8')) : {};
  index[id] = entry;
  const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => a.localeCompare(b)));
  fs.writeFileSync(indexFile, `${JSON.stringify(sorted, null, 1)}\n`);
  console.log(`${id}: ${Object.keys(entry.ratios).join(' ')}`);
}
