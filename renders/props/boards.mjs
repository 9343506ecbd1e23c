// Shapes the words of the shop boards and writes their outlines to boards.json.
//   node renders/props/boards.mjs NotoSansDevanagari-Bold.ttf    (Debian: fonts-noto-core; SIL Open Font License)
// Blender 3.4 sets Devanagari letter by letter, without conjuncts, reordered vowels or reph. A word outside this list is added
// here, and checked once in a preview. Biome formats the file.
import { readFileSync, writeFileSync } from 'node:fs';
import { create } from 'fontkit';

const WORDS = [
  'दवाखाना',
  'रुग्णालय',
  'किराणा',
  'शाळा',
  'बँक',
  'ग्रंथालय',
  'वाचनालय',
  'चहा',
  'पुस्तके',
  'पुणे',
  'कापड',
  'मिठाई',
  'फळे',
  'भाजी',
  'फुले',
  'दूध',
  'टपाल',
  'कार्यालय',
  'सायकल',
  'मोबाईल',
  'बस',
  'पार्किंग',
  'सेवा केंद्र',
  'हॉटेल',
  'नोंदणी',
  'दुरुस्ती',
  'दप्तर',
  'पाणी',
  'बाजार',
  'रोख',
  'ठेव',
  '१',
  '२',
  '३',
  '४',
];

const font = create(readFileSync(process.argv[2]));
const unit = 1000 / font.unitsPerEm;
const r = (v) => Math.round(v * unit);

/** Closed polylines of a glyph; a quadratic curve becomes six steps. */
function contours(glyph) {
  const done = [];
  let line = [];
  let [x, y] = [0, 0];
  for (const { command, args } of glyph.path.commands) {
    if (command === 'moveTo') line = [r(args[0]), r(args[1])];
    if (command === 'lineTo') line.push(r(args[0]), r(args[1]));
    if (command === 'quadraticCurveTo') {
      const [cx, cy, ex, ey] = args;
      for (let i = 1; i <= 6; i++) {
        const t = i / 6;
        line.push(
          r((1 - t) ** 2 * x + 2 * t * (1 - t) * cx + t * t * ex),
          r((1 - t) ** 2 * y + 2 * t * (1 - t) * cy + t * t * ey),
        );
      }
    }
    if (command === 'bezierCurveTo') throw new Error('a TrueType font is expected');
    if (command === 'closePath') done.push(line);
    else [x, y] = args.slice(-2);
  }
  return done;
}

const glyphs = {};
const words = {};
for (const word of WORDS) {
  const run = font.layout(word, undefined, 'dev2');
  let pen = 0;
  const places = run.glyphs.map((glyph, i) => {
    const { xAdvance, xOffset, yOffset } = run.positions[i];
    glyphs[glyph.id] ??= contours(glyph);
    const place = [glyph.id, r(pen + xOffset), r(yOffset)];
    pen += xAdvance;
    return place;
  });
  words[word] = { width: r(pen), places };
}
writeFileSync(new URL('boards.json', import.meta.url), JSON.stringify({ glyphs, words }));
