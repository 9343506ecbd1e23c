import fs from 'node:fs';
import path from 'node:path';
import { contentDigest } from '../src/content/digest.ts';
import { ENGLISH } from '../src/model/language.ts';
import { fail, ROOT } from './setup.mjs';

/**
 * `npm run translated -- content/mr/product/gps.yaml …`: records at the top of each translated file the date and a digest of its
 * English text. Run it after comparing the file with its English page; `npm run check` lists outdated files.
 */
const NOTE = /^translation:.*\r?\n/m;

function note(file: string) {
  const [, language, rest] = /^content\/([^/]+)\/(.+\.ya?ml)$/.exec(file) ?? [];
  if (!language || !rest || language === ENGLISH) fail(`${file} is not a file of content/mr, content/hi or the like.`);
  const english = path.join('content', ENGLISH, rest ?? '');
  if (!fs.existsSync(file)) fail(`There is no file ${file}.`);
  if (!fs.existsSync(english)) fail(`${file} has no English file ${english}, so there is nothing to note.`);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  const line = `translation: { written: ${today}, source: ${contentDigest(english)} }\n`;
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, NOTE.test(text) ? text.replace(NOTE, line) : line + text);
  console.log(`${file}: ${today}, made from ${english}`);
}

process.chdir(ROOT);
const files = process.argv.slice(2).map((file) => path.relative(ROOT, path.resolve(file)).replaceAll(path.sep, '/'));
if (!files.length)
  fail('Name the files that were compared with their English pages: npm run translated -- content/mr/…');
for (const file of files) note(file);
