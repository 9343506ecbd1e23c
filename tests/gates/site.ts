import fs from 'node:fs';
import path from 'node:path';
import { readBuild } from '../../deploy/built-files.ts';
import { sites } from '../site-pages.ts';
import type { BuiltPage } from './gate.ts';

const DIST = path.resolve('dist');

export const builtFiles = () => readBuild(DIST);

function familyAt(address: string) {
  const page = sites.flatMap(({ pages }) => pages).find(({ path }) => path === address);
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
