import fs from 'node:fs';
import path from 'node:path';
import { picturesOf } from '../src/content/page-text.ts';
import { site } from '../src/content/registry.ts';
import { ownPictures, type PictureEntry, pictureFile, pictures, type Ratio } from '../src/model/pictures.ts';
import { fail, ROOT } from './setup.mjs';

/** `npm run pictures`: writes a page that shows every picture with its id, its cuts and where it is used. */
const FILE = path.join('.cache', 'pictures.html');

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** The pages that show each picture. */
function usage(): Map<string, string[]> {
  const used = new Map<string, string[]>();
  for (const page of site.pages)
    for (const id of new Set(picturesOf(page))) used.set(id, [...(used.get(id) ?? []), page.path]);
  return used;
}

/** The picture as shown at 1440 and at 390 pixels: the first cut, and the narrowest one for phones. */
function card([id, { alt, ratios }]: [string, PictureEntry], pages: string[]): string {
  const cuts = Object.entries(ratios) as [Ratio, { widths: number[]; focal: [number, number] }][];
  const image = ([ratio, { widths, focal }]: (typeof cuts)[number]) => {
    const file = pictureFile(id, ratio, Math.min(...widths), 'webp');
    const place = focal.map((v) => `${Math.round(v * 100)} %`).join(' from the left, ');
    return `<figure><img src="../public/${file}" alt="" loading="lazy"><figcaption>${ratio}, ${widths.join(' ')} px; focal point ${place} from the top</figcaption></figure>`;
  };
  const kind = ownPictures[id] ? 'your own' : 'render';
  return `<article id="${id}"><h2>${id}</h2><p>${kind}; ${pages.length ? escaped(pages.join(', ')) : '<b>used nowhere</b>'}</p><p>${alt ? escaped(alt) : 'decorative'}</p><div>${cuts.map(image).join('')}</div></article>`;
}

process.chdir(ROOT);
try {
  const used = usage();
  const all = Object.entries(pictures).sort(([a], [b]) => a.localeCompare(b));
  fs.mkdirSync(path.dirname(FILE), { recursive: true });
  fs.writeFileSync(
    FILE,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>body{font:16px/1.4 system-ui;margin:2rem;max-width:90rem}article{border-top:1px solid #999;padding:1rem 0}h2{margin:0}div{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}img{height:160px;display:block}figcaption{font-size:12px;max-width:20rem}</style>
<h1>${all.length} pictures</h1>
<p>Write the name in a content file: <code>picture: ${all[0]?.[0] ?? 'name'}</code>. Your own: <code>npm run picture</code>.</p>
${all.map((one) => card(one, used.get(one[0]) ?? [])).join('\n')}
</html>\n`,
  );
  const unused = all.filter(([id]) => !used.has(id)).map(([id]) => id);
  console.log(`${all.length} pictures: open ${path.join(ROOT, FILE)} in a browser.`);
  if (unused.length) console.log(`Used nowhere: ${unused.join(', ')}`);
} catch (error) {
  fail((error as Error).message);
}
