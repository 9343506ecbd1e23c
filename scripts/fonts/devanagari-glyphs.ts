import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Shapes every Devanagari word of content/ with HarfBuzz, as browsers do, and writes which glyphs of the font are needed. They include
 * the glyphs of intermediate steps, because a font rule that lacks a glyph does not work.
 *
 *     node scripts/fonts/devanagari-glyphs.ts HARFBUZZJS/dist/index.mjs SOURCE.ttf glyphs.json
 *
 * It also writes scripts/fonts/devanagari-syllables.txt, which a test compares with the content.
 */
const [library = '', source = '', target = ''] = process.argv.slice(2);
const hb = await import(pathToFileURL(path.resolve(library)).href);
const SYLLABLES = 'scripts/fonts/devanagari-syllables.txt';
/** Devanagari on English pages: the city in the footer, and the names of languages. */
const NAMES = ['पुणे', 'मराठी', 'हिन्दी'];
const WORD = /[\u0900-\u097f\u200c\u200d]+/g;

const languages = fs.readdirSync('content').filter((name) => name !== 'en');
const files = languages.flatMap((language) =>
  fs.globSync(`content/${language}/**/*.yaml`).map((file) => ({ language, text: fs.readFileSync(file, 'utf8') })),
);
// English pages have a few Devanagari words too: in the search index and the footer.
for (const file of fs.globSync('content/en/**/*.yaml'))
  files.push({ language: 'mr', text: fs.readFileSync(file, 'utf8') });

const words = new Map(languages.map((language) => [language, new Set<string>()]));
for (const { language, text } of files) for (const [word] of text.matchAll(WORD)) words.get(language)?.add(word);

const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });
const syllables = new Set<string>();
for (const list of words.values())
  for (const word of list) for (const { segment } of letters.segment(word)) syllables.add(segment);
fs.writeFileSync(SYLLABLES, `${[...syllables].sort().join('\n')}\n`);

// Each letter and each half letter, because readers may type any of them into search.
const alphabet = Array.from({ length: 0x80 }, (_, i) => String.fromCodePoint(0x900 + i));
const halves = alphabet.slice(0x15, 0x3a).map((letter) => `${letter}\u094d\u200d`);
for (const list of words.values()) for (const one of [...alphabet, ...halves]) list.add(one);

const font = new hb.Font(new hb.Face(new hb.Blob(fs.readFileSync(source))));
/** A step of shaping, with glyphs or still with characters. */
interface Step {
  glyphs: boolean;
  t: { g: number }[];
}

/** Every glyph in any step of shaping a word. */
function shaped(word: string, language: string): number[] {
  const buffer = new hb.Buffer();
  buffer.addText(word);
  buffer.setDirection(hb.Direction.LTR);
  buffer.setScript('Deva');
  buffer.setLanguage(language);
  const steps: Step[] = hb.shapeWithTrace(font, buffer, [], 0, hb.TracePhase.DONT_STOP);
  return steps.flatMap(({ glyphs, t }) => (glyphs ? t.map(({ g }) => g) : []));
}

const sorted = (glyphs: number[]) => [...new Set([0, ...glyphs])].sort((a, b) => a - b);
const texts = sorted([...words].flatMap(([language, list]) => [...list].flatMap((word) => shaped(word, language))));
const names = sorted(NAMES.flatMap((name) => shaped(name, 'mr')));
fs.writeFileSync(target, JSON.stringify({ texts, names }));
console.log(`${syllables.size} syllables, ${texts.length} glyphs; ${names.length} for the names of languages`);
