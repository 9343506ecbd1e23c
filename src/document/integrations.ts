import type { AstroIntegration } from 'astro';
import { writeSchemas } from '../content/json-schemas.ts';
import { site } from '../content/registry.ts';

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

/** `client:settled`, beside Astro's own moments in which an island may wake. */
const islandDirectives: AstroIntegration = {
  name: 'island-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'settled', entrypoint: './src/document/client-directive-settled.ts' }),
  },
};

export const integrations = [contentReload, reactRefresh, islandDirectives];
