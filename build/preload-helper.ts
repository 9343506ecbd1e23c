import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Loads the imports of a chunk together with it, and reports a failed load. It replaces Vite's helper, which is five times as large,
 * is on every page, and also loads stylesheets, which no chunk of this site has.
 */
const CODE = `const preloaded = new Set();
export const __vitePreload = async (load, files = []) => {
  for (const file of files) {
    if (preloaded.has(file)) continue;
    preloaded.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  try {
    return await load();
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
};`;

export const preloadHelper: Plugin = {
  name: 'preload-helper',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: new RegExp(`^${HELPER}$`) },
    handler: () => CODE,
  },
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && /__vite__mapDeps.*\.css"/.test(chunk.code))
        this.error(`${chunk.fileName} loads a style sheet, which build/preload-helper.ts does not`);
  },
};
