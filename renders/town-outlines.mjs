// town-outlines.mjs - the outlines of the town's places, from the tracer's picture of place numbers.
//
//   pt town-noon.art out --ids --size 2880x1620
//   node renders/town-outlines.mjs out/town-noon-town.ids.pgm          writes renders/town.json
//
// The numbers count the places of sets/town/places.json from 1.  Per place: an SVG path (fill-rule evenodd), its box and an anchor
// point deep inside it, all in 2880 x 1620.
import fs from 'node:fs';
import path from 'node:path';
import { outlineOf, readPgm } from './outline.mjs';

const HERE = import.meta.dirname;
const WIDTH = 2880;
const HEIGHT = 1620;
const REACH = 18; // a lamp pole or a small tree before a house, in pixels of the page

const [source, target = path.join(HERE, 'town.json')] = process.argv.slice(2);
if (!source) {
  console.error('usage: node renders/town-outlines.mjs town.ids.pgm [town.json]');
  process.exit(2);
}
const picture = readPgm(fs.readFileSync(source));
const ids = Object.keys(JSON.parse(fs.readFileSync(path.join(HERE, 'sets/town/places.json'), 'utf8')));
const reach = Math.round((REACH * picture.width) / WIDTH);
const places = ids.map((id, k) => [id, outlineOf(picture, k + 1, { width: WIDTH, reach })]);
const missing = places.filter(([, outline]) => !outline).map(([id]) => id);
if (missing.length) {
  console.error(`not in the picture: ${missing.join(', ')}`);
  process.exit(1);
}
fs.writeFileSync(
  target,
  `${JSON.stringify({ width: WIDTH, height: HEIGHT, places: Object.fromEntries(places) }, null, 1)}\n`,
);
console.log(`${target}: ${places.length} places`);
