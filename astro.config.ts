import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { servePictures } from './build/dev-pictures.ts';
import { emBreakpoints } from './build/em-breakpoints.ts';
import { preloadHelper } from './build/preload-helper.ts';
import { integrations } from './src/document/integrations.ts';

/** One chunk each for what islands share, instead of a chain of small ones: each link would cost a round trip. */
const ISLAND_PARTS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\// },
  // Small modules of the script of every page, which must not load React for them. Each file would cost a kilobyte of headers.
  {
    name: 'shared',
    test: /src\/model\/(media-override|display-settings|fill|constants)\.ts|offline\/worker-url|rolldown\/runtime|vite\/preload-helper/,
    priority: 1,
  },
  // Without the frame of sections, which few islands contain and which brings the rules of anchors with it.
  { name: 'island', test: /src\/(carousels|ui)\/(?!Section\.)/, minShareCount: 2 },
  // Apart from the rest, because most islands are no model. After it, because a group takes along what its modules import.
  { name: 'instrument', test: /src\/instruments\//, minShareCount: 2 },
];

/** `name__hash`: short, because every page carries its styles inline, and build/styles.ts tells the modules apart by the hash. */
function scopedName(local: string, file: string): string {
  const source = path.relative(process.cwd(), file.split('?')[0] ?? file);
  return `${local}__${createHash('sha256').update(source).digest('hex').slice(0, 5)}`;
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
    plugins: [preloadHelper],
    css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [emBreakpoints] } },
    build: { assetsInlineLimit: 4096 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: ISLAND_PARTS } } } } } },
  },
});
