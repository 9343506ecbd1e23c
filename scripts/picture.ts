import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addPicture, backToRender, PictureRefused } from './own-pictures.ts';
import { fail, ROOT } from './setup.mjs';

const USAGE = `npm run picture -- photo.jpg street-office --alt "What it shows"

  photo.jpg            JPEG, PNG, WebP, AVIF or TIFF, at least 1600 pixels wide
  street-office        its id, as content files name it; the id of a render replaces the render
  --alt "…"            what it shows, for those who do not see it; or --decorative
  --focal 0.4,0.6      where the eye should rest, from left and top, 0 to 1; the middle unless given
  --ratios 16x9,1x1    the cuts to make; those of the render it replaces, or 16x9, 3x2, 4x5 and 1x1
  --keys "a=0.2,0.3 b=0.7,0.5"   the places of the letters, for a picture with letters; or --no-letters
  --back street-office  back to the render`;

process.chdir(ROOT);
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      alt: { type: 'string' },
      decorative: { type: 'boolean' },
      focal: { type: 'string' },
      ratios: { type: 'string' },
      keys: { type: 'string' },
      'no-letters': { type: 'boolean' },
      back: { type: 'string' },
    },
  });
  if (values.back) {
    backToRender(values.back);
    console.log(`'${values.back}' is the render again.`);
    process.exit(0);
  }
  const [file, id] = positionals;
  if (!file || !id) fail(USAGE);
  if (!fs.existsSync(file)) fail(`There is no file '${file}'.`);
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1);
  const { entry, files } = await addPicture(file, id, {
    ...values,
    letters: !values['no-letters'],
    onProgress: (done, all, name) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${all} files, ${seconds()} s  ${name}          `);
      else console.log(`${done} of ${all} files, ${seconds()} s`);
    },
  });
  const bytes = files.reduce((sum, name) => sum + fs.statSync(path.join('public/pictures', name)).size, 0);
  console.log(
    `\n'${id}': ${Object.keys(entry.ratios).join(', ')}, ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB, ${seconds()} s. Write  picture: ${id}  in a content file.`,
  );
} catch (error) {
  if (error instanceof PictureRefused) fail(error.message);
  fail(
    (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
      ? `${(error as Error).message}\n\n${USAGE}`
      : String((error as Error).stack),
  );
}
