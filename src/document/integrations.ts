import type { AstroIntegration } from 'astro';
import { writeSchemas } from '../content/json-schemas.ts';
import { forSearch } from '../content/page-text.ts';
import { site } from '../content/registry.ts';
import { buildIndex } from '../search/build-index.ts';
import { recordsOf } from '../search/records.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:settled'?: boolean;
  }
}

/** The editor's schemas follow the content; with `npm run dev`, a saved content file or picture index reloads the page. */
const contentReload: AstroIntegration = {
  name: 'content-reload',
  hooks: {
    'astro:config:setup': () => writeSchemas(site.pages.map(({ path }) => path)),
    'astro:server:setup': ({ server }) => {
      server.watcher.add(['content', 'renders/index.json']);
      server.watcher.on('all', (_event, file) => {
        if (/\.ya?ml$|renders\/index\.json$/.test(file)) server.restart();
      });
    },
  },
};

/** `npm run dev`: parts that wake React themselves find no Astro island on the page, which would bring what Vite's plugin asks for. */
const reactRefresh: AstroIntegration = {
  name: 'react-refresh',
  hooks: {
    'astro:config:setup': ({ command, injectScript }) => {
      if (command !== 'dev') return;
      injectScript('head-inline', 'window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;');
      injectScript('page', "import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window);");
    },
  },
};

const MODULE = /^virtual:search-(index|texts)$/;

/**
 * `virtual:search-index` and `virtual:search-texts`: the two files of the index, made from the content when the site is built. Each
 * becomes a script like any other, named by its content, and is loaded only by who searches.
 */
const searchIndex: AstroIntegration = {
  name: 'search-index',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      const plugin = {
        name: 'search-index',
        resolveId: (id: string) => (MODULE.test(id) ? `\0${id}` : undefined),
        load: (id: string) => {
          const [, file] = MODULE.exec(id.slice(1)) ?? [];
          if (!file) return;
          const source = forSearch(site);
          const built = buildIndex(source, recordsOf(source));
          // Engines read a JSON string faster than the same object as code.
          return `export default JSON.parse(${JSON.stringify(JSON.stringify(built[file as keyof typeof built]))})`;
        },
      };
      updateConfig({ vite: { plugins: [plugin] } });
    },
  },
};

/** `client:settled`, beside Astro's own moments in which an island may wake. */
const islandDirectives: AstroIntegration = {
  name: 'island-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'settled', entrypoint: './src/document/client-directive-settled.ts' }),
  },
};

export const integrations = [contentReload, reactRefresh, searchIndex, islandDirectives];
