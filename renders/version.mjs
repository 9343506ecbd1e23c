// version.mjs - the version of a picture: eight digits of the hash of its encodings.  Its URL contains it, so that a browser
// may cache a picture for a year and a new encoding still shows at once.  encode.mjs writes it into index.json.
//
//   node renders/version.mjs      rewrites the version of every picture, after encodings were changed by other means
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const DIGITS = 8;

/** @typedef {{ ratios: Record<string, { widths: number[] }> }} Entry */

/** The files of a picture under public/renders, from its entry in the index. */
const filesOf = (/** @type {string} */ id, /** @type {Entry} */ { ratios }) =>
  Object.entries(ratios).flatMap(([ratio, { widths }]) =>
    widths.flatMap((width) => ['avif', 'webp'].map((type) => `${id}-${ratio}-${width}.${type}`)),
  );

/**
 * @param {string} id
 * @param {Entry} entry
 * @param {string} folder where its files lie
 */
export function versionOf(id, entry, folder) {
  const all = createHash('sha256');
  for (const file of filesOf(id, entry).sort())
    all.update(
      createHash('sha256')
        .update(fs.readFileSync(path.join(folder, file)))
        .digest(),
    );
  return all.digest('hex').slice(0, DIGITS);
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const file = path.join(ROOT, 'renders/index.json');
  const index = JSON.parse(fs.readFileSync(file, 'utf8'));
  for (const [id, { version: _, ...entry }] of Object.entries(index))
    index[id] = { version: versionOf(id, entry, path.join(ROOT, 'public/renders')), ...entry };
  fs.writeFileSync(file, `${JSON.stringify(index, null, 1)}\n`);
}
