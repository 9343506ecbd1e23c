import fs from 'node:fs';
import path from 'node:path';
import { HOST_FOLDER, MIME_TYPES } from './headers.ts';

export interface BuiltFile {
  /** The address it is served at. */
  path: string;
  /** Its file under dist/. */
  file: string;
  type: string;
}

/** about_us.html → /about_us; index.html → /. */
export const addressOf = (file: string) => {
  if (!file.endsWith('.html')) return `/${file}`;
  return `/${file.slice(0, -5)}`.replace(/\/index$/, '/');
};

/** Files for hosts, not part of the site. */
const NOT_SERVED = new RegExp(`^(_headers|_redirects|${HOST_FOLDER}/.*)$|\\.(br|gz)$`);

export const describeFile = (file: string): BuiltFile => ({
  path: addressOf(file),
  file,
  type: MIME_TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream',
});

/** Every file of the site under dist/. */
export const readBuild = (dist: string): BuiltFile[] =>
  fs
    .readdirSync(dist, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !NOT_SERVED.test(file))
    .sort()
    .map(describeFile);

/** Pages with their own address. */
export const pagesIn = (files: BuiltFile[]) =>
  files.filter(({ file }) => file.endsWith('.html') && !/(^|\/)404\.html$/.test(file));

/** The 404 page of a folder. */
export interface NotFoundPage {
  /** /service/ */
  prefix: string;
  /** /service/404 */
  page: string;
}

/** Every 404 page of the build, the longest prefix first: a folder or a language may have its own. */
export const notFoundPagesIn = (files: Pick<BuiltFile, 'path'>[]): NotFoundPage[] =>
  files
    .filter(({ path }) => /(^|\/)404$/.test(path))
    .map(({ path }) => ({ prefix: path.slice(0, -'404'.length), page: path }))
    .sort((a, b) => b.prefix.length - a.prefix.length || (a.prefix < b.prefix ? -1 : 1));
