import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { servePictures } from './build/dev-pictures.ts';
import { emBreakpoints } from './build/em-breakpoints.ts';
import { integrations } from './src/document/integrations.ts';

/** What islands share comes in one file each, not in a chain of crumbs: a round trip saved for each link. */
const ISLAND_PARTS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\// },
  { name: 'island', test: /src\/(carousels|instruments|ui)\//, minShareCount: 2 },
];

/** Short class names: every page carries the styles, and a line number in each name would cost it half a kilobyte. */
function scopedName(local: string, file: string): string {
  const source = path.relative(process.cwd(), file.split('?')[0] ?? file);
  return `${local}_${createHash('sha256').update(source).digest('hex').slice(0, 4)}`;
}

export default defineConfig({
  // The company profile holds the real origin; the layout writes canonical URLs from it.
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', assets: '_assets' },
  compressHTML: true,
  integrations: [react(), servePictures(), ...integrations],
  devToolbar: { enabled: false },
  vite: {
    css: { modules: { generateScopedName: scopedName } },
    css: { postcss: { plugins: [emBreakpoints] } },
    build: { assetsInlineLimit: 4096 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: ISLAND_PARTS } } } } } },
  },
});
