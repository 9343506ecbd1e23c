import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { loadSite } from '../content/load.ts';
import { pictures } from '../model/pictures.ts';
import { buildIndex } from './build-index.ts';

const MODULE = 'virtual:search-index';
const RESOLVED = `\0${MODULE}`;

/**
 * `virtual:search-index`: the index, made from the content when the site is built. It becomes a script like any other, named by
 * its content, and is loaded only by who searches.
 */
export const searchIndex = (): AstroIntegration => ({
  name: 'search-index',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'search-index',
              resolveId: (id: string) => (id === MODULE ? RESOLVED : undefined),
              load(id: string) {
                if (id !== RESOLVED) return;
                const index = buildIndex(loadSite(path.resolve('content/en'), Object.keys(pictures)));
                // Engines read a JSON string faster than the same object as code.
                return `export default JSON.parse(${JSON.stringify(JSON.stringify(index))})`;
              },
            },
          ],
        },
      });
    },
  },
});
