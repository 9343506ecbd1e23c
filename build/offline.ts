import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { type BuiltFile, describeFile, pagesIn } from '../deploy/built-files.ts';
import { PICTURES, picturesNamedIn, TOWN_PICTURES } from '../src/model/picture-urls.ts';
import type { Manifest } from '../src/offline/manifest.ts';
import { type Build, ICON_URL, MANIFEST_URL, OFFLINE_URL } from '../src/offline/names.ts';
import { pack } from '../src/offline/pack.ts';
import { WORKER_URL } from '../src/offline/worker-url.ts';
import { cutsIn, picturesOf, townOf } from './manifest.ts';

const SOURCES = path.join(import.meta.dirname, '../src/offline');
const ID_LENGTH = 10;
const idOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, ID_LENGTH);

/** Bundles the service worker into one file. */
async function bundle(entry: string): Promise<string> {
  const bundler = await rolldown({
    input: path.join(SOURCES, entry),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await bundler.generate({ format: 'iife', minify: true });
  await bundler.close();
  return output[0].code;
}

/** The files under /_assets and /fonts that a page refers to, with the scripts that those import statically. */
function neededBy(dist: string, file: string): string[] {
  const needed = new Set<string>();
  const visit = (urls: Iterable<string>) => {
    for (const url of urls) {
      if (needed.has(url)) continue;
      needed.add(url);
      if (!url.endsWith('.js')) continue;
      const code = fs.readFileSync(path.join(dist, url), 'utf8');
      visit([...code.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(([, name]) => `/_assets/${name}`));
    }
  };
  visit(fs.readFileSync(path.join(dist, file), 'utf8').match(/\/(?:_assets|fonts)\/[\w.-]+/g) ?? []);
  return [...needed];
}

/** The only picture cached for the offline page; src/offline/nearest-picture.ts serves it for other widths. */
const OFFLINE_PICTURE_WIDTH = 1152;
const offlinePicture = (html: string) =>
  picturesNamedIn(html)
    .filter(({ width, type }) => width === OFFLINE_PICTURE_WIDTH && type === 'avif')
    .slice(0, 1)
    .map(({ url }) => url);

function manifestOf(dist: string, pages: string[], words: BuiltFile[]): Manifest {
  const bytes = (file: string) => fs.statSync(path.join(dist, file)).size;
  const onTheWire = ({ file }: BuiltFile) => bytes(fs.existsSync(path.join(dist, `${file}.br`)) ? `${file}.br` : file);
  const sizes = new Map<string, Map<number, { avif: number; webp: number }>>();
  for (const name of fs.readdirSync(path.join(dist, 'renders'), { recursive: true, encoding: 'utf8' })) {
    const [picture] = picturesNamedIn(PICTURES + name.replaceAll(path.sep, '/'));
    if (picture?.type !== 'avif') continue;
    const { cut, width, url } = picture;
    const widths = sizes.get(cut) ?? new Map();
    sizes.set(cut, widths.set(width, { avif: bytes(url), webp: bytes(url.replace(/avif$/, 'webp')) }));
  }
  const bytesOf = (cut: string) => sizes.get(cut) ?? new Map();
  // The owner may have deleted the page of the town.
  const townFiles = fs.existsSync(path.join(dist, 'town.html'))
    ? fs.readdirSync(path.join(dist, TOWN_PICTURES), { recursive: true, encoding: 'utf8' })
    : [];
  const ofTown = townFiles.map((name) => name.replaceAll(path.sep, '/')).filter((name) => name.endsWith('.avif'));
  const cuts = pages.map(cutsIn);
  const town = (screen: 'phone' | 'wide') => townOf(ofTown, screen).map((url): [string, number] => [url, bytes(url)]);
  return {
    words: words.reduce((sum, file) => sum + onTheWire(file), 0),
    phone: picturesOf(cuts, 'phone', bytesOf),
    wide: picturesOf(cuts, 'wide', bytesOf),
    town: { phone: town('phone'), wide: town('wide') },
  };
}

const htmlOf = (dist: string, { file }: BuiltFile) => fs.readFileSync(path.join(dist, file), 'utf8');

function add(dist: string, url: string, text: string): BuiltFile {
  fs.writeFileSync(path.join(dist, url), text);
  return describeFile(url.slice(1));
}

/** Adds one file with the HTML of every page. */
export function addPack(dist: string, files: BuiltFile[], headers: Record<string, string>): BuiltFile {
  const pages = pagesIn(files).map((page) => ({ path: page.path, html: htmlOf(dist, page) }));
  const packed = JSON.stringify(pack(pages, headers));
  return add(dist, `/_assets/pages-${idOf(packed)}.json`, packed);
}

/** Adds the service worker and the list of files for 'save the whole site'. Expects the compressed files to exist. */
export async function addWorker(dist: string, files: BuiltFile[], packed: BuiltFile): Promise<BuiltFile[]> {
  const offline = files.find((file) => file.path === OFFLINE_URL);
  if (!offline) throw new Error(`There is no page at ${OFFLINE_URL} to show without a connection`);
  const needed = neededBy(dist, offline.file);
  // Everything an English page may load later: islands, fonts, search and its index. Fonts and search of other languages are
  // cached when they are used. Share images are only for other sites.
  const assets = files.filter(
    (file) =>
      file !== packed &&
      (/^\/(_assets\/|search-(index|texts)\.json$|brief-questions\.json$)/.test(file.path) ||
        needed.includes(file.path)),
  );
  const pages = pagesIn(files).map((page) => htmlOf(dist, page));
  const manifest = add(dist, MANIFEST_URL, JSON.stringify(manifestOf(dist, pages, [packed, ...assets])));

  const code = await bundle('worker.ts');
  const told: Omit<Build, 'id'> = {
    shell: [OFFLINE_URL, ICON_URL, ...needed],
    pack: packed.path,
    assets: [...assets.map((file) => file.path), ...offlinePicture(htmlOf(dist, offline))],
  };
  const build: Build = { id: idOf(htmlOf(dist, offline) + JSON.stringify(told) + code), ...told };
  return [manifest, add(dist, WORKER_URL, `const BUILD=${JSON.stringify(build)};\n${code}`)];
}

/** Replaces the service worker by one that removes itself and its caches. */
export const addUnregisterWorker = async (dist: string) => [add(dist, WORKER_URL, await bundle('unregister.ts'))];
