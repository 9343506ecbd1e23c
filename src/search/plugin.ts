import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { loadSite } from '../content/load.ts';
import { pictures } from '../model/pictures.ts';
import { buildIndex } from './build-index.ts';
import { recordsOf } from './records.ts';

const MODULE = /^virtual:search-(index|texts)$/;

/**
 * `virtual:search-index` and `virtual:search-texts`: the two files of the index, made from the content when the site is built. Each
 * becomes a script like any other, named by its content, and is loaded only by who searches.
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
              resolveId: (id: string) => (MODULE.test(id) ? `\0${id}` : undefined),
              load(id: string) {
                const [, file] = MODULE.exec(id.slice(1)) ?? [];
                if (!file) return;
                const site = loadSite(path.resolve('content/en'), Object.keys(pictures));
                const built = buildIndex(site, recordsOf(site));
                // Engines read a JSON string faster than the same object as code.
                return `export default JSON.parse(${JSON.stringify(JSON.stringify(built[file as keyof typeof built]))})`;
              },
            },
          ],
        },
      });
    },
  },
});
