import path from 'node:path';
import type { AstroIntegration } from 'astro';
import type { DevEnvironment, EnvironmentModuleNode } from 'vite';
import { ContentError } from '../content/errors.ts';
import { writeSchemas } from '../content/json-schemas.ts';
import { loadSiteCached } from '../content/site-cache.ts';
import { pictures } from '../model/pictures.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:settled'?: boolean;
    'client:near'?: boolean | { rootMargin: string };
  }
}

/** Files that pages are made from and that no module imports. */
const CONTENT = /\/(content\/.+\.ya?ml|evidence\/.+\.json|pictures\/index\.json|renders\/(index|town[\w-]*)\.json)$/;
const REGISTRY = path.resolve('src/content/registry.ts');

/** With `npm run dev`, a saved content file reloads the page: the registry is read anew, and with it every module that uses it. */
const reloadOnSave = {
  name: 'reload-on-save',
  hotUpdate(
    this: { environment: DevEnvironment },
    { file, modules }: { file: string; modules: EnvironmentModuleNode[] },
  ) {
    if (!CONTENT.test(file)) return;
    const registry = this.environment.moduleGraph.getModulesByFile(REGISTRY);
    if (!registry) return;
    // Astro remembers which pages there are.
    this.environment.hot.send('astro:content-changed', {});
    return [...modules, ...registry];
  },
};

/** The editor's schemas follow the content. */
const contentReload: AstroIntegration = {
  name: 'content-reload',
  hooks: {
    'astro:config:setup': ({ command, logger, updateConfig }) => {
      updateConfig({ vite: { plugins: [reloadOnSave] } });
      try {
        // Not the registry: it would stop the dev server as it is imported.
        const site = loadSiteCached(path.resolve('content/en'), Object.keys(pictures));
        writeSchemas(site.pages.map((page) => page.path));
        if (command === 'dev' && site.ruleFaults.length) logger.warn(new ContentError(site.ruleFaults).message);
      } catch (error) {
        // The dev server starts with broken content too: each page then shows the fault until it is corrected.
        if (command !== 'dev' || !(error instanceof ContentError)) throw error;
        logger.error(error.message);
      }
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

/** Unlike Astro's own directives, these try again after a failed load. */
const islandDirectives: AstroIntegration = {
  name: 'island-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['settled', 'near'])
        addClientDirective({ name, entrypoint: `./src/document/client-directive-${name}.ts` });
    },
  },
};

export const integrations = [contentReload, reactRefresh, islandDirectives];
