import fs from 'node:fs';
import path from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';
import { CACHE } from './steps.ts';

const FOLDER = path.join(CACHE, 'astro-types');
/** TSX in .astro files has Astro's elements and attributes, not React's. */
const ASTRO_JSX = '/** @jsxRuntime classic */ /** @jsx astroHTML */ /** @jsxFrag Fragment */\n';

/** tsc cannot read .astro files, so it reads these copies; `rootDirs` in tsconfig.json resolves their imports. */
export function writeAstroTypes(): void {
  fs.rmSync(FOLDER, { recursive: true, force: true });
  for (const file of fs.globSync('src/**/*.astro')) {
    const { code } = convertToTsx(fs.readFileSync(file, 'utf8'), { filename: file, ambientTypes: true });
    const written = path.join(FOLDER, `${file}.tsx`);
    fs.mkdirSync(path.dirname(written), { recursive: true });
    fs.writeFileSync(written, ASTRO_JSX + code);
  }
}
