import fs from 'node:fs';
import path from 'node:path';
import type { BuiltFile } from '../../build/site-map.ts';
import { site } from '../browser/pages.ts';
import type { BuiltPage } from './gate.ts';

const DIST = path.resolve('dist');
const FILES = path.resolve('deploy/generated/site.json');

export const builtFiles = (): BuiltFile[] => JSON.parse(fs.readFileSync(FILES, 'utf8'));

function familyAt(address: string) {
  const page = site.pages.find(({ path }) => path === address);
  if (!page) throw new Error(`dist/ has a page at ${address}, which no file of content/ is`);
  return page.family;
}

/** Every page of the build: what is shipped is what is checked. */
export const builtPages = (): BuiltPage[] =>
  builtFiles()
    .filter(({ file }) => file.endsWith('.html'))
    .map(({ path: address, file }) => ({
      address,
      file: path.join(DIST, file),
      family: familyAt(address),
      html: fs.readFileSync(path.join(DIST, file), 'utf8'),
    }));
