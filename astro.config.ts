import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { contentReload } from './src/content/reload.ts';
import { searchIndex } from './src/search/plugin.ts';

export default defineConfig({
  // The company profile holds the real origin; the layout writes canonical URLs from it.
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', assets: '_assets' },
  compressHTML: true,
  integrations: [react(), contentReload(), searchIndex()],
  devToolbar: { enabled: false },
  vite: { build: { assetsInlineLimit: 4096 } },
});
