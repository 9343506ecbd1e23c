import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Shapes every Devanagari word of content/ with HarfBuzz, the shaper of browsers, and writes which glyphs of the font that takes.
 * The glyphs of each step on the way are among them, because a rule of the font that lacks one is lost.
 *
 *     node scripts/fonts/devanagari-glyphs.ts HARFBUZZJS/dist/index.mjs SOURCE.ttf glyphs.json
 *
 * It also writes scripts/fonts/devanagari-syllables.txt: a test holds the content against it.
 */
const [library = '', source = '', target = ''] = process.argv.slice(2);
const hb = await import(pathToFileURL(path.resolve(library)).href);
const SYLLABLES = 'scripts/fonts/devanagari-syllables.txt';
/** What English pages show: the city in the foot, and the languages. */
const NAMES = ['पुणे', 'मराठी', 'हिन्दी'];
const WORD = /[\u0900-\u097f\u200c\u200d]+/g;

const languages = fs.readdirSync('content').filter((name) => name !== 'en');
const files = languages.flatMap((language) =>
  fs.globSync(`content/${language}/**/*.yaml`).map((file) => ({ language, text: fs.readFileSync(file, 'utf8') })),
);
// English pages have a few words as well: in the search index, and the city in the foot.
for (const file of fs.globSync('content/en/**/*.yaml'))
  files.push({ language: 'mr', text: fs.readFileSync(file, 'utf8') });

const words = new Map(languages.map((language) => [language, new Set<string>()]));
for (const { language, text } of files) for (const [word] of text.matchAll(WORD)) words.get(language)?.add(word);

const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });
const syllables = new Set<string>();
for (const list of words.values())
  for (const word of list) for (const { segment } of letters.segment(word)) syllables.add(segment);
fs.writeFileSync(SYLLABLES, `${[...syllables].sort().join('\n')}\n`);

// Each letter by itself, and each half letter: for what readers type into search.
const alphabet = Array.from({ length: 0x80 }, (_, i) => String.fromCodePoint(0x900 + i));
const halves = alphabet.slice(0x15, 0x3a).map((letter) => `${letter}\u094d\u200d`);
for (const list of words.values()) for (const one of [...alphabet, ...halves]) list.add(one);

const font = new hb.Font(new hb.Face(new hb.Blob(fs.readFileSync(source))));
/** A step of the shaper: glyphs, or characters before it has any. */
interface Step {
  glyphs: boolean;
  t: { g: number }[];
}

/** Every glyph on the way from a word to its shape. */
function shaped(word: string, language: string): number[] {
  const buffer = new hb.Buffer();
  buffer.addText(word);
  buffer.setDirection(hb.Direction.LTR);
  buffer.setScript('Deva');
  buffer.setLanguage(language);
  // Before the first rule the steps hold characters, not glyphs.
  const steps: Step[] = hb.shapeWithTrace(font, buffer, [], 0, hb.TracePhase.DONT_STOP);
  return steps.flatMap(({ glyphs, t }) => (glyphs ? t.map(({ g }) => g) : []));
}

const sorted = (glyphs: number[]) => [...new Set([0, ...glyphs])].sort((a, b) => a - b);
const texts = sorted([...words].flatMap(([language, list]) => [...list].flatMap((word) => shaped(word, language))));
const names = sorted(NAMES.flatMap((name) => shaped(name, 'mr')));
fs.writeFileSync(target, JSON.stringify({ texts, names }));
console.log(`${syllables.size} syllables, ${texts.length} glyphs; ${names.length} for the names of languages`);
