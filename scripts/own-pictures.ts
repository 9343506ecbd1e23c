import fs from 'node:fs';
import path from 'node:path';
import sharp, { type OutputInfo, type Raw } from 'sharp';
import { cropFor, dominantColor } from '../renders/studio/pixels.mjs';
import { versionOf } from '../renders/version.mjs';
import type { Cut, PictureEntry, Ratio } from '../src/model/pictures.ts';

/** A rejected picture, with the reason in a sentence. */
export class PictureRefused extends Error {}

/** The folders of the owner's pictures; another root in tests. */
export const folders = (root = '.') => ({
  originals: path.join(root, 'pictures'),
  index: path.join(root, 'pictures/index.json'),
  encodings: path.join(root, 'public/pictures'),
  renders: path.join(root, 'renders/index.json'),
});

const LEAST_WIDTH = 1600;
const RATIOS: Ratio[] = ['16x9', '2x1', '4x5', '3x4', '1x1', '3x2'];
const USUAL: Ratio[] = ['16x9', '3x2', '4x5', '1x1'];
/** The same widths as renders: renders/encode.mjs. */
const WIDE = [480, 768, 1152, 1536, 1920];
const SMALL = [480, 768, 1152];
const widthsOf = (ratio: Ratio) => (ratio === '16x9' || ratio === '2x1' ? WIDE : SMALL);
/** The byte budget of a file: a plate 58 kB at 1152 pixels, a card 19 kB at 480, other widths by their area. */
const budgetOf = (ratio: Ratio, width: number) => {
  const [at, bytes] = ratio === '3x2' ? [480, 19_000] : [1152, 58_000];
  return Math.round(bytes * (width / at) ** 1.6);
};
const QUALITIES = [50, 42, 35, 28, 22, 16, 11];
/** Invisible grain takes most bytes; it is blurred if the lowest quality is not enough. */
const BLURS = [0, 0.7, 1.2, 2];
const WEBP_QUALITY = 60;

export interface PictureOptions {
  alt?: string | undefined;
  decorative?: boolean | undefined;
  /** '0.4,0.6' */
  focal?: string | undefined;
  /** '16x9,1x1' */
  ratios?: string | undefined;
  /** 'a=0.2,0.3 b=0.7,0.5' */
  keys?: string | undefined;
  /** False: the picture is shown without letters. */
  letters?: boolean;
  root?: string;
  onProgress?: (done: number, all: number, file: string) => void;
}

type Index = Record<string, PictureEntry>;
type Point = [number, number];
const readIndex = (file: string): Index => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {});
function writeIndex(file: string, index: Index): void {
  const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => a.localeCompare(b)));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(sorted, null, 1)}\n`);
}

const pointIn = (text: string, what: string): Point => {
  const point = text.split(',').map(Number);
  if (point.length !== 2 || point.some((v) => !(v >= 0 && v <= 1)))
    throw new PictureRefused(`${what}: two numbers from 0 to 1 are expected, such as 0.4,0.6; found '${text}'.`);
  return point as Point;
};

const keysIn = (text: string): Record<string, Point> =>
  Object.fromEntries(
    text
      .trim()
      .split(/\s+/)
      .map((part) => {
        const [letter = '', place = ''] = part.split('=');
        if (!/^[a-h]$/.test(letter)) throw new PictureRefused(`--keys: a letter from a to h is expected in '${part}'.`);
        return [letter, pointIn(place, `--keys ${letter}`)];
      }),
  );

/** HEIC has the same container format as AVIF with another brand. */
const isHeic = (head: Buffer) => /ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/.test(head.toString('latin1', 4, 16));

function refuseFile(file: string): void {
  const head = Buffer.alloc(32);
  const handle = fs.openSync(file, 'r');
  fs.readSync(handle, head, 0, 32, 0);
  fs.closeSync(handle);
  if (isHeic(head) || /\.hei[cf]$/i.test(file))
    throw new PictureRefused(
      `'${file}' is a HEIC file, which browsers do not show. Convert it to JPEG first: on a Mac open it in Preview and choose File, Export, JPEG; on Windows open it in Photos and choose Save as; on an iPhone choose Settings, Camera, Formats, Most Compatible for new pictures.`,
    );
}

/** Rotated upright, in sRGB, without metadata, and its size. */
async function upright(file: string): Promise<{ data: Buffer; width: number; height: number }> {
  let made: { data: Buffer; info: OutputInfo };
  try {
    made = await sharp(file, { limitInputPixels: 200_000_000 })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new PictureRefused(
      `'${file}' could not be read as a picture (${(error as Error).message}). JPEG, PNG, WebP, AVIF and TIFF are taken.`,
    );
  }
  const { width, height } = made.info;
  if (width < LEAST_WIDTH)
    throw new PictureRefused(
      `'${file}' is ${width} pixels wide. At least ${LEAST_WIDTH} are needed, because pictures fill wide screens; take the original, not a copy from a messenger.`,
    );
  return { data: made.data, width, height };
}

const ratioValue = (ratio: Ratio) => {
  const [w = 1, h = 1] = ratio.split('x').map(Number);
  return w / h;
};

/** The best AVIF that fits its budget, starting at a quality step. */
async function avifWithin(
  pixels: Buffer,
  raw: Raw,
  most: number,
  from: number,
): Promise<{ bytes: Buffer; step: number }> {
  const steps = [
    ...QUALITIES.map((quality) => ({ quality, blur: 0 })),
    ...BLURS.slice(1).map((blur) => ({ quality: QUALITIES.at(-1) ?? 11, blur })),
  ];
  let bytes = Buffer.alloc(0);
  for (let step = from; step < steps.length; step++) {
    const { quality, blur } = steps[step] as (typeof steps)[number];
    const image = sharp(pixels, { raw });
    bytes = await (blur ? image.blur(blur) : image).avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
    if (bytes.length <= most) return { bytes, step };
  }
  throw new PictureRefused(`the picture does not fit ${most} bytes at ${raw.width} pixels.`);
}

/** The highest WebP quality that is not much larger than the AVIF. */
async function webpWithin(pixels: Buffer, raw: Raw, most: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of [WEBP_QUALITY, 48, 36, 26, 16, 8]) {
    bytes = await sharp(pixels, { raw }).webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    if (bytes.length <= most * 1.6) return bytes;
  }
  return bytes;
}

const DARK = 0.33;
async function toneOf(picture: Buffer): Promise<'light' | 'dark'> {
  const { channels } = await sharp(picture).resize(64).stats();
  const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => mean / 255);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < DARK ? 'dark' : 'light';
}

const round = (v: number) => Math.round(Math.min(1, Math.max(0, v)) * 100) / 100;

/** Adds a picture to the site: all cuts and widths, its entry in the index, and a copy of the original. */
export async function addPicture(
  file: string,
  id: string,
  options: PictureOptions,
): Promise<{ entry: PictureEntry; files: string[] }> {
  const where = folders(options.root);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new PictureRefused(`'${id}' cannot be an id: small letters, digits and hyphens, such as street-office.`);
  const alt = options.alt?.trim() ?? '';
  if (!alt && !options.decorative)
    throw new PictureRefused(
      'Say what the picture shows: --alt "…". If it shows nothing that matters, say --decorative.',
    );
  const render = readIndex(where.renders)[id];
  const lettered = Object.values(render?.ratios ?? {}).some((cut) => cut?.keys);
  if (lettered && !options.keys && options.letters !== false)
    throw new PictureRefused(
      `'${id}' is a picture with letters. Give their places on your picture, --keys "a=0.2,0.3 b=0.7,0.5", or leave them out with --no-letters.`,
    );
  refuseFile(file);
  const ratios = (options.ratios?.split(',') ?? (render ? Object.keys(render.ratios) : USUAL)) as Ratio[];
  for (const ratio of ratios)
    if (!RATIOS.includes(ratio)) throw new PictureRefused(`There is no ratio '${ratio}'. Known: ${RATIOS.join(', ')}.`);
  const focal = options.focal ? pointIn(options.focal, '--focal') : ([0.5, 0.5] as Point);
  const keys = options.keys && options.letters !== false ? keysIn(options.keys) : undefined;
  const picture = await upright(file);

  removeEncodings(where.encodings, id);
  fs.mkdirSync(where.encodings, { recursive: true });
  const cuts = ratios.map((ratio) => {
    const crop = cropFor(picture.width, picture.height, ratioValue(ratio), focal);
    const fitting = widthsOf(ratio).filter((width) => width <= crop.width * 1.02);
    return { ratio, crop, widths: fitting.length ? fitting : [crop.width] };
  });
  const all = cuts.reduce((sum, { widths }) => sum + widths.length * 2, 0);
  const files: string[] = [];
  const write = (name: string, bytes: Buffer) => {
    fs.writeFileSync(path.join(where.encodings, name), bytes);
    files.push(name);
    options.onProgress?.(files.length, all, name);
  };
  const entry: Omit<PictureEntry, 'version'> = {
    alt,
    tone: await toneOf(picture.data),
    color: await dominantColor(picture.data),
    ratios: {},
  };
  for (const { ratio, crop, widths } of cuts) {
    let step = 0;
    let height = 0;
    // The smallest first, because it is fast to try; the larger ones start at the quality where it ended.
    for (const width of widths) {
      const { data, info } = await sharp(picture.data)
        .extract(crop)
        .resize(width, null, { kernel: 'lanczos3' })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const raw = { width: info.width, height: info.height, channels: 3 as const };
      height = info.height;
      const budget = budgetOf(ratio, width);
      const made = await avifWithin(data, raw, budget, step);
      step = made.step;
      write(`${id}-${ratio}-${width}.avif`, made.bytes);
      write(`${id}-${ratio}-${width}.webp`, await webpWithin(data, raw, budget));
    }
    const inside = ([x, y]: Point): Point => [
      round((x * picture.width - crop.left) / crop.width),
      round((y * picture.height - crop.top) / crop.height),
    ];
    const placed = keys && Object.fromEntries(Object.entries(keys).map(([letter, at]) => [letter, inside(at)]));
    const cut: Cut = {
      width: widths.at(-1) ?? crop.width,
      height,
      widths,
      focal: inside(focal),
      ...(placed && { keys: placed }),
    };
    entry.ratios[ratio] = cut;
  }
  const whole: PictureEntry = { version: versionOf(id, entry as never, where.encodings), ...entry };
  writeIndex(where.index, { ...readIndex(where.index), [id]: whole });
  fs.mkdirSync(where.originals, { recursive: true });
  const original = path.join(where.originals, `${id}${path.extname(file).toLowerCase()}`);
  if (path.resolve(original) !== path.resolve(file)) fs.copyFileSync(file, original);
  return { entry: whole, files };
}

function removeEncodings(folder: string, id: string): void {
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder))
    if (name.replace(/-\d+x\d+-\d+\.\w+$/, '') === id) fs.rmSync(path.join(folder, name));
}

/** Removes the owner's picture; the render of that id is shown again, and the original stays. */
export function backToRender(id: string, root = '.'): void {
  const where = folders(root);
  const { [id]: own, ...rest } = readIndex(where.index);
  if (!own) throw new PictureRefused(`There is no picture '${id}' of your own: pictures/index.json does not name it.`);
  if (!readIndex(where.renders)[id])
    throw new PictureRefused(
      `'${id}' has no render to go back to. To take it out, delete it from pictures/index.json and public/pictures/.`,
    );
  writeIndex(where.index, rest);
  removeEncodings(where.encodings, id);
}
